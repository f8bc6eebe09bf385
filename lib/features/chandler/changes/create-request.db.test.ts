import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { chandlerLog, chandlerRequests } from "@/db/schema/chandler";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { requested, somePort } from "@/db/testing/records/chandler";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { workbookBy } from "@/db/testing/files/workbooks";
import type { UserActor } from "@/lib/access/actor";
import { createRequest } from "./create-request";

afterAll(closeDatabase);

// A Friday.
const now = new Date("2026-11-20T02:00:00Z");
const of2 = { divisionId: 2 };

/** A request in the documented spelling. */
async function written(db: Transaction, actor: UserActor, vesselId: number) {
  return {
    requesterName: "Rina Marpaung",
    requesterEmail: "Rina.Marpaung@example.test",
    deliveryDate: "2026-11-30",
    periodFrom: "2026-12-01",
    portId: String((await somePort(db)).id),
    requestedAttachmentFileName: "Stores December",
    vesselId: String(vesselId),
    requestedAttachmentId: await workbookBy(db, actor),
  };
}
const create = (actor: UserActor, input: object) => createRequest.execute(as(actor, { now }), input);
const fieldsOf = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { fields?: { path: string; message: string }[] }) =>
      Object.fromEntries((error.fields ?? []).map(({ path, message }) => [path, message])),
  );

test(
  "stores a request with people on board and its file, and notifies service but not the author",
  rolledBack(async (db) => {
    const ship = await vessel(db, of2);
    for (let count = 0; count < 2; count += 1) {
      const one = await seafarer(db, of2);
      await db.update(crew).set({ vesselId: ship.id, status: "on-board" }).where(eq(crew.id, one.id));
    }
    const [service, staff] = [await person(db, "crewingservicetanker"), await person(db, "crewingstafftanker")];
    const input = await written(db, staff, ship.id);
    const { shipChandlerId: id, status, version } = await create(staff, input);
    const [row] = await db.select().from(chandlerRequests).where(eq(chandlerRequests.id, id));
    expect([status, version]).toEqual(["Submitted", 1]);
    expect(row).toMatchObject({
      vesselId: ship.id,
      requesterEmail: "rina.marpaung@example.test",
      requestedOn: "2026-11-20",
      deliverOn: "2026-11-30",
      period: "2026-12-01",
      headCount: 2,
      requestFileName: "Stores December.xlsx",
      createdBy: staff.userId,
    });
    const [file] = await db.select().from(files).where(eq(files.id, input.requestedAttachmentId));
    expect(file).toMatchObject({ subjectType: "chandler-request", subjectId: id });
    const sentMails = await db.select().from(mails).where(eq(mails.subjectId, id));
    expect(sentMails.filter(({ type }) => type === "ChandlerStatus").map(({ recipient }) => recipient)).toContain(
      service.email,
    );
    expect(sentMails.map(({ recipient }) => recipient)).not.toContain(staff.email);
    const lines = await db.select().from(chandlerLog).where(eq(chandlerLog.requestId, id));
    expect(lines).toMatchObject([{ event: "created", fromStatus: null, toStatus: "Submitted" }]);
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.operation, "chandler.create-request"));
    expect(entry).toMatchObject({ subject: String(id), divisionId: 2, after: { status: "Submitted" } });
    expect(JSON.stringify(entry)).not.toMatch(/Marpaung/i);
  }),
);

test(
  "reports every missing field in the documented words",
  rolledBack(async (db) => {
    const ship = await vessel(db, of2);
    const staff = await person(db, "crewingstafftanker");
    expect(await fieldsOf(create(staff, { vesselId: ship.id }))).toEqual({
      requesterName: "chandler.requesterNameRequired",
      requesterEmail: "chandler.requesterEmailRequired",
      deliveryDate: "chandler.deliveryDateRequired",
      periodFrom: "chandler.periodRequired",
      portId: "chandler.portRequired",
      requestedAttachmentId: "chandler.attachmentRequired",
    });
    const input = await written(db, staff, ship.id);
    expect(await fieldsOf(create(staff, { ...input, requesterEmail: "rina" }))).toEqual({
      requesterEmail: "chandler.invalidEmail",
    });
    expect(await fieldsOf(create(staff, { ...input, deliveryDate: "2026-11-19" }))).toEqual({
      deliveryDate: "chandler.deliveryPassed",
    });
  }),
);

test(
  "requires a reason below four working days",
  rolledBack(async (db) => {
    const ship = await vessel(db, of2);
    const staff = await person(db, "crewingstafftanker");
    const soon = { ...(await written(db, staff, ship.id)), deliveryDate: "2026-11-25" };
    expect(await fieldsOf(create(staff, soon))).toEqual({ shortNoticeReason: "chandler.shortNotice?days=4" });
    const { shipChandlerId } = await create(staff, { ...soon, shortNoticeReason: "The fresh water pump failed" });
    const [row] = await db.select().from(chandlerRequests).where(eq(chandlerRequests.id, shipChandlerId));
    expect(row?.shortNoticeReason).toBe("The fresh water pump failed");
    const today = { ...(await written(db, staff, ship.id)), deliveryDate: "2026-11-20", shortNoticeReason: "Today" };
    expect((await create(staff, today)).status).toBe("Submitted");
    const inTime = { ...(await written(db, staff, ship.id)), deliveryDate: "2026-11-26" };
    expect((await create(staff, inTime)).status).toBe("Submitted");
  }),
);

test(
  "lets a head request for the own vessel only; refuses planning, Marine and scrapped vessels",
  rolledBack(async (db) => {
    const [own, other] = [await vessel(db, of2), await vessel(db, of2)];
    const scrapped = await vessel(db, { ...of2, scrappedOn: "2026-01-01", scrapReason: "Sold" });
    const head = { ...(await person(db, "crewtanker", "head", { vesselId: own.id })), vesselId: own.id };
    expect((await create(head, await written(db, head, own.id))).status).toBe("Submitted");
    await expect(create(head, await written(db, head, other.id))).rejects.toMatchObject({ code: "not-found" });
    const staff = await person(db, "crewingstafftanker");
    await expect(create(staff, await written(db, staff, scrapped.id))).rejects.toMatchObject({
      messageKey: "chandler.scrapped",
    });
    for (const role of ["crewingplanningtanker", "crewingmanagertanker", "crewingservicemarine"] as const) {
      const actor = await person(db, role);
      await expect(create(actor, { vesselId: own.id })).rejects.toMatchObject({ code: "forbidden" });
    }
    const marine = { ...(await person(db, "superadmin")), divisionId: 1 as const };
    await expect(create(marine, { vesselId: own.id })).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "accepts only the user's own workbook, once",
  rolledBack(async (db) => {
    const ship = await vessel(db, of2);
    const [staff, other] = [await person(db, "crewingstafftanker"), await person(db, "crewingstafftanker")];
    const input = await written(db, staff, ship.id);
    const paper = await uploadBy(db, staff, "stores.pdf");
    const refused = (requestedAttachmentId: string) => fieldsOf(create(staff, { ...input, requestedAttachmentId }));
    expect(await refused(await workbookBy(db, other))).toEqual({ requestedAttachmentId: "files.notFound" });
    expect(await refused(paper)).toEqual({ requestedAttachmentId: "chandler.files.requestKind" });
    await create(staff, input);
    expect(await fieldsOf(create(staff, input))).toEqual({ requestedAttachmentId: "files.notFound" });
  }),
);

test(
  "copies a final request with its file, not an open or another vessel's",
  rolledBack(async (db) => {
    const ship = await vessel(db, of2);
    const staff = await person(db, "crewingstafftanker");
    const source = await requested(db, ship, { status: "Cancel" });
    const input = {
      ...(await written(db, staff, ship.id)),
      requestedAttachmentId: source.requestFileId,
      requestedAttachmentFileName: "",
    };
    const { shipChandlerId } = await create(staff, { ...input, copyOf: source.id });
    const [copy] = await db.select().from(chandlerRequests).where(eq(chandlerRequests.id, shipChandlerId));
    expect(copy).toMatchObject({ copiedFromId: source.id, requestFileName: "stores.xlsx", status: "Submitted" });
    expect(copy?.requestFileId).not.toBe(source.requestFileId);
    const [[old], [own]] = await Promise.all([
      db.select().from(files).where(eq(files.id, source.requestFileId)),
      db
        .select()
        .from(files)
        .where(eq(files.id, copy?.requestFileId ?? source.requestFileId)),
    ]);
    expect([old?.subjectId, own?.subjectId]).toEqual([source.id, shipChandlerId]);
    expect(own?.content).toEqual(old?.content);
    const open = await requested(db, ship);
    await expect(create(staff, { ...input, copyOf: open.id })).rejects.toMatchObject({
      messageKey: "chandler.copyOpen",
    });
    const elsewhere = await requested(db, await vessel(db, of2), { status: "Cancel" });
    await expect(create(staff, { ...input, copyOf: elsewhere.id })).rejects.toMatchObject({ code: "not-found" });
    // Without the copied request, its file is not theirs to use.
    expect(await fieldsOf(create(staff, input))).toEqual({ requestedAttachmentId: "files.notFound" });
  }),
);
