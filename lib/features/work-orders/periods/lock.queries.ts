import { and, asc, eq, not, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { payrollLeftOut, payrollPeriods, personMonths, workOrders } from "@/db/schema/work-orders";
import { payrollPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { periodHash } from "@/lib/features/accounting-periods/queries";
import { blockPayDataChanges } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { notFound } from "@/lib/platform/errors";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf, type Month } from "@/lib/platform/calendar/months";
import { paidOut } from "../pay-balance.rules";
import { calculateDrafts, type DraftedMonth } from "../drafting/draft-slips.queries";
import { draftLeftOutBefore } from "../drafting/left-out-drafts.queries";
import { nextPeople } from "../drafting/people.queries";
import { storeMonths } from "../drafting/store-months.queries";
import { tablesOf } from "../drafting/tables-of-month.queries";
import { payrollDivisionOf, lockDrafting } from "../payroll-division.queries";
import { holidaysAfter } from "./lock.rules";
import { assertOtherPayPlaced, assertLockable, pinTaxYearInputs } from "./lock-checks.queries";

type By = { userId: number; now: Date; today: string };
/** The people the lock leaves out, with the reason. */
type LeftOut = { crewIds: readonly number[]; reason: string };
const batchSize = 500;

/** Freeze the drafts except those of left-out people, who need a separate lock. Slips locked earlier stay unchanged. */
async function freezeMonth(db: Transaction, divisionId: number, month: Month, leftOut: readonly number[]) {
  const day = firstDayOf(month);
  const leftOutCondition = <C extends typeof workOrders.crewId | typeof personMonths.crewId>(crewId: C) =>
    leftOut.length > 0 ? not(anyOf(crewId, leftOut)) : undefined;
  const isDraft = (table: typeof workOrders | typeof personMonths) =>
    and(
      eq(table.divisionId, divisionId),
      eq(table.month, day),
      eq(table.state, "draft"),
      leftOutCondition(table.crewId),
    );
  await db.update(workOrders).set({ state: "locked" }).where(isDraft(workOrders));
  await db.update(personMonths).set({ state: "locked" }).where(isDraft(personMonths));
}

/** Sum a frozen month including slips locked earlier, in order of people. */
async function lockedTotals(db: Transaction, divisionId: number, month: Month) {
  const rows = await db
    .select({
      crewId: personMonths.crewId,
      hash: personMonths.hash,
      takeHome: personMonths.takeHome,
      orders: sql<number>`(select count(*)::int from ${workOrders} where ${workOrders.personMonthId} = ${personMonths}.id)`,
    })
    .from(personMonths)
    .where(
      and(
        eq(personMonths.divisionId, divisionId),
        eq(personMonths.month, firstDayOf(month)),
        eq(personMonths.state, "locked"),
      ),
    )
    .orderBy(asc(personMonths.crewId), asc(personMonths.part));
  const hashes = rows.map(({ hash }) => requirePresent(hash, "the hash of a locked month"));
  return {
    people: new Set(rows.map(({ crewId }) => crewId)).size,
    workOrders: rows.reduce((sum, { orders }) => sum + orders, 0),
    takeHome: rows.reduce((sum, { takeHome }) => sum + paidOut(takeHome), 0),
    hash: periodHash(hashes),
  };
}

/** Require people of the division. @throws not-found for another division */
async function assertOfDivision(db: Transaction, divisionId: number, crewIds: readonly number[]) {
  if (crewIds.length === 0) return;
  const matches = await db.$count(crew, and(anyOf(crew.id, crewIds), eq(crew.divisionId, divisionId)));
  if (matches !== new Set(crewIds).size) throw notFound("crew.notFound");
}

/**
 * Lock a month except left-out people: everyone is recalculated from current data while changes are blocked, then
 * frozen. People are notified after the transaction. product 5.15.1, 5.15.6b @throws not-found for a left-out person of
 * another division, conflict LOCKED, rule OUT_OF_TURN, NOT_YET, UNVERIFIED, HELD, UNPLACED
 */
export async function lockPayrollPeriod(
  db: Transaction,
  { divisionId, month, leftOut = { crewIds: [], reason: "" } }: { divisionId: number; month: Month; leftOut?: LeftOut },
  { userId, now, today }: By,
) {
  await blockPayDataChanges(db, divisionId);
  await lockDrafting(db, divisionId);
  const division = await payrollDivisionOf(db, divisionId);
  payrollPeriod.assertMayLock(month, { ...division.periods, today, holidays: holidaysAfter(month, process.env) });
  const tables = await tablesOf(db, month);
  await assertOfDivision(db, divisionId, leftOut.crewIds);
  await draftLeftOutBefore(db, division, { month, now });
  const isIn = (crewId: number) => !leftOut.crewIds.includes(crewId);
  const of = { divisionId, month, now };
  const frozenDrafts: DraftedMonth[] = [];
  for (let after = 0; ;) {
    const page = await nextPeople(db, of, after, batchSize);
    const crewIds = page.filter(isIn);
    const batch = await calculateDrafts(db, { division, month, tables, purpose: "lock" }, crewIds);
    await storeMonths(db, of, crewIds, batch);
    await pinTaxYearInputs(db, batch, now);
    frozenDrafts.push(
      ...batch.map((one) => ({ ...one, inputs: null, orders: one.orders.map((order) => ({ ...order, lines: [] })) })),
    );
    if (page.length < batchSize) break;
    after = page.at(-1) ?? after;
  }
  await assertOtherPayPlaced(
    db,
    divisionId,
    month,
    leftOut.crewIds.length > 0 ? not(anyOf(crew.id, leftOut.crewIds)) : undefined,
  );
  await assertLockable(db, month, frozenDrafts);
  await freezeMonth(db, divisionId, month, leftOut.crewIds);
  if (leftOut.crewIds.length > 0) {
    // Draft left-out people immediately, also those without a draft.
    const drafts = await calculateDrafts(db, { division, month, tables, purpose: "draft" }, leftOut.crewIds);
    await storeMonths(db, of, leftOut.crewIds, drafts);
  }
  const [stored] = await db
    .insert(payrollPeriods)
    .values({
      divisionId,
      month: firstDayOf(month),
      ...(await lockedTotals(db, divisionId, month)),
      lockedAt: now,
      lockedBy: userId,
    })
    .returning();
  const period = requirePresent(stored, "the locked month");
  const rows = [...new Set(leftOut.crewIds)].map((crewId) => ({ periodId: period.id, crewId, reason: leftOut.reason }));
  if (rows.length > 0) await db.insert(payrollLeftOut).values(rows);
  return { ...period, month };
}
