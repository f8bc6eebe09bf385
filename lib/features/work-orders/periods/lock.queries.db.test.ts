import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import {
  employmentPay,
  formerEmployers,
  irregularPays,
  personMonths,
  workOrderLines,
  workOrders,
} from "@/db/schema/work-orders";
import { feesInForce } from "@/db/testing/records/billing";
import { vessel } from "@/db/testing/crew";
import { paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { lockMonth } from "@/lib/features/billing/periods/lock-month";
import { rehireCrew } from "@/lib/features/crew/status/rehire-crew";
import { resignCrew } from "@/lib/features/crew/status/resign-crew";
import { readSheet } from "@/db/testing/files/read-sheet";
import { downloadBankFile } from "../exports/download-bank-file";
import { downloadJournal } from "../exports/download-journal";
import { getMonthPayments } from "../exports/get-month-payments";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { generateSlip } from "../slips/generate-slip";
import { getSlip } from "../slips/get-slip";
import { getSlipVessel } from "../slips/get-slip-vessel";
import { listOwnSlips } from "../slips/list-own-slips";
import { listSlipHistory } from "../slips/list-slip-history";
import { getPayrollPeriod } from "./get-payroll-period";
import { lockPayrollMonth } from "./lock-payroll-month";

afterAll(closeDatabase);

const textsOf = (file: { body: Uint8Array }) => readSheet(file.body).rows.map((row) => row.map(({ text }) => text));
const on = (day: string) => ({ now: new Date(`${day}T09:00:00+07:00`) });
/** A day after the month on which it may be locked. */
const after = (month: string) => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 8)).toISOString().slice(0, 10);
};
const lock = (actor: UserActor, month: string) => lockPayrollMonth.execute(as(actor, on(after(month))), { month });

async function ready(db: Transaction) {
  await tablesVerified(db);
  await feesInForce(db);
  await paysFrom(db, "2026-09-01");
  const finance = await person(db, "crewingfinancemarine");
  const ship = await vessel(db);
  const since = { joinedOn: "2026-09-01", since: "2026-09-01" };
  const ashore = await paidAboard(db, ship, { ...since, to: "2026-10-20", wages: { basicSalary: 25_000_000 } });
  return { finance, ship, ashore };
}

const settlementOf = async (db: Transaction, crewId: number) => {
  const [found] = await db
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.crewId, crewId), eq(workOrders.days, 0)));
  return found;
};
const sumsOf = async (db: Transaction, crewId: number) => {
  const months = await db.select().from(personMonths).where(eq(personMonths.crewId, crewId));
  return months.toSorted((one, other) => (one.month < other.month ? -1 : 1));
};

test(
  "settles the year of a person ashore in December without a vessel: locked, paid, in the journal, not billed",
  rolledBack(async (db) => {
    const { finance, ship, ashore } = await ready(db);
    await paidAboard(db, ship, { sequence: 2, joinedOn: "2026-09-01", since: "2026-09-01" });
    for (const month of ["2026-09", "2026-10", "2026-11"]) await lock(finance, month);
    expect(await settlementOf(db, ashore.person.id)).toBeUndefined();
    expect(await lock(finance, "2026-12")).toMatchObject({ people: 2, workOrders: 2 });
    const settled = await settlementOf(db, ashore.person.id);
    expect(settled).toMatchObject({
      month: "2026-12-01",
      vesselId: null,
      vesselName: null,
      settles: "ashore",
      days: 0,
      state: "locked",
      lastDay: "2026-12-31",
      wages: 0,
      number: expect.stringMatching(/^WO\/M\/2026\/12\/\d{5}$/) as string,
    });
    const months = await sumsOf(db, ashore.person.id);
    expect(months.map(({ month, isLastPeriod }) => [month, isLastPeriod])).toEqual([
      ["2026-09-01", false],
      ["2026-10-01", false],
      ["2026-12-01", true],
    ]);
    const slip = await getSlip.execute(as(finance), { workOrderId: settled?.id ?? 0 });
    expect(slip).toMatchObject({ vessel: null, settles: "ashore", onBoardDaysInPeriod: 0 });
    expect(slip.lines.map(({ name }) => name)).toEqual(["pph21Subsidy", "pph21Tax"]);
    const tax = slip.lines.find(({ name }) => name === "pph21Tax");
    expect(tax?.explanation).toMatchObject({ formula: "taxYearly", article: "article17" });
    const yearly = tax?.explanation?.values.yearly;
    expect(months.reduce((sum, { withheld }) => sum + withheld, 0)).toBe(Number(yearly));
    // Monthly rates withheld too much for part of a year: the person gets it back.
    expect(slip.totalTakeHomePayCrew).toBeGreaterThan(0);

    const asked = { year: 2026, month: 12 };
    const payments = await getMonthPayments.execute(as(finance), asked);
    expect(payments.unpaid.map(({ reason, amount }) => [reason, amount])).toContainEqual([
      "noAccount",
      slip.totalTakeHomePayCrew,
    ]);
    const [aboard] = await db
      .select()
      .from(workOrders)
      .where(and(eq(workOrders.month, "2026-12-01"), eq(workOrders.vesselId, ship.id)));
    expect(payments.billed).toBe((aboard?.income ?? 0) + (aboard?.employerPension ?? 0));
    expect(payments.takeHome).toBe((aboard?.takeHome ?? 0) + slip.totalTakeHomePayCrew);
    await downloadJournal.execute(as(finance), asked);
    const bills = await lockMonth.execute(as(finance, on("2027-01-09")), { month: 9, year: 2026 });
    expect(bills.rows).toBe(2);
    for (const month of [10, 11]) await lockMonth.execute(as(finance, on("2027-01-09")), { month, year: 2026 });
    expect(await lockMonth.execute(as(finance, on("2027-01-09")), { month: 12, year: 2026 })).toMatchObject({
      rows: 1,
    });

    const none = { vesselId: "none" };
    expect(await getSlipVessel.execute(as(finance), none)).toMatchObject({ vesselId: null, current: 0, history: 1 });
    const listed = await listSlipHistory.execute(as(finance), none);
    expect(listed.rows).toMatchObject([{ crewId: ashore.person.id, vesselId: null, settles: "ashore" }]);
    const seafarer = { ...(await person(db, "crewmarine")), crewId: ashore.person.id };
    const own = await listOwnSlips.execute(as(seafarer), {});
    expect(own.rows.map(({ period, vesselId }) => [period, vesselId === null])).toEqual([
      ["2026-12-01", true],
      ["2026-10-01", false],
      ["2026-09-01", false],
    ]);
    const { comparison } = await getPayrollPeriod.execute(as(finance, on("2027-01-09")), { month: "2026-12" });
    expect(comparison).toMatchObject({
      joined: { people: 0 },
      settled: { people: 1, amount: slip.totalTakeHomePayCrew },
    });
    const causes = comparison.rows.find(({ crewId }) => crewId === ashore.person.id);
    expect(causes).toMatchObject({ standsOut: false, causes: [{ cause: "tax", amount: slip.totalTakeHomePayCrew }] });
  }),
);

test(
  "pays nothing for a settlement with tax to collect, which slip, payments, journal and month show",
  rolledBack(async (db) => {
    const { finance, ashore } = await ready(db);
    const crewId = ashore.person.id;
    const stamps = { createdAt: new Date(), updatedAt: new Date() };
    await db.insert(employmentPay).values({ crewId, year: 2026, subsidy: "none", ...stamps });
    const verified = { verifiedAt: new Date(), verifiedBy: finance.userId };
    const former = { crewId, year: 2026, net: 400_000_000, withheld: 1_000_000, source: "1721-A1" };
    await db.insert(formerEmployers).values({ ...former, ...verified, ...stamps });
    for (const month of ["2026-09", "2026-10", "2026-11", "2026-12"]) await lock(finance, month);
    const settled = await settlementOf(db, crewId);
    const slip = await getSlip.execute(as(finance), { workOrderId: settled?.id ?? 0 });
    const owed = slip.deduction.PPh21Tax ?? 0;
    expect(owed).toBeGreaterThan(0);
    expect(slip).toMatchObject({ totalTakeHomePayCrew: 0, amountToCollect: owed });
    const asked = { year: 2026, month: 12 };
    const payments = await getMonthPayments.execute(as(finance), asked);
    expect(payments).toMatchObject({ takeHome: 0, amount: 0, offset: 0, toCollect: owed, unpaid: [], banks: [] });
    expect(payments.owing).toMatchObject([{ amount: owed }]);
    await expect(downloadBankFile.execute(as(finance), asked)).rejects.toMatchObject({
      messageKey: "payments.noPayments",
    });
    const journal = await downloadJournal.execute(as(finance), asked);
    expect(textsOf(journal).flat()).toEqual(expect.arrayContaining(["To be collected", String(owed)]));
    const month = await getPayrollPeriod.execute(as(finance, on("2027-01-09")), { month: "2026-12" });
    expect(month).toMatchObject({ takeHome: 0, toCollect: owed, comparison: { after: 0 } });
    const own = await listOwnSlips.execute(as({ ...(await person(db, "crewmarine")), crewId }), {});
    expect(own.rows[0]).toMatchObject({ totalTakeHomePayCrew: 0, amountToCollect: owed });
    expect(
      (await generateSlip.execute(as(finance), { workOrderId: slip.workOrderId })).body.byteLength,
    ).toBeGreaterThan(0);
  }),
);

test(
  "settles a late resignation in the first open month, and not again in December",
  rolledBack(async (db) => {
    const { finance, ashore } = await ready(db);
    for (const month of ["2026-09", "2026-10"]) await lock(finance, month);
    const [current] = await db.select().from(crew).where(eq(crew.id, ashore.person.id));
    const manager = await person(db, "crewingmanagermarine");
    const leaving = { crewId: ashore.person.id, version: current?.version, date: "2026-10-28" };
    await resignCrew.execute(as(manager, on("2026-11-20")), {
      ...leaving,
      resignationClass: "voluntary",
      reason: "Studies",
    });
    await redraftWorkOrders.execute(as({ kind: "scheduler" }, on("2026-11-20")), { crewId: ashore.person.id });
    expect(await settlementOf(db, ashore.person.id)).toMatchObject({
      month: "2026-11-01",
      state: "draft",
      settles: "endedLate",
      lastDay: "2026-10-28",
    });
    await lock(finance, "2026-11");
    const settled = await settlementOf(db, ashore.person.id);
    const lines = await db
      .select()
      .from(workOrderLines)
      .where(eq(workOrderLines.workOrderId, settled?.id ?? 0));
    const tax = lines.find(({ name }) => name === "pph21Tax");
    expect(tax?.explanation).toMatchObject({ formula: "taxYearly", values: { months: 2 } });
    expect(await lock(finance, "2026-12")).toMatchObject({ people: 0 });
  }),
);

test(
  "removes a stated end when the person is hired again: open months are redrafted and taxed monthly",
  rolledBack(async (db) => {
    const { finance, ship } = await ready(db);
    const since = { sequence: 2, joinedOn: "2026-09-01", since: "2026-09-01" };
    const { person: one, tour } = await paidAboard(db, ship, { ...since, to: "2026-09-20" });
    const crewId = one.id;
    await lock(finance, "2026-09");
    const manager = as(await person(db, "crewingmanagermarine"), on("2026-10-05"));
    const current = async () => {
      const [found] = await db.select().from(crew).where(eq(crew.id, crewId));
      return { crewId, version: found?.version };
    };
    const leaving = { date: "2026-09-28", resignationClass: "voluntary", reason: "Studies" };
    await resignCrew.execute(manager, { ...(await current()), ...leaving });
    await db.update(employmentPay).set({ endsOn: "2026-09-28" }).where(eq(employmentPay.crewId, crewId));
    const draw = () => redraftWorkOrders.execute(as({ kind: "scheduler" }, on("2026-10-20")), { crewId });
    await draw();
    expect(await settlementOf(db, crewId)).toMatchObject({ month: "2026-10-01", settles: "endedLate" });
    await db.execute(sql`delete from graphile_worker._private_jobs`);
    await rehireCrew.execute(manager, { ...(await current()), date: "2026-10-05", reason: "Came back" });
    const [pay] = await db.select().from(employmentPay).where(eq(employmentPay.crewId, crewId));
    expect(pay).toMatchObject({ endsOn: null, version: 2 });
    expect(await db.execute(sql`select key from graphile_worker.jobs`)).toMatchObject([{ key: `redraft:${crewId}` }]);
    const aboardAgain = { checkedOutOn: null, checkedInOn: "2026-10-06", slot: "current" } as const;
    await db.update(assignments).set(aboardAgain).where(eq(assignments.id, tour.id));
    await draw();
    expect(await settlementOf(db, crewId)).toBeUndefined();
    expect((await sumsOf(db, crewId)).map(({ month, isLastPeriod }) => [month, isLastPeriod])).toEqual([
      ["2026-09-01", false],
      ["2026-10-01", false],
    ]);
  }),
);

test(
  "pays December extra pay with the settlement, or on the vessel after joining",
  rolledBack(async (db) => {
    const { finance, ship, ashore } = await ready(db);
    for (const month of ["2026-09", "2026-10", "2026-11"]) await lock(finance, month);
    const crewId = ashore.person.id;
    await db.insert(irregularPays).values({ crewId, month: "2026-12-01", name: "THR", amount: 9_000_000 });
    const draw = () => redraftWorkOrders.execute(as({ kind: "scheduler" }, on("2026-12-20")), { crewId });
    await draw();
    const settled = await settlementOf(db, crewId);
    expect(settled?.income).toBeGreaterThanOrEqual(9_000_000);
    await draw();
    expect((await settlementOf(db, crewId))?.number).toBe(settled?.number);
    await db
      .update(assignments)
      .set({ checkedOutOn: null, checkedInOn: "2026-12-18", slot: "current" })
      .where(eq(assignments.id, ashore.tour.id));
    await draw();
    expect(await settlementOf(db, crewId)).toBeUndefined();
    const [order] = await db
      .select()
      .from(workOrders)
      .where(and(eq(workOrders.crewId, crewId), eq(workOrders.month, "2026-12-01")));
    expect(order).toMatchObject({ vesselId: ship.id, settles: null, days: 14 });
  }),
);
