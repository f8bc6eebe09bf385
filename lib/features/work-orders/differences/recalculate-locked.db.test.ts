import fs from "node:fs";
import path from "node:path";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { assignments } from "@/db/schema/manning";
import { preparationPkls } from "@/db/schema/preparation";
import {
  employmentPay,
  payDifferences,
  payrollPeriods,
  payrollRules,
  personMonths,
  workOrders,
} from "@/db/schema/work-orders";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { peopleOf, propertyTimeout } from "@/db/testing/long-run";
import { assigned, seatOn } from "@/db/testing/manning";
import { crowdLike } from "@/db/testing/payroll/crowd";
import { agreedFor, leaves, paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { dollarFrom } from "@/db/testing/payroll/dollars";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { lockPayrollMonth } from "../periods/lock-payroll-month";
import { lockSlip } from "../periods/lock-slip";
import { unlockPayrollMonth } from "../periods/unlock-payroll-month";
import { recalculateLocked } from "./recalculate-locked";

afterAll(closeDatabase);

const at = (day: string) => ({ now: new Date(`${day}T02:00:00Z`) });
const recalculate = (input: object, day = "2026-11-27") =>
  recalculateLocked.execute(as({ kind: "scheduler" }, at(day)), input);
const lock = (finance: UserActor, month: string) => lockPayrollMonth.execute(as(finance, at("2026-11-27")), { month });
const booked = (db: Executor) => db.select().from(payDifferences).orderBy(asc(payDifferences.id));

/** Wages of the late check-out case: 15,700,000 for the whole month. */
const wages = { basicSalary: 10_800_000, allowances: 2_700_000, allowancesTradingOut: 1_300_000 };

async function ready(db: Transaction, from = "2026-10-01", divisionId = 1) {
  await tablesVerified(db);
  await paysFrom(db, from);
  const name = divisionId === 1 ? "marine" : "tanker";
  const [finance, verifier] = [await person(db, `crewingfinance${name}`), await person(db, `crewingmanager${name}`)];
  return { finance, verifier, ship: await vessel(db, { divisionId }) };
}

test(
  "finds a late check-out with both figures, keeps the locked slip, and undo removes the difference",
  rolledBack(async (db) => {
    const { finance, ship } = await ready(db);
    const { person: one, tour } = await paidAboard(db, ship, { ptkp: "TK/0", wages });
    await paidAboard(db, ship, { sequence: 2 });
    await lock(finance, "2026-10");
    expect(await recalculate({ crewId: one.id })).toEqual({ found: 0 });
    await leaves(db, tour.id, "2026-10-20");
    expect(await recalculate({ crewId: one.id })).toEqual({ found: 1 });
    const [row, ...others] = await booked(db);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      crewId: one.id,
      month: "2026-10-01",
      state: "open",
      causes: ["days"],
      amount: -5_570_968,
      paid: { days: 31, wages: 15_700_000, takeHome: 15_199_137, tax: 1_425_386 },
      owed: { days: 20, wages: 10_129_032, takeHome: 9_628_169, tax: 392_470 },
      tax: 392_470 - 1_425_386,
    });
    const [slip] = await db.select().from(personMonths).where(eq(personMonths.crewId, one.id));
    expect(slip).toMatchObject({ state: "locked", takeHome: 15_199_137 });
    expect(await recalculate({ crewId: one.id })).toEqual({ found: 0 });
    await leaves(db, tour.id, "2026-10-21");
    await recalculate({ crewId: one.id });
    expect(await booked(db)).toMatchObject([{ id: row?.id, version: 2, owed: { days: 21 }, state: "open" }]);
    await db.update(assignments).set({ slot: "current", checkedOutOn: null }).where(eq(assignments.id, tour.id));
    await recalculate({ crewId: one.id });
    expect(await booked(db)).toMatchObject([{ id: row?.id, state: "superseded" }]);
  }),
);

test(
  "finds a late check-in of a month without a slip, and names it when incalculable",
  rolledBack(async (db) => {
    const { finance, ship } = await ready(db);
    await lock(finance, "2026-10");
    const { person: one, tour } = await paidAboard(db, ship, { since: "2026-10-12", ptkp: "TK/0", wages: null });
    await recalculate({ crewId: one.id });
    expect(await booked(db)).toMatchObject([
      { slipHash: null, owed: null, amount: 0, problems: [{ code: "agreementMissing" }], state: "open" },
    ]);
    await agreedFor(db, tour, "2026-10-12", wages);
    await recalculate({ crewId: one.id });
    expect(await booked(db)).toMatchObject([
      { slipHash: null, paid: { days: 0, due: 0 }, owed: { days: 20, wages: 10_129_032 }, problems: [] },
    ]);
    const [{ amount } = { amount: 0 }] = await booked(db);
    expect(amount).toBe(10_129_032 - 500_863);
  }),
);

test(
  "finds changes of agreement, tax record and table versions, not of settings and subsidy",
  rolledBack(async (db) => {
    const { finance, verifier, ship } = await ready(db, "2026-10-01", 2);
    await dollarFrom("2026-10-28", "16000", { finance, verifier });
    const { person: one, tour } = await paidAboard(db, ship, { ptkp: "TK/0", wages });
    const { person: other } = await paidAboard(db, ship, {
      sequence: 2,
      ptkp: "TK/0",
      wages: { ...wages, tradingOutCents: 1_000 },
    });
    const { person: third } = await paidAboard(db, ship, { sequence: 3, ptkp: "TK/0", wages });
    await lock(finance, "2026-10");
    await paysFrom(db, "2026-10-01", { riskRate: 54, leaveMode: "atSignOff", subsidy: "none" });
    await agreedFor(db, tour, "2026-10-01", { ...wages, basicSalary: 11_000_000 });
    await db
      .update(employmentPay)
      .set({ hasMatchingNik: false, subsidy: "none" })
      .where(eq(employmentPay.crewId, third.id));
    await dollarFrom("2026-10-30", "16500", { finance, verifier });
    for (const { id } of [one, other, third]) await recalculate({ crewId: id });
    expect(await booked(db)).toMatchObject([
      { crewId: one.id, causes: ["agreement"], amount: 200_000 - 4_000 },
      { crewId: other.id, causes: ["tables"], amount: 500 * 310 },
      { crewId: third.id, causes: ["tax"], amount: 0, tax: expect.any(Number) },
    ]);
    const [, , taxed] = await booked(db);
    expect(taxed?.tax).toBeGreaterThan(0);
  }),
);

test(
  "ends open differences on unlock, recalculates everyone in parts at night, and records the rules once",
  rolledBack(async (db) => {
    const { finance, ship } = await ready(db);
    const { tour } = await paidAboard(db, ship, { ptkp: "TK/0", wages });
    await lock(finance, "2026-10");
    await leaves(db, tour.id, "2026-10-20");
    const part = { divisionId: 1, month: "2026-10", after: 0, isListing: false };
    expect(await recalculate({ divisionId: null })).toEqual({ found: 0 });
    expect(await recalculate(part)).toEqual({ found: 1 });
    expect(await recalculate(part)).toEqual({ found: 0 });
    const noted = await db.select().from(payrollRules).where(eq(payrollRules.divisionId, 1));
    expect(noted).toMatchObject([{ rules: 1, fromMonth: "2026-11-01" }]);
    await unlockPayrollMonth.execute(as(finance, at("2026-11-27")), { month: "2026-10", reason: "Late sign-off" });
    await recalculate(part);
    expect(await booked(db)).toMatchObject([{ state: "superseded" }]);
    await lock(finance, "2026-10");
    await recalculate(part);
    expect(await booked(db)).toHaveLength(1);
  }),
);

test(
  "compares separately locked slips, not drafts in a locked month",
  rolledBack(async (db) => {
    const { finance, ship } = await ready(db);
    const { person: alone, tour } = await paidAboard(db, ship, { ptkp: "TK/0", wages });
    const { person: heldOut, tour: other } = await paidAboard(db, ship, { sequence: 2, ptkp: "TK/0", wages });
    for (const { id } of [alone, heldOut])
      await redraftWorkOrders.execute(as({ kind: "scheduler" }, at("2026-11-27")), { crewId: id });
    await lockedAlone(db, alone.id, "2026-11-01");
    await lockedAlone(db, alone.id, "2026-10-01");
    await db.insert(payrollPeriods).values({
      divisionId: 1,
      month: "2026-10-01",
      people: 1,
      workOrders: 1,
      takeHome: 1,
      hash: "x",
      lockedAt: new Date("2026-11-02T03:00:00Z"),
      lockedBy: finance.userId,
    });
    for (const { id } of [tour, other]) await leaves(db, id, "2026-10-20");
    for (const { id } of [alone, heldOut]) await recalculate({ crewId: id });
    expect(await booked(db)).toMatchObject([
      { crewId: alone.id, month: "2026-10-01", amount: -5_570_968, state: "open" },
      { crewId: alone.id, month: "2026-11-01", owed: { days: 0, due: 0 }, state: "open" },
    ]);
  }),
);

/** Lock one person's slip of a month separately. */
async function lockedAlone(db: Transaction, crewId: number, month: string) {
  const ofMonth = and(eq(workOrders.crewId, crewId), eq(workOrders.month, month));
  await db.update(workOrders).set({ state: "locked" }).where(ofMonth);
  await db
    .update(personMonths)
    .set({ state: "locked" })
    .where(and(eq(personMonths.crewId, crewId), eq(personMonths.month, month)));
}

test(
  "compares months of older rules by facts alone, and lists them once",
  rolledBack(async (db) => {
    const { finance, verifier, ship } = await ready(db, "2026-09-01", 2);
    const dollars = { ptkp: "TK/0", wages: { ...wages, tradingOutCents: 1_000 } };
    const { person: one, tour } = await paidAboard(db, ship, {
      ...dollars,
      since: "2026-09-01",
      joinedOn: "2026-09-01",
    });
    await dollarFrom("2026-09-28", "16000", { finance, verifier });
    await dollarFrom("2026-10-28", "16000", { finance, verifier });
    await olderRules(db, finance);
    await recalculate({ divisionId: 2 });
    const part = { divisionId: 2, after: 0 };
    await recalculate({ ...part, month: "2026-09", isListing: true });
    await recalculate({ ...part, month: "2026-10", isListing: true });
    const dollarsOf = (days: number) => days * 160_000;
    expect(await booked(db)).toMatchObject([
      { month: "2026-09-01", state: "listed", causes: ["rules"], amount: dollarsOf(30) },
      { month: "2026-10-01", state: "listed", causes: ["rules"], amount: dollarsOf(31) },
    ]);
    await leaves(db, tour.id, "2026-10-20");
    await recalculate({ crewId: one.id });
    const open = await db
      .select()
      .from(payDifferences)
      .where(and(eq(payDifferences.crewId, one.id), eq(payDifferences.state, "open")));
    expect(open).toMatchObject([{ month: "2026-10-01", causes: ["days"], amount: -5_251_613 }]);
  }),
);

/** Months locked by a release without these rules: dollars shown beside the slip, and no digest. */
async function olderRules(db: Transaction, finance: UserActor) {
  const [agreement] = await db.select().from(preparationPkls).where(eq(preparationPkls.tradingOutCents, 1_000));
  if (!agreement) throw new Error("nobody is paid dollars");
  const paid = (tradingOutCents: number | null) =>
    db.update(preparationPkls).set({ tradingOutCents }).where(eq(preparationPkls.id, agreement.id));
  await paid(null);
  for (const month of ["2026-09", "2026-10"]) await lock(finance, month);
  await paid(1_000);
  await db.execute("alter table person_months disable trigger person_months_frozen");
  await db.update(personMonths).set({ rules: null, factsDigest: null });
  await db.execute("alter table person_months enable trigger person_months_frozen");
}

test(
  "compares a last slip by its own days and dollar rate, and owes later unpaid days",
  rolledBack(async (db) => {
    const { finance, verifier, ship } = await ready(db, "2026-10-01", 2);
    await dollarFrom("2026-10-08", "16000", { finance, verifier });
    await dollarFrom("2026-10-28", "16800", { finance, verifier });
    const agreed = { ...wages, tradingOutCents: 3_100 };
    const { person: one, tour } = await paidAboard(db, ship, { ptkp: "TK/0", wages: agreed });
    await leaves(db, tour.id, "2026-10-10");
    await lockSlip.execute(as(finance, at("2026-10-12")), { crewId: one.id, month: "2026-10" });
    expect(await recalculate({ crewId: one.id }, "2026-10-13")).toEqual({ found: 0 });
    await lock(finance, "2026-10");
    expect(await recalculate({ crewId: one.id })).toEqual({ found: 0 });
    const dollars = (days: number, rate: number) => days * 31 * rate;
    await leaves(db, tour.id, "2026-10-08");
    await recalculate({ crewId: one.id });
    const [less] = await booked(db);
    expect(less).toMatchObject({ paid: { days: 10 }, owed: { days: 8 }, causes: ["days"], problems: [] });
    const day = ((less?.paid.wages ?? 0) - dollars(10, 16_000)) / 10;
    expect(day).toBeGreaterThan(400_000);
    expect(Math.abs((less?.amount ?? 0) + 2 * day + dollars(2, 16_000))).toBeLessThan(10);
    await leaves(db, tour.id, "2026-10-12");
    await recalculate({ crewId: one.id });
    const [more] = await booked(db);
    expect(more).toMatchObject({ id: less?.id, paid: { days: 10 }, owed: { days: 12 }, problems: [] });
    expect(Math.abs((more?.amount ?? 0) - 2 * day - dollars(2, 16_800))).toBeLessThan(10);
    await leaves(db, tour.id, "2026-10-10");
    await recalculate({ crewId: one.id });
    expect(await booked(db)).toMatchObject([{ state: "superseded" }]);
  }),
);

test(
  "compares a month paid in two parts part by part, finding each change once",
  rolledBack(async (db) => {
    const { finance, ship } = await ready(db);
    const { person: one, tour } = await paidAboard(db, ship, { ptkp: "TK/0", wages });
    await leaves(db, tour.id, "2026-10-10");
    await lockSlip.execute(as(finance, at("2026-10-12")), { crewId: one.id, month: "2026-10" });
    const again = await assigned(db, await seatOn(db, ship, "Able Seaman", 7), one.id, {
      slot: "current",
      startDate: "2026-10-20",
      endDate: "2027-02-01",
      checkedInOn: "2026-10-20",
    });
    await agreedFor(db, again, "2026-10-20", wages);
    await redraftWorkOrders.execute(as({ kind: "scheduler" }, at("2026-10-21")), { crewId: one.id });
    expect(await recalculate({ crewId: one.id }, "2026-10-21")).toEqual({ found: 0 });
    await lock(finance, "2026-10");
    const parts = await db
      .select()
      .from(personMonths)
      .where(eq(personMonths.crewId, one.id))
      .orderBy(personMonths.part);
    expect(parts.map(({ part, state }) => [part, state])).toEqual([
      [1, "locked"],
      [2, "locked"],
    ]);
    expect(await recalculate({ crewId: one.id })).toEqual({ found: 0 });
    await leaves(db, tour.id, "2026-10-08");
    await recalculate({ crewId: one.id });
    expect(await booked(db)).toMatchObject([{ paid: { days: 22 }, owed: { days: 20 }, state: "open" }]);
    await leaves(db, again.id, "2026-10-25");
    await recalculate({ crewId: one.id });
    const [both] = await booked(db);
    expect(both).toMatchObject({ paid: { days: 22 }, owed: { days: 14 }, problems: [] });
    expect(Math.abs((both?.amount ?? 0) + Math.round((8 * 15_700_000) / 31))).toBeLessThan(20);
    expect(await recalculate({ crewId: one.id })).toEqual({ found: 0 });
  }),
);

const isLong = process.env.LONG_SEED !== undefined;
/** In a long run every month of the year that may be locked. */
const months = Array.from(
  { length: isLong ? 10 : 2 },
  (_, place) => `2026-${String(place + 1 + (isLong ? 0 : 8)).padStart(2, "0")}`,
);
const batchSize = 500;
/** Ten minutes for ten thousand people and twelve months. */
const limitMilliseconds = (10 * 60_000) / (10_000 * 12);

/** Where each part of a month begins: after the last person of the part before. */
async function partsOf(db: Transaction, month: string) {
  const people = await db
    .select({ crewId: personMonths.crewId })
    .from(personMonths)
    .where(eq(personMonths.month, firstDayOf(month)))
    .orderBy(asc(personMonths.crewId));
  return people.flatMap((_, place) => (place % batchSize === 0 ? [people[place - 1]?.crewId ?? 0] : []));
}

test(
  "finds what differs for a whole crew within its night, in few queries per part (60 people in the suite, 10,000 by npm run long)",
  rolledBack(async (db) => {
    const people = peopleOf(60).length;
    await tablesVerified(db);
    await paysFrom(db, firstDayOf(months[0] ?? ""));
    const ship = await vessel(db);
    await crowdLike(db, await paidAboard(db, ship, { since: firstDayOf(months[0] ?? ""), ptkp: "TK/0" }), people);
    const finance = await person(db, "crewingfinancemarine");
    for (const month of months) await lock(finance, month);
    await db.execute(sql`analyze work_orders, work_order_lines, person_months`);
    const raise = { basicSalary: 5_600_000, totalWages: sql`${preparationPkls.totalWages} + 100000` };
    await db.update(preparationPkls).set(raise);

    const began = performance.now();
    let found = 0;
    const queries: number[] = [];
    for (const month of months)
      for (const after of await partsOf(db, month))
        queries.push(
          await countQueries(db, async () => {
            found += (await recalculate({ divisionId: 1, month, after, isListing: false })).found;
          }),
        );
    const milliseconds = performance.now() - began;

    expect(found).toBe(people * months.length);
    expect(await db.$count(payDifferences, eq(payDifferences.state, "open"))).toBe(people * months.length);
    expect(Math.max(...queries)).toBeLessThan(40);
    if (!isLong) return;
    const figures = { people, months: months.length, seconds: Math.round(milliseconds / 1_000) };
    fs.mkdirSync(path.join(".data", "long"), { recursive: true });
    fs.writeFileSync(path.join(".data", "long", "recalculate-crowd-figures.json"), `${JSON.stringify(figures)}\n`);
    expect(milliseconds).toBeLessThan(people * months.length * limitMilliseconds);
  }),
  propertyTimeout,
);
