import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { payrollSlipLocks, personMonths, workOrders } from "@/db/schema/work-orders";
import { monthText } from "@/lib/features/accounting-periods/queries";
import { isMonthLocked } from "@/lib/features/accounting-periods/rules";
import { blockPayDataChanges } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { AppError, notFound } from "@/lib/platform/errors";
import { requirePresent } from "@/lib/platform/unknown-record";
import { monthOf, firstDayOf, lastDayOf, type Month } from "@/lib/platform/calendar/months";
import { paidOut } from "../pay-balance.rules";
import { calculateDrafts } from "../drafting/draft-slips.queries";
import { draftLeftOutBefore } from "../drafting/left-out-drafts.queries";
import { storeMonths } from "../drafting/store-months.queries";
import { tablesOf } from "../drafting/tables-of-month.queries";
import { payrollDivisionOf, lockDrafting, type PayrollDivision } from "../payroll-division.queries";
import { assertOtherPayPlaced, assertLockable, pinTaxYearInputs } from "./lock-checks.queries";
import { unlockedLeftOutMonthsOf } from "../left-out.queries";

type SlipScope = { divisionId: number; crewId: number; month: Month };
type By = { userId: number; now: Date; today: string };

const lockRefusedBy = (code: string, key: string, values: Record<string, string> = {}) =>
  new AppError(code === "LOCKED" ? "conflict" : "rule", `work-orders.periods.apart.refused.${key}`, values, [], code);

/** Whether a person is on board now, or until a day in the future. */
const isOnBoard = (db: Transaction, crewId: number, today: string) =>
  db.$count(
    assignments,
    and(
      eq(assignments.crewId, crewId),
      isNotNull(assignments.checkedInOn),
      or(isNull(assignments.checkedOutOn), gt(assignments.checkedOutOn, today)),
    ),
  );

/**
 * Require that a person's month may be locked separately: left out of the month's lock, or signed off before it is
 * locked. @throws conflict LOCKED, rule NOT_SIGNED_OFF, OUT_OF_TURN
 */
async function assertTurn(db: Transaction, { crewId, month }: SlipScope, division: PayrollDivision, today: string) {
  const isLeftOut = (await unlockedLeftOutMonthsOf(db, crewId)).includes(month);
  if (!isLeftOut) {
    const { periods } = division;
    if (month < periods.first || month > monthOf(today) || isMonthLocked(month, periods))
      throw lockRefusedBy("LOCKED", "notOpen");
    if ((await isOnBoard(db, crewId, today)) > 0) throw lockRefusedBy("NOT_SIGNED_OFF", "notSignedOff");
  }
  const ofPerson = eq(personMonths.crewId, crewId);
  const day = firstDayOf(month);
  const [earlier] = await db
    .select({ month: monthText(personMonths.month) })
    .from(personMonths)
    .where(and(ofPerson, eq(personMonths.state, "draft"), lt(personMonths.month, day)))
    .orderBy(personMonths.month)
    .limit(1);
  if (earlier) throw lockRefusedBy("OUT_OF_TURN", "earlierFirst", earlier);
  const later = and(ofPerson, eq(personMonths.state, "locked"), gt(personMonths.month, day));
  if ((await db.$count(personMonths, later)) > 0) throw lockRefusedBy("OUT_OF_TURN", "laterLocked");
}

/**
 * Return the last day on board of a person who signed off before month end. It replaces the month's last day in all
 * lookups.
 */
async function lastDayOnBoardOf(
  db: Transaction,
  { crewId, month }: SlipScope,
  today: string,
): Promise<string | undefined> {
  if (today > lastDayOf(month)) return undefined;
  const [last] = await db
    .select({ day: sql<string | null>`max(${assignments.checkedOutOn})::text` })
    .from(assignments)
    .where(eq(assignments.crewId, crewId));
  return last?.day ?? undefined;
}

/** Freeze a person's month and its work orders under a separate lock. */
async function freezePerson(db: Transaction, lockId: number, { crewId, month }: SlipScope) {
  const ofMonth = and(eq(personMonths.crewId, crewId), eq(personMonths.month, firstDayOf(month)));
  const frozen = await db
    .update(personMonths)
    .set({ state: "locked", lockId })
    .where(and(ofMonth, eq(personMonths.state, "draft")))
    .returning({ id: personMonths.id });
  for (const { id } of frozen)
    await db.update(workOrders).set({ state: "locked" }).where(eq(workOrders.personMonthId, id));
}

/**
 * Lock one person's slips of a month separately, from current data. product 5.15.1 @throws not-found, conflict LOCKED,
 * rule NOT_SIGNED_OFF, OUT_OF_TURN, UNVERIFIED, HELD, UNPLACED, NO_SLIP
 */
export async function lockSeparately(db: Transaction, of: SlipScope, { userId, now, today }: By) {
  const { divisionId, crewId, month } = of;
  await blockPayDataChanges(db, divisionId);
  await lockDrafting(db, divisionId);
  const matches = await db.$count(crew, and(eq(crew.id, crewId), eq(crew.divisionId, divisionId)));
  if (matches === 0) throw notFound("crew.notFound");
  const division = await payrollDivisionOf(db, divisionId);
  await draftLeftOutBefore(db, division, { month, crewId, now });
  await assertTurn(db, of, division, today);
  const settledOn = await lastDayOnBoardOf(db, of, today);
  const tables = await tablesOf(db, month, settledOn);
  const context = { division, month, tables, purpose: "lock" as const, ...(settledOn ? { settledOn } : {}) };
  const drafts = await calculateDrafts(db, context, [crewId]);
  await storeMonths(db, { divisionId, month, now }, [crewId], drafts);
  await assertOtherPayPlaced(db, divisionId, month, eq(crew.id, crewId));
  await assertLockable(db, month, drafts, settledOn);
  const [only] = drafts;
  if (!only) throw lockRefusedBy("NO_SLIP", "noSlip");
  await pinTaxYearInputs(db, drafts, now);
  const [stored] = await db
    .insert(payrollSlipLocks)
    .values({
      divisionId,
      crewId,
      month: firstDayOf(month),
      workOrders: only.orders.length,
      takeHome: paidOut(only.takeHome),
      hash: requirePresent(only.hash, "the hash of a locked month"),
      lockedAt: now,
      lockedBy: userId,
    })
    .returning();
  const lock = requirePresent(stored, "the lock of a slip");
  await freezePerson(db, lock.id, of);
  return lock;
}
