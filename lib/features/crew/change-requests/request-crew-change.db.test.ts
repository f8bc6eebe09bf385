import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crewCertificates, crewChangeRequests, crewSeaServices, crewTrainings } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { certificates } from "@/db/schema/positions";
import { seafarer } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { uploadBy } from "@/db/testing/files/uploads";
import { changeOf } from "./queries";
import { decideChangeRequest } from "./decide-change-request";
import { getChangeRequest } from "./get-change-request";
import { requestCrewChange } from "./request-crew-change";
import { updateCrew } from "../edit/update-crew";

afterAll(closeDatabase);

async function sailor(db: Transaction) {
  const crewMember = await seafarer(db);
  return {
    someone: crewMember,
    actor: await person(db, "crewmarine", "crew", { crewId: crewMember.id }),
    admin: as(await person(db, "crewingadminmarine")),
  };
}
const ask = (actor: Parameters<typeof as>[0], crewId: number, section: string, values: object) =>
  requestCrewChange.execute(as(actor), { crewId, section, values });
const linesOf = async (caller: ReturnType<typeof as>, id: number) =>
  Object.fromEntries(
    (await getChangeRequest.execute(caller, { id })).changes.map(({ field, after }) => [field, after]),
  );
const shown = { institution: "BP2IP", training: "Shown course", issued: "2024-01-01" };

test(
  "refuses more than one entry per request, also in a request stored before",
  rolledBack(async (db) => {
    const { someone: crewMember, actor, admin } = await sailor(db);
    const rows = [{ institution: "BP2IP", training: "Hidden course", issued: "2024-01-01" }];
    for (const section of ["education", "training", "sea-service", "coc", "cop", "travel-documents"]) {
      expect(await fieldsOf(ask(actor, crewMember.id, section, { ...shown, rows }))).toEqual([
        { path: "rows", message: "crew.requests.oneEntry" },
      ]);
    }
    const { id } = await ask(actor, crewMember.id, "training", shown);
    await db
      .update(crewChangeRequests)
      .set({ change: JSON.stringify({ values: { ...shown, rows }, before: {} }) })
      .where(eq(crewChangeRequests.id, id));
    await decideChangeRequest.execute(admin, { id, decision: "Approved" });
    expect(
      await db
        .select({ training: crewTrainings.training })
        .from(crewTrainings)
        .where(eq(crewTrainings.crewId, crewMember.id)),
    ).toEqual([{ training: "Shown course" }]);
  }),
);

test(
  "stores only fields of the form and shows each of them",
  rolledBack(async (db) => {
    const { someone: crewMember, actor, admin } = await sailor(db);
    const { id } = await ask(actor, crewMember.id, "training", {
      ...shown,
      evaluation: " Good ",
      approvedBy: "the manager by phone",
      junk: "x".repeat(100_000),
    });
    expect(await linesOf(admin, id)).toEqual({ ...shown, evaluation: "Good" });
    const [stored] = await db.select().from(crewChangeRequests).where(eq(crewChangeRequests.id, id));
    expect(changeOf({ change: stored?.change ?? "" }).values).toEqual({
      ...shown,
      category: null,
      instructor: null,
      feedback: null,
      evaluation: "Good",
      expired: null,
    });
    await updateCrew.execute(admin, {
      crewId: crewMember.id,
      section: "cop",
      values: { name: "Forklift", number: "F-1", issued: "2024-01-10", expired: "2027-01-10", description: "Held" },
    });
    const [paper] = await db.select().from(crewCertificates).where(eq(crewCertificates.crewId, crewMember.id));
    const correction = await ask(actor, crewMember.id, "cop", {
      id: paper?.id,
      number: "F-2",
      issued: "2024-01-10",
      expired: "2027-01-10",
    });
    expect(await linesOf(admin, correction.id)).toEqual({ number: "F-2", description: null });
    await expect(
      ask(actor, crewMember.id, "cop", {
        id: paper?.id,
        number: "F-1",
        issued: "2024-01-10",
        expired: "2027-01-10",
        description: "Held",
      }),
    ).rejects.toMatchObject({ messageKey: "crew.requests.nothing" });
    await expect(ask(actor, crewMember.id, "contact", { approvedBy: "x" })).rejects.toMatchObject({
      messageKey: "crew.requests.nothing",
    });
    expect(await fieldsOf(ask(actor, crewMember.id, "cop", { removed: true }))).toEqual([
      { path: "id", message: "validation.required" },
    ]);
  }),
);

test(
  "shows and stores a listed certificate under its own name",
  rolledBack(async (db) => {
    const { someone: crewMember, actor, admin } = await sailor(db);
    const [listed] = await db
      .select()
      .from(certificates)
      .where(eq(certificates.name, "Ahli Nautika Tingkat I (ANT-I)"));
    const { id } = await ask(actor, crewMember.id, "coc", {
      certificateId: listed?.id,
      name: "Radio course",
      number: "1",
      issued: "2024-01-01",
      expired: "2026-12-01",
    });
    expect(await linesOf(admin, id)).toEqual({
      name: "Ahli Nautika Tingkat I (ANT-I)",
      number: "1",
      issued: "2024-01-01",
      noExpiry: true,
    });
    await decideChangeRequest.execute(admin, { id, decision: "Approved" });
    expect(await db.select().from(crewCertificates).where(eq(crewCertificates.crewId, crewMember.id))).toMatchObject([
      { certificateId: listed?.id, certificateName: "Ahli Nautika Tingkat I (ANT-I)", expired: null },
    ]);
  }),
);

test(
  "keeps the scan unless a new one is attached",
  rolledBack(async (db) => {
    const { someone: crewMember, actor, admin } = await sailor(db);
    const attachment = await uploadBy(db, actor);
    const service = {
      companyName: "PT A",
      position: "AB",
      vesselName: "MV A",
      vesselType: "Bulk",
      onBoard: "2020-01-01",
      offBoard: "2020-06-01",
      attachment,
    };
    await decideChangeRequest.execute(admin, {
      id: (await ask(actor, crewMember.id, "sea-service", service)).id,
      decision: "Approved",
    });
    const held = async () =>
      (await db.select().from(crewSeaServices).where(eq(crewSeaServices.crewId, crewMember.id)))[0];
    const entry = await held();
    const { id } = await ask(actor, crewMember.id, "sea-service", {
      ...service,
      id: entry?.id,
      note: "Dry dock",
      attachment: null,
    });
    await decideChangeRequest.execute(admin, { id, decision: "Approved" });
    expect(await held()).toMatchObject({ note: "Dry dock", fileId: attachment });
    const scanned = await ask(actor, crewMember.id, "sea-service", {
      id: entry?.id,
      attachment: await uploadBy(db, actor),
    });
    await decideChangeRequest.execute(admin, { id: scanned.id, decision: "Approved" });
    expect((await held())?.fileId).not.toBe(attachment);
  }),
);

test(
  "alerts the seafarer when staff request bank details, whichever call they use",
  rolledBack(async (db) => {
    const crewMember = await seafarer(db, { email: "agus@example.com" });
    await ask(await person(db, "crewingadminmarine"), crewMember.id, "bank", {
      sequence: 1,
      bankName: "BCA",
      accountNumber: "1234567890",
      accountName: "Agus Setiawan",
    });
    expect(await db.select({ type: mails.type, recipient: mails.recipient }).from(mails)).toEqual([
      { type: "BankChangeAlert", recipient: "agus@example.com" },
    ]);
  }),
);
