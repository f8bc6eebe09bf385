import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { vessel } from "@/db/testing/crew";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { aboard } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { bankAccount, ujbmInForce } from "@/db/testing/records/ujbm";
import { closeMonth } from "../months/close-month";
import { listUjbm } from "../months/list-ujbm";
import { decidePayee } from "./decide-payee";
import { getVesselPayees } from "./get-vessel-payees";
import { requestPayee } from "./request-payee";

afterAll(closeDatabase);

const now = new Date("2026-08-10T05:00:00Z");
const account = {
  bankName: "Bank Mandiri",
  accountNumber: "1420-0123-456",
  accountName: "PT Samudra",
  reason: "Galley",
};

async function paidFleet(db: Transaction) {
  await ujbmInForce(db);
  const ship = await vessel(db, { email: "Bridge@ship.example" });
  const head = await aboard(db, ship, { rank: "Master", since: "2026-05-01", email: "master@example.com" });
  await bankAccount(db, head.person.id);
  return ship;
}

test(
  "uses another account after a second person confirms, and alerts head and vessel twice without a number",
  rolledBack(async (db) => {
    const ship = await paidFleet(db);
    const [finance, admin] = [await person(db, "crewingfinancemarine"), await person(db, "crewingadminmarine")];
    const at = (actor: typeof finance, moment = now) => as(actor, { now: moment });
    const paidTo = async (months: number) =>
      (await listUjbm.execute(at(finance), { months, year: 2026 })).rows[0]?.accountNo;
    await closeMonth.execute(at(finance), { months: 7, year: 2026 });
    const requested = await requestPayee.execute(at(finance), { vesselId: ship.id, ...account });
    expect(requested.needsSecondPerson).toBe(true);
    expect([await paidTo(8), await paidTo(7)]).toEqual(["1234567890", "1234567890"]);
    expect((await listUjbm.execute(at(finance), { payee: "waiting" })).total).toBe(1);
    await expect(decidePayee.execute(at(finance), { id: requested.id, decision: "Approved" })).rejects.toMatchObject({
      messageKey: "ujbm.payee.secondPerson",
    });
    const seen = await getVesselPayees.execute(at(admin), { vesselId: ship.id });
    expect(seen).toMatchObject({ waiting: { accountNo: "14200123456" }, allowedActions: ["approve", "reject"] });
    await decidePayee.execute(at(admin), { id: requested.id, decision: "Approved", version: seen.waiting?.version });
    expect([await paidTo(8), await paidTo(7)]).toEqual(["14200123456", "1234567890"]);
    const sentMails = await db.select().from(mails).where(eq(mails.type, "BankChangeAlert")).orderBy(mails.id);
    expect(sentMails.map(({ recipient, subjectVersion }) => [recipient, subjectVersion])).toEqual([
      ["master@example.com", 1],
      ["bridge@ship.example", 1],
      ["master@example.com", 2],
      ["bridge@ship.example", 2],
    ]);
    const words = `${sentMails.map(({ plain }) => plain).join()}${JSON.stringify(await db.select().from(auditEntries))}`;
    expect(words).not.toMatch(/14200123456|1420-0123|Mandiri/);
    const removal = await requestPayee.execute(at(admin), { vesselId: ship.id, isRemoval: true, reason: "Closed" });
    await decidePayee.execute(at(finance), { id: removal.id, decision: "Approved" });
    expect(await paidTo(8)).toBe("1234567890");
  }),
);

test(
  "allows one waiting request, decided once and withdrawn only by its author, with a complete account",
  rolledBack(async (db) => {
    const ship = await paidFleet(db);
    const [finance, admin] = [
      as(await person(db, "crewingfinancemarine"), { now }),
      as(await person(db, "crewingadminmarine"), { now }),
    ];
    const request = (form: object) => requestPayee.execute(finance, { vesselId: ship.id, ...form });
    expect(await fieldsOf(request({ ...account, accountNumber: "12", accountName: "" }))).toEqual([
      { path: "accountNumber", message: "crew.accountNumberInvalid" },
      { path: "accountName", message: "validation.required" },
    ]);
    await expect(request({ isRemoval: true, reason: "None" })).rejects.toMatchObject({
      messageKey: "ujbm.payee.nothingToRemove",
    });
    const { id } = await request(account);
    await expect(request(account)).rejects.toMatchObject({ wireCode: "WAITING" });
    await expect(decidePayee.execute(admin, { id, decision: "Withdrawn" })).rejects.toMatchObject({
      messageKey: "ujbm.payee.notYours",
    });
    await decidePayee.execute(finance, { id, decision: "Withdrawn" });
    await expect(decidePayee.execute(admin, { id, decision: "Approved" })).rejects.toMatchObject({
      wireCode: "DECIDED",
    });
    const again = await request(account);
    await decidePayee.execute(admin, { id: again.id, decision: "Rejected" });
    expect(await getVesselPayees.execute(admin, { vesselId: ship.id })).toMatchObject({ inForce: null, waiting: null });
  }),
);

test(
  "lets the author confirm when no one else can, and logs it; service and managers may not request",
  rolledBack(async (db) => {
    const ship = await paidFleet(db);
    await db.update(users).set({ deactivatedAt: now });
    const finance = as(await person(db, "crewingfinancemarine"), { now });
    const { id, needsSecondPerson } = await requestPayee.execute(finance, { vesselId: ship.id, ...account });
    expect(needsSecondPerson).toBe(false);
    await decidePayee.execute(finance, { id, decision: "Approved" });
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.operation, "ujbm.decide-payee"));
    expect(entry?.after).toMatchObject({ samePerson: true, decision: "Approved" });
    for (const role of ["crewingservicemarine", "crewingmanagermarine", "crewingfinancetanker"] as const)
      await expect(
        requestPayee.execute(as(await person(db, role), { now }), { vesselId: ship.id, ...account }),
      ).rejects.toMatchObject({ code: "forbidden" });
    const tanker = await vessel(db, { divisionId: 2 });
    await expect(getVesselPayees.execute(finance, { vesselId: tanker.id })).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);

test(
  "hides the reason from viewers of masked accounts",
  rolledBack(async (db) => {
    const ship = await paidFleet(db);
    const finance = as(await person(db, "crewingfinancemarine"), { now });
    await requestPayee.execute(finance, { vesselId: ship.id, ...account, reason: "Wages of PT Samudra" });
    const seenBy = async (role: "crewingservicemarine" | "crewingadminmarine") =>
      (await getVesselPayees.execute(as(await person(db, role), { now }), { vesselId: ship.id })).waiting;
    expect(await seenBy("crewingservicemarine")).toMatchObject({ accountName: null, reason: null });
    expect(await seenBy("crewingadminmarine")).toMatchObject({
      accountName: "PT Samudra",
      reason: "Wages of PT Samudra",
    });
  }),
);
