import { and, eq } from "drizzle-orm";
import { database, type Transaction } from "@/db/client";
import { chandlerStatuses, type ChandlerStatus } from "@/db/enums/chandler";
import { auditEntries } from "@/db/schema/audit";
import { chandlerLog, chandlerRequests } from "@/db/schema/chandler";
import { mails } from "@/db/schema/mail";
import { requested } from "@/db/testing/records/chandler";
import { vessel } from "@/db/testing/crew";
import { removeRequests } from "@/db/testing/databases/committed-requests";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { workbookBy } from "@/db/testing/files/workbooks";
import type { UserActor } from "@/lib/access/actor";
import { getRequest } from "../detail/get-request";
import { sendStatusNotification } from "../../notices/send-status-notification";
import { proposeReceived } from "./propose-received";
import { updateRequest } from "./update-request";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const of2 = { divisionId: 2 };
const requester = { requesterName: "Rina Marpaung", requesterEmail: "rina.marpaung@example.test" };

const update = (actor: UserActor, id: number, to: string, more: object = {}) =>
  updateRequest.execute(as(actor, { now }), {
    ...requester,
    shipChandlerId: id,
    shipChandlerStatusEnum: to,
    ...more,
  });
const cancel = (actor: UserActor, id: number, more: object = {}) =>
  updateRequest.execute(as(actor, { now }), {
    shipChandlerId: id,
    shipChandlerStatusEnum: "Cancel",
    rejectionReason: "Wrong port",
    ...more,
  });
const rowOf = async (db: Transaction, id: number) => {
  const [row] = await db.select().from(chandlerRequests).where(eq(chandlerRequests.id, id));
  return row;
};
const mailsAbout = async (db: Transaction, id: number) =>
  db
    .select()
    .from(mails)
    .where(and(eq(mails.subjectType, "chandler-request"), eq(mails.subjectId, id)));
const fieldsOf = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { fields?: { path: string; message: string }[] }) =>
      Object.fromEntries((error.fields ?? []).map(({ path, message }) => [path, message])),
  );

test(
  "moves a request to delivery with each step's fields, timeline and mails",
  rolledBack(async (db) => {
    const ship = await vessel(db, of2);
    const head = await person(db, "crewtanker", "head", { vesselId: ship.id });
    const elsewhere = await person(db, "crewtanker", "head", { vesselId: (await vessel(db, of2)).id });
    const [service, colleague] = [await person(db, "crewingservicetanker"), await person(db, "crewingservicetanker")];
    const { id } = await requested(db, ship);
    expect((await update(service, id, "Looking For Vendor")).status).toBe("LookingForVendor");
    expect(await fieldsOf(update(service, id, "OnPreparation"))).toEqual({
      vendorName: "chandler.vendorNameRequired",
      approvedVendorAttachmentId: "chandler.approvedAttachmentRequired",
    });
    const vendor = {
      vendorName: "PT Samudra Chandler",
      approvedVendorAttachmentId: await uploadBy(db, service, "offer.pdf"),
      approvedVendorAttachmentFileName: "Offer PT Samudra",
    };
    await update(service, id, "OnPreparation", vendor);
    expect(await rowOf(db, id)).toMatchObject({
      vendorName: "PT Samudra Chandler",
      vendorFileName: "Offer PT Samudra.pdf",
    });
    await update(service, id, "ReadyForShipment");
    expect(await fieldsOf(update(service, id, "Delivered"))).toEqual({
      receivedDate: "chandler.receivedDateRequired",
    });
    expect(await fieldsOf(update(service, id, "Delivered", { receivedDate: "2026-11-15" }))).toEqual({
      receivedDate: "chandler.receivedBefore",
    });
    expect(await fieldsOf(update(service, id, "Delivered", { receivedDate: "2026-11-21" }))).toEqual({
      receivedDate: "chandler.receivedToCome",
    });
    const done = await update(service, id, "Delivered", { receivedDate: "2026-11-20" });
    expect([done.status, done.version]).toEqual(["Delivered", 5]);
    const lines = await db.select().from(chandlerLog).where(eq(chandlerLog.requestId, id)).orderBy(chandlerLog.id);
    expect(lines.map(({ toStatus }) => toStatus)).toEqual(chandlerStatuses.slice(0, 5));
    expect(lines.at(-1)).toMatchObject({ event: "moved", fromStatus: "ReadyForShipment", createdBy: service.userId });
    const recipients = (await mailsAbout(db, id)).filter(({ subjectVersion }) => subjectVersion === 5);
    const addresses = recipients.map(({ recipient }) => recipient);
    expect(addresses).toEqual(expect.arrayContaining([colleague.email, head.email, requester.requesterEmail]));
    expect(addresses).not.toContain(service.email);
    expect(addresses).not.toContain(elsewhere.email);
    const text = recipients.find(({ recipient }) => recipient === head.email)?.plain;
    expect(text).toContain("Ready For Shipment → Delivered");
    expect(text).toContain("PT Samudra Chandler");
    const stranger = recipients.find(({ recipient }) => recipient === requester.requesterEmail)?.plain;
    expect(stranger).not.toContain("/dashboard/");
    const seen = await getRequest.execute(as(service, { now }), { shipChandlerId: id });
    expect(seen.answeredAt).not.toBeNull();
    expect(seen.history.map(({ by }) => by).slice(1)).toEqual(Array(4).fill("Sari Wijaya"));
  }),
);

test.each(["Delivered", "Cancel"] as const)(
  "a request that is %s refuses every change through every door and stays as it is",
  (status) =>
    rolledBack(async (db) => {
      const ship = await vessel(db, of2);
      const admin = await person(db, "crewingadmintanker");
      const head = { ...(await person(db, "crewtanker", "head", { vesselId: ship.id })), vesselId: ship.id };
      const before = await requested(db, ship, { status });
      const messageKey = `chandler.final.${status === "Cancel" ? "cancelled" : "delivered"}`;
      const vendor = { vendorName: "PT Lain", approvedVendorAttachmentId: await workbookBy(db, admin) };
      for (const to of chandlerStatuses)
        await expect(
          update(admin, before.id, to, { ...vendor, receivedDate: "2026-11-20", rejectionReason: "No" }),
        ).rejects.toMatchObject({ code: "rule", messageKey });
      await expect(update(admin, before.id, status, { requesterName: "Somebody Else" })).rejects.toMatchObject({
        messageKey,
      });
      await expect(cancel(head, before.id)).rejects.toMatchObject({ messageKey });
      await expect(
        proposeReceived.execute(as(head, { now }), { shipChandlerId: before.id, receivedDate: "2026-11-20" }),
      ).rejects.toMatchObject({ messageKey });
      expect(await rowOf(db, before.id)).toEqual(before);
      expect(await mailsAbout(db, before.id)).toEqual([]);
    })(),
);

test(
  "refuses to go back or skip a step",
  rolledBack(async (db) => {
    const ship = await vessel(db, of2);
    const service = await person(db, "crewingservicetanker");
    const wrong: [ChandlerStatus, ChandlerStatus][] = [
      ["Submitted", "ReadyForShipment"],
      ["Submitted", "Delivered"],
      ["LookingForVendor", "Submitted"],
      ["OnPreparation", "LookingForVendor"],
      ["OnPreparation", "Delivered"],
      ["ReadyForShipment", "OnPreparation"],
    ];
    for (const [from, to] of wrong) {
      const { id } = await requested(db, ship, { status: from });
      await expect(update(service, id, to, { receivedDate: "2026-11-20" })).rejects.toMatchObject({
        messageKey: `chandler.noStep.${from}`,
      });
    }
  }),
);

test(
  "edits only the requester with the same status, without mails, and ignores no change",
  rolledBack(async (db) => {
    const ship = await vessel(db, of2);
    const service = await person(db, "crewingservicetanker");
    const { id } = await requested(db, ship, { status: "LookingForVendor" });
    const same = await update(service, id, "LookingForVendor", { vendorName: "PT Lain" });
    expect([same.version, same.mailIds]).toEqual([1, []]);
    const edited = await update(service, id, "LookingForVendor", { requesterName: "Sinta", vendorName: "PT Lain" });
    expect([edited.version, edited.mailIds]).toEqual([2, []]);
    expect(await rowOf(db, id)).toMatchObject({ requesterName: "Sinta", vendorName: null });
    expect(await fieldsOf(update(service, id, "LookingForVendor", { requesterName: "", requesterEmail: "" }))).toEqual({
      requesterName: "chandler.requesterNameRequired",
      requesterEmail: "chandler.requesterEmailRequired",
    });
    expect(await fieldsOf(update(service, id, ""))).toEqual({ shipChandlerStatusEnum: "chandler.statusRequired" });
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, String(id)));
    expect(JSON.stringify(entries)).not.toContain("Sinta");
  }),
);

test(
  "requires a reason to cancel; a head may cancel own submitted requests and move none",
  rolledBack(async (db) => {
    const [own, other] = [await vessel(db, of2), await vessel(db, of2)];
    const service = await person(db, "crewingservicetanker");
    const head = { ...(await person(db, "crewtanker", "head", { vesselId: own.id })), vesselId: own.id };
    const submitted = await requested(db, own);
    const taken = await requested(db, own, { status: "LookingForVendor" });
    const foreign = await requested(db, other);
    expect(await fieldsOf(cancel(head, submitted.id, { rejectionReason: " " }))).toEqual({
      rejectionReason: "validation.required",
    });
    expect((await cancel(head, submitted.id)).status).toBe("Cancel");
    expect((await mailsAbout(db, submitted.id)).map(({ recipient }) => recipient)).toContain(service.email);
    await expect(cancel(head, taken.id)).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "chandler.cancelOnlySubmitted",
    });
    await expect(cancel(head, foreign.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(update(head, taken.id, "OnPreparation")).rejects.toMatchObject({ code: "forbidden" });
    const spoken = { shipChandlerId: taken.id, status: " Cancel ", rejectReason: "Twice" };
    expect((await updateRequest.execute(as(service, { now }), spoken)).status).toBe("Cancel");
    for (const role of ["crewingstafftanker", "crewingmanagertanker", "crewingservicemarine"] as const)
      await expect(cancel(await person(db, role), foreign.id)).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "names who changed the request meanwhile",
  rolledBack(async (db) => {
    const { id } = await requested(db, await vessel(db, of2));
    const [one, other] = [await person(db, "crewingservicetanker"), await person(db, "crewingadmintanker")];
    await update(one, id, "LookingForVendor", { version: 1 });
    await expect(update(other, id, "LookingForVendor", { version: 1 })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "errors.changedBy",
      values: { name: "Sari Wijaya" },
    });
    await expect(cancel(other, id, { version: 1 })).rejects.toMatchObject({ code: "conflict" });
  }),
);

test("accepts one of two concurrent moves and reports to the other", async () => {
  const db = database();
  const ship = await db.transaction((held) => vessel(held, of2));
  const made = await db.transaction((held) => requested(held, ship));
  try {
    const people = await Promise.all([person(db, "crewingservicetanker"), person(db, "crewingadmintanker")]);
    const answers = await Promise.allSettled(
      people.map((actor) => update(actor, made.id, "LookingForVendor", { version: 1 })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
    const [row] = await db.select().from(chandlerRequests).where(eq(chandlerRequests.id, made.id));
    expect([row?.status, row?.version]).toEqual(["LookingForVendor", 2]);
  } finally {
    await removeRequests(ship.id);
  }
});

test(
  "records the day a head reports, confirmed by service; refuses future, earlier and unshipped days",
  rolledBack(async (db) => {
    const ship = await vessel(db, of2);
    const head = { ...(await person(db, "crewtanker", "head", { vesselId: ship.id })), vesselId: ship.id };
    const { id } = await requested(db, ship, { status: "ReadyForShipment" });
    const propose = (receivedDate: string) =>
      proposeReceived.execute(as(head, { now }), { shipChandlerId: id, receivedDate });
    expect(await fieldsOf(propose("2026-11-21"))).toEqual({ receivedDate: "chandler.receivedToCome" });
    expect(await fieldsOf(propose("2026-11-15"))).toEqual({ receivedDate: "chandler.receivedBefore" });
    expect((await propose("2026-11-20")).version).toBe(2);
    expect((await propose("2026-11-19")).version).toBe(3);
    expect((await propose("2026-11-19")).version).toBe(3);
    const seen = await getRequest.execute(as(head, { now }), { shipChandlerId: id });
    expect(seen).toMatchObject({
      proposedReceivedDate: "2026-11-19",
      proposedBy: "Sari Wijaya",
      status: "ReadyForShipment",
      allowedActions: ["propose-received"],
    });
    const waiting = await requested(db, ship);
    await expect(
      proposeReceived.execute(as(head, { now }), { shipChandlerId: waiting.id, receivedDate: "2026-11-19" }),
    ).rejects.toMatchObject({ messageKey: "chandler.notShipped" });
    const other = await requested(db, await vessel(db, of2), { status: "ReadyForShipment" });
    await expect(
      proposeReceived.execute(as(head, { now }), { shipChandlerId: other.id, receivedDate: "2026-11-19" }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "sends a state's mails once through the general call, for users who may move it",
  rolledBack(async (db) => {
    const ship = await vessel(db, of2);
    const [service, colleague] = [await person(db, "crewingservicetanker"), await person(db, "crewingservicetanker")];
    const { id } = await requested(db, ship);
    const { mailIds } = await update(service, id, "LookingForVendor");
    const ask = (actor: UserActor, sendEmailType = "ChandlerStatus") =>
      sendStatusNotification.execute(as(actor, { now }), { id: String(id), sendEmailType });
    expect(await ask(service)).toEqual({ mailIds, message: "Email sent!" });
    expect(await mailsAbout(db, id)).toHaveLength(mailIds.length);
    await db.delete(mails).where(eq(mails.subjectId, id));
    const again = await ask(service);
    expect((await mailsAbout(db, id)).map(({ recipient }) => recipient)).toContain(colleague.email);
    expect(again.mailIds).toHaveLength(mailIds.length);
    await expect(ask(await person(db, "crewingstafftanker"))).rejects.toMatchObject({ code: "forbidden" });
    await expect(ask(service, "Anything")).rejects.toMatchObject({ messageKey: "mail.unknownType" });
  }),
);
