import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crewBankAccounts } from "@/db/schema/crew";
import { personMonths, workOrders } from "@/db/schema/work-orders";
import { vessel } from "@/db/testing/crew";
import { assigned, seatOn } from "@/db/testing/manning";
import { agreedFor, leaves, paidAboard, paysFrom, tablesVerified } from "@/db/testing/payroll/paid-aboard";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getMonthPayments } from "../exports/get-month-payments";
import { addIrregularPay } from "../inputs/add-irregular-pay";
import { redraftWorkOrders } from "../drafting/redraft-work-orders";
import { getSlip } from "../slips/get-slip";
import { slipInputs } from "../calculation/schema";
import { getPayrollPeriod } from "./get-payroll-period";
import { lockPayrollMonth } from "./lock-payroll-month";
import { lockSlip } from "./lock-slip";
import { unlockPayrollMonth } from "./unlock-payroll-month";
import { unlockSlip } from "./unlock-slip";

afterAll(closeDatabase);

const on = (day: string) => ({ now: new Date(`${day}T09:00:00+07:00`) });
const draw = (crewId: number, day: string) => redraftWorkOrders.execute(as({ kind: "scheduler" }, on(day)), { crewId });

async function ready(db: Transaction, settings = {}) {
  await tablesVerified(db);
  await paysFrom(db, "2026-09-01", settings);
  const ship = await vessel(db);
  const finance = await person(db, "crewingfinancemarine");
  return { ship, finance, act: (day: string) => as(finance, on(day)) };
}
const rowsOf = (db: Transaction, crewId: number, month = "2026-10-01") =>
  db
    .select()
    .from(personMonths)
    .where(and(eq(personMonths.crewId, crewId), eq(personMonths.month, month)))
    .orderBy(asc(personMonths.part));

test(
  "locks the last slip after sign-off before month end with its leave, and keeps it in the month's lock",
  rolledBack(async (db) => {
    const { ship, act } = await ready(db, { leaveMode: "atSignOff" });
    const { person: left, tour } = await paidAboard(db, ship, { since: "2026-09-01", fullName: "Agus Turun" });
    const { person: stays } = await paidAboard(db, ship, { sequence: 2, since: "2026-09-01" });
    await db
      .insert(crewBankAccounts)
      .values({ crewId: left.id, sequence: 1, bankName: "BCA", accountNumber: "101", accountName: "Agus" });
    const lock = (crewId: number, day: string, month = "2026-10") => lockSlip.execute(act(day), { crewId, month });
    await expect(lock(left.id, "2026-10-12")).rejects.toMatchObject({ wireCode: "NOT_SIGNED_OFF" });
    await lockPayrollMonth.execute(act("2026-10-01"), { month: "2026-09" });
    await leaves(db, tour.id, "2026-10-10");
    await expect(lock(left.id, "2026-10-09")).rejects.toMatchObject({ wireCode: "NOT_SIGNED_OFF" });
    await expect(lock(left.id, "2026-10-12", "2026-11")).rejects.toMatchObject({ wireCode: "LOCKED" });
    await draw(left.id, "2026-10-12");
    const [draft] = await db.select().from(workOrders).where(eq(workOrders.state, "draft")).orderBy(workOrders.id);
    expect(await getSlip.execute(act("2026-10-12"), { workOrderId: draft?.id ?? 0 })).toMatchObject({
      allowedActions: ["lock"],
    });
    const own = await lock(left.id, "2026-10-12");
    const [row] = await rowsOf(db, left.id);
    expect(row).toMatchObject({ state: "locked", lockId: own.id, part: 1 });
    const [order] = await db
      .select()
      .from(workOrders)
      .where(eq(workOrders.personMonthId, row?.id ?? 0));
    // It includes September's leave and that of ten days of October.
    expect(order).toMatchObject({ state: "locked", days: 10, leaveSaved: 0 });
    const { income } = await getSlip.execute(act("2026-10-12"), { workOrderId: order?.id ?? 0 });
    expect(income.LeavePay).toBe(458_333 + 147_849);
    const paid = await getMonthPayments.execute(act("2026-10-12"), { year: 2026, month: 10, lockId: own.id });
    expect(paid).toMatchObject({ isLocked: true, amount: own.takeHome, people: 1 });
    await expect(lock(left.id, "2026-10-13")).rejects.toMatchObject({ wireCode: "NO_SLIP" });
    await expect(
      addIrregularPay.execute(act("2026-10-13"), { crewId: left.id, month: "2026-10", name: "THR", amount: 1 }),
    ).rejects.toMatchObject({ wireCode: "PERIOD_LOCKED" });
    // Neither the nightly drafts nor the month's lock change it.
    await draw(left.id, "2026-10-20");
    const month = await lockPayrollMonth.execute(act("2026-11-02"), { month: "2026-10" });
    expect(month).toMatchObject({ people: 2, workOrders: 2 });
    expect((await rowsOf(db, left.id))[0]).toMatchObject({ hash: own.hash, lockId: own.id });
    const [other] = await rowsOf(db, stays.id);
    expect(month.takeHome).toBe(own.takeHome + (other?.takeHome ?? 0));
    const withMonth = await getMonthPayments.execute(act("2026-11-02"), { year: 2026, month: 10 });
    expect(withMonth.takeHome).toBe(other?.takeHome);
    const end = () => unlockSlip.execute(act("2026-11-03"), { lockId: own.id, reason: "A day is missing" });
    await expect(end()).rejects.toMatchObject({ messageKey: "work-orders.periods.apart.refused.joined" });
    await unlockPayrollMonth.execute(act("2026-11-03"), { month: "2026-10", reason: "A day is missing" });
    expect((await rowsOf(db, left.id))[0]).toMatchObject({ state: "locked", lockId: own.id });
    expect((await rowsOf(db, stays.id))[0]).toMatchObject({ state: "draft" });
    await end();
    expect((await rowsOf(db, left.id))[0]).toMatchObject({ state: "draft", lockId: null });
  }),
);

test(
  "gives a person who joins again in the month a second slip without premium, taxed as the rest of the month",
  rolledBack(async (db) => {
    const { ship, act } = await ready(db);
    const wages = { basicSalary: 30_000_000 };
    const { person: left, tour } = await paidAboard(db, ship, { since: "2026-10-01", wages });
    const twin = await paidAboard(db, ship, { sequence: 2, since: "2026-10-01", wages });
    await lockPayrollMonth.execute(act("2026-10-01"), { month: "2026-09" });
    for (const id of [tour.id, twin.tour.id]) await leaves(db, id, "2026-10-10");
    const { id: lockId, takeHome } = await lockSlip.execute(act("2026-10-10"), { crewId: left.id, month: "2026-10" });
    // Both join again, one the same vessel on the day of leaving; only one was settled meanwhile.
    for (const [place, one] of [left, twin.person].entries()) {
      const again = await assigned(db, await seatOn(db, ship, "Able Seaman", 5 + place), one.id, {
        slot: "current",
        startDate: "2026-10-10",
        endDate: "2027-02-01",
        checkedInOn: "2026-10-10",
      });
      await agreedFor(db, again, "2026-10-10", wages);
      await draw(one.id, "2026-10-20");
    }
    const [first, second] = await rowsOf(db, left.id);
    expect([first?.part, first?.state, second?.part, second?.state]).toEqual([1, "locked", 2, "draft"]);
    expect(first).toMatchObject({ takeHome });
    const [order] = await db
      .select()
      .from(workOrders)
      .where(eq(workOrders.personMonthId, second?.id ?? 0));
    expect(order).toMatchObject({ firstDay: "2026-10-11", days: 21, part: 2 });
    const [whole] = await rowsOf(db, twin.person.id);
    expect((first?.withheld ?? 0) + (second?.withheld ?? 0)).toBe(whole?.withheld);
    expect((first?.pension ?? 0) + (second?.pension ?? 0)).toBe(whole?.pension);
    expect(Math.abs((first?.gross ?? 0) + (second?.gross ?? 0) - (whole?.gross ?? 0))).toBeLessThan(10);
    expect(slipInputs.parse(JSON.parse(second?.inputs ?? "")).paidBefore?.number).toBeTruthy();
    const period = await getPayrollPeriod.execute(act("2026-10-20"), { month: "2026-10" });
    expect(period).toMatchObject({ people: 2, workOrders: 3, lockedApart: 1, comparison: { joined: { people: 2 } } });
    await lockPayrollMonth.execute(act("2026-11-02"), { month: "2026-10" });
    expect((await rowsOf(db, left.id)).map(({ state, lockId: own }) => [state, own])).toEqual([
      ["locked", lockId],
      ["locked", null],
    ]);
    await draw(left.id, "2026-12-01");
    const [november] = await rowsOf(db, left.id, "2026-11-01");
    expect(november).toMatchObject({ isHeld: false, part: 1 });
    const [slip] = await db
      .select()
      .from(workOrders)
      .where(eq(workOrders.personMonthId, november?.id ?? 0));
    // Two slips of the previous month on one vessel do not break the comparison.
    expect(await getSlip.execute(act("2026-12-01"), { workOrderId: slip?.id ?? 0 })).toMatchObject({
      before: { period: "2026-10-01" },
    });
    await unlockPayrollMonth.execute(act("2026-12-01"), { month: "2026-10", reason: "Again" });
    await unlockSlip.execute(act("2026-12-01"), { lockId, reason: "They never left" });
    await draw(left.id, "2026-12-01");
    const rows = await rowsOf(db, left.id);
    expect(rows.map(({ part, state, withheld }) => [part, state, withheld])).toEqual([[1, "draft", whole?.withheld]]);
  }),
);

const sumsOf = async (db: Transaction, crewId: number) => {
  const rows = await rowsOf(db, crewId);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    gross: sum(({ gross }) => gross),
    pension: sum(({ pension }) => pension),
    withheld: sum(({ withheld }) => withheld),
    takeHome: sum(({ takeHome }) => takeHome),
  };
};
const dayOf = (day: number) => `2026-10-${String(day).padStart(2, "0")}`;

test.each([
  { leftOn: 3, again: 4, basicSalary: 4_000_000, opens: false, leavesOut: false },
  { leftOn: 17, again: 25, basicSalary: 18_750_001, opens: true, leavesOut: false },
  { leftOn: 9, again: 10, basicSalary: 61_333_337, opens: false, leavesOut: true },
  { leftOn: 24, again: 28, basicSalary: 7_777_777, opens: true, leavesOut: true },
])(
  "pays the month's total with each slip in one file, in any lock order: $leftOn, $again, $basicSalary",
  ({ leftOn, again, basicSalary, opens, leavesOut }) =>
    rolledBack(async (db) => {
      const { ship, act } = await ready(db);
      const other = await vessel(db);
      const wages = { basicSalary };
      const one = await paidAboard(db, ship, { since: "2026-10-01", wages });
      const twin = await paidAboard(db, ship, { sequence: 2, since: "2026-10-01", wages });
      await lockPayrollMonth.execute(act("2026-10-01"), { month: "2026-09" });
      for (const { tour } of [one, twin]) await leaves(db, tour.id, dayOf(leftOn));
      const settle = (day: string) => lockSlip.execute(act(day), { crewId: one.person.id, month: "2026-10" });
      const first = await settle(dayOf(leftOn));
      if (opens) {
        await unlockSlip.execute(act(dayOf(leftOn)), { lockId: first.id, reason: "A line too few" });
        expect((await settle(dayOf(leftOn))).hash).toBe(first.hash);
      }
      for (const [place, { person: who }] of [one, twin].entries()) {
        const joined = await assigned(db, await seatOn(db, other, "Able Seaman", 5 + place), who.id, {
          slot: "current",
          startDate: dayOf(again),
          endDate: "2027-02-01",
          checkedInOn: dayOf(again),
        });
        await agreedFor(db, joined, dayOf(again), wages);
      }
      const leftOut = leavesOut ? [one.person.id] : [];
      await lockPayrollMonth.execute(act("2026-11-02"), { month: "2026-10", leftOut, reason: "A doubt" });
      if (leavesOut) await settle("2026-11-03");
      expect((await rowsOf(db, one.person.id)).map(({ state }) => state)).toEqual(["locked", "locked"]);
      expect(await sumsOf(db, one.person.id)).toEqual(await sumsOf(db, twin.person.id));
      const asked = { year: 2026, month: 10 };
      const { apart, ...withMonth } = await getMonthPayments.execute(act("2026-11-04"), asked);
      const lots = [withMonth];
      for (const { lockId } of apart)
        lots.push(await getMonthPayments.execute(act("2026-11-04"), { ...asked, lockId }));
      const orders = await db.select().from(workOrders).where(eq(workOrders.month, "2026-10-01"));
      const total = (of: (order: (typeof orders)[number]) => number) => orders.reduce((sum, row) => sum + of(row), 0);
      expect(lots.reduce((sum, batch) => sum + batch.workOrders, 0)).toBe(orders.length);
      expect(lots.reduce((sum, batch) => sum + batch.income, 0)).toBe(total(({ income }) => income));
      expect(lots.reduce((sum, batch) => sum + batch.deductions, 0)).toBe(total(({ deductions }) => deductions));
      expect(lots.reduce((sum, batch) => sum + batch.takeHome - batch.toCollect, 0)).toBe(
        total(({ takeHome }) => takeHome),
      );
      const period = await getPayrollPeriod.execute(act("2026-11-04"), { month: "2026-10" });
      expect(period).toMatchObject({ people: 2, workOrders: orders.length, leftOpen: 0, lockedApart: apart.length });
    })(),
);
