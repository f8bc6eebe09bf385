import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crewBankAccounts, crewDocuments } from "@/db/schema/crew";
import { ujbmExtraPersons, ujbmPayees } from "@/db/schema/ujbm";
import { savedViews } from "@/db/schema/views";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { createExtraPerson } from "@/lib/features/ujbm/extra-persons/create-extra-person";
import { decidePayee } from "@/lib/features/ujbm/payees/decide-payee";
import { requestPayee } from "@/lib/features/ujbm/payees/request-payee";
import { decideDataRequest } from "./decide-data-request";
import { makeDataRequest } from "./make-data-request";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const name = "Ratna Kusuma";

async function office(db: Transaction) {
  const [finance, admin, manager] = [
    await person(db, "crewingfinancemarine"),
    await person(db, "crewingadminmarine"),
    await person(db, "crewingmanagermarine"),
  ];
  const one = await seafarer(db, { status: "resigned", resignedOn: "2026-01-15", fullName: name, phone: "+62811" });
  await db.insert(crewBankAccounts).values({
    crewId: one.id,
    sequence: 1,
    bankName: "Mandiri",
    accountNumber: "1420012345678",
    accountName: "R. Kusuma",
    createdBy: admin.userId,
  });
  const erase = async () => {
    const { id } = await makeDataRequest.execute(as(admin, { now }), {
      crewId: one.id,
      kind: "erase",
      reason: "x",
    });
    await decideDataRequest.execute(as(manager, { now }), { id, decision: "Approved" });
  };
  const ask = async (form: object) => {
    const { id: vesselId, name: vesselName } = await vessel(db);
    const { id } = await requestPayee.execute(as(finance, { now }), {
      vesselId,
      bankName: "BCA",
      accountNumber: "77777777",
      accountName: "PT Samudra",
      reason: "Galley",
      ...form,
    });
    return { id, vesselName };
  };
  const decide = (id: number, decision: string) =>
    decidePayee.execute(as(decision === "Withdrawn" ? finance : admin, { now }), { id, decision });
  return { finance, admin, one, erase, ask, decide };
}

const reasonsOf = async (db: Transaction, operation: string) =>
  (
    await db
      .select({ subject: auditEntries.subject, reason: auditEntries.reason })
      .from(auditEntries)
      .where(eq(auditEntries.operation, operation))
      .orderBy(asc(auditEntries.id))
  ).map(({ subject, reason }) => [Number(subject), reason]);

test(
  "withdraws open vessel accounts of an erased person, blanks closed ones, and leaves others",
  rolledBack(async (db) => {
    const { erase, ask, decide } = await office(db);
    const byName = await ask({ accountName: "RATNA  KUSUMA", phone: "+62999" });
    const byAccount = await ask({ accountNumber: "1420012345678", accountName: "R K" });
    const over = await ask({ accountName: name, phone: "+62811", reason: `${name} asks for it` });
    await decide(over.id, "Withdrawn");
    const notified = await ask({ reason: `Ratna Kusuma has left the vessel` });
    const other = await ask({ accountName: "Ratna Kusumawati" });
    await erase();
    const rows = await db.select().from(ujbmPayees).orderBy(asc(ujbmPayees.id));
    expect(rows.map(({ id }) => id)).toEqual([over.id, notified.id, other.id]);
    expect(rows).toMatchObject([
      { bankName: "-", accountNumber: "-", accountName: "-", phone: null, reason: "-" },
      { bankName: "BCA", accountNumber: "77777777", accountName: "PT Samudra", reason: "-" },
      { accountName: "Ratna Kusumawati", reason: "Galley" },
    ]);
    expect(await reasonsOf(db, "ujbm.request-payee")).toEqual([
      [byName.id, null],
      [byAccount.id, null],
      [over.id, null],
      [notified.id, null],
      [other.id, "Galley"],
    ]);
  }),
);

test(
  "refuses an erasure while a vessel is paid into the person's account, and names the vessel",
  rolledBack(async (db) => {
    const { admin, one, erase, ask, decide } = await office(db);
    const { id, vesselName } = await ask({ accountName: name });
    await decide(id, "Approved");
    await expect(erase()).rejects.toMatchObject({
      messageKey: "data-requests.obstacles.openPayee",
      values: { vessel: vesselName },
    });
    await db.update(ujbmPayees).set({ endedAt: now, endReason: "replaced" }).where(eq(ujbmPayees.id, id));
    await erase();
    expect(await db.select().from(ujbmPayees)).toMatchObject([{ accountName: "-", createdBy: expect.any(Number) }]);
    expect(admin.userId).not.toBe(one.id);
  }),
);

test(
  "removes the name from notes on extra persons, views of the other division and contract labels",
  rolledBack(async (db) => {
    const { finance, admin, one, erase } = await office(db);
    const note = (text: string) => ({
      kind: "visitor",
      persons: 1,
      fromDay: "2026-11-01",
      toDay: "2026-11-02",
      paidBy: "company",
      note: text,
    });
    const { id: vesselId } = await vessel(db);
    for (const text of ["Wife of Ratna Kusuma", "Surveyor of class"])
      await createExtraPerson.execute(as(finance, { now }), { vesselId, ...note(text) });
    const boss = await person(db, "superadmin");
    const view = { userId: boss.userId, divisionId: 2, list: "crew" as const };
    await db.insert(savedViews).values([
      { ...view, name: "Ratna Kusuma", query: {} },
      { ...view, name: "Found", query: { search: "ratna kusuma", tab: "all" } },
      { ...view, name: "Others", query: { search: "ratna" } },
    ]);
    await db.insert(crewDocuments).values({
      crewId: one.id,
      type: "contract",
      label: `Contract of ${name}`,
      createdBy: admin.userId,
      fileId: await uploaded(db, admin.userId, "contract"),
    });
    await erase();
    const notes = await db.select({ note: ujbmExtraPersons.note }).from(ujbmExtraPersons).orderBy(ujbmExtraPersons.id);
    expect(notes).toEqual([{ note: null }, { note: "Surveyor of class" }]);
    const views = await db
      .select({ name: savedViews.name, query: savedViews.query })
      .from(savedViews)
      .where(and(eq(savedViews.divisionId, 2), eq(savedViews.userId, boss.userId)))
      .orderBy(asc(savedViews.id));
    expect(views).toEqual([
      { name: "Found", query: { tab: "all" } },
      { name: "Others", query: { search: "ratna" } },
    ]);
    expect(await db.select().from(crewDocuments).where(eq(crewDocuments.crewId, one.id))).toMatchObject([
      { label: expect.stringMatching(/^Contract \d+$/) },
    ]);
  }),
);
