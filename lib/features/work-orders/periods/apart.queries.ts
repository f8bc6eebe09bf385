import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { payrollSlipLocks, personMonths, workOrders } from "@/db/schema/work-orders";
import { closeGate } from "@/lib/features/rates/redraft.queries";
import { AppError, notFound } from "@/lib/platform/errors";
import { present } from "@/lib/platform/record";
import { paidOut } from "../balance.rules";
import { firstDayOf, lastDayOf, type Month } from "../month.rules";
import { drawMonths } from "../months/draw.queries";
import { storeMonths } from "../months/store.queries";
import { tablesOf } from "../months/tables.queries";
import { divisionOf, holdDrawing, type Division } from "../open.queries";
import { assertPlaced, assertSettled, fixYear } from "./judge.queries";
import { leftOpenFor } from "../left-out.queries";

type Of = { divisionId: number; crewId: number; month: Month };
type By = { userId: number; now: Date; today: string };

const refusedAs = (code: string, key: string, values: Record<string, string> = {}) =>
  new AppError(code === "LOCKED" ? "conflict" : "rule", `work-orders.periods.apart.refused.${key}`, values, [], code);

/** Whether a person is on board now, or until a day in the future. */
const staysAboard = (db: Transaction, crewId: number, today: string) =>
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
async function assertTurn(db: Transaction, { crewId, month }: Of, division: Division, today: string) {
  const isLeftOut = (await leftOpenFor(db, crewId)).includes(month);
  if (!isLeftOut) {
    const { lockedThrough, first } = division.periods;
    if (month < first || month > today.slice(0, 7) || (lockedThrough !== null && month <= lockedThrough))
      throw refusedAs("LOCKED", "notOpen");
    if ((await staysAboard(db, crewId, today)) > 0) throw refusedAs("NOT_SIGNED_OFF", "notSignedOff");
  }
  const ofPerson = eq(personMonths.crewId, crewId);
  const day = firstDayOf(month);
  const [earlier] = await db
    .select({ month: sql<string>`to_char(${personMonths.month}, 'YYYY-MM')` })
    .from(personMonths)
    .where(and(ofPerson, eq(personMonths.state, "draft"), lt(personMonths.month, day)))
    .orderBy(personMonths.month)
    .limit(1);
  if (earlier) throw refusedAs("OUT_OF_TURN", "earlierFirst", earlier);
  const later = and(ofPerson, eq(personMonths.state, "locked"), gt(personMonths.month, day));
  if ((await db.$count(personMonths, later)) > 0) throw refusedAs("OUT_OF_TURN", "laterLocked");
}

/**
 * Return the last day on board of a person who signed off before month end. It replaces the month's last day in all
 * lookups.
 */
async function settledOnOf(db: Transaction, { crewId, month }: Of, today: string): Promise<string | undefined> {
  if (today > lastDayOf(month)) return undefined;
  const [last] = await db
    .select({ day: sql<string | null>`max(${assignments.checkedOutOn})::text` })
    .from(assignments)
    .where(eq(assignments.crewId, crewId));
  return last?.day ?? undefined;
}

/** Freeze a person's month and its work orders under a separate lock. */
async function freeze(db: Transaction, lockId: number, { crewId, month }: Of) {
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
export async function lockApart(db: Transaction, of: Of, { userId, now, today }: By) {
  const { divisionId, crewId, month } = of;
  await closeGate(db, divisionId);
  await holdDrawing(db, divisionId);
  const known = await db.$count(crew, and(eq(crew.id, crewId), eq(crew.divisionId, divisionId)));
  if (known === 0) throw notFound("crew.notFound");
  const division = await divisionOf(db, divisionId);
  await assertTurn(db, of, division, today);
  const settledOn = await settledOnOf(db, of, today);
  const tables = await tablesOf(db, month, settledOn);
  const given = { division, month, tables, purpose: "lock" as const, ...(settledOn ? { settledOn } : {}) };
  const drawn = await drawMonths(db, given, [crewId]);
  await storeMonths(db, { divisionId, month, now }, [crewId], drawn);
  await assertPlaced(db, divisionId, month, eq(crew.id, crewId));
  await assertSettled(db, month, drawn, settledOn);
  const [only] = drawn;
  if (!only) throw refusedAs("NO_SLIP", "noSlip");
  await fixYear(db, drawn, now);
  const [stored] = await db
    .insert(payrollSlipLocks)
    .values({
      ...{ divisionId, crewId, month: firstDayOf(month), workOrders: only.orders.length },
      ...{ takeHome: paidOut(only.takeHome), hash: present(only.hash, "the hash of a locked month") },
      ...{ lockedAt: now, lockedBy: userId },
    })
    .returning();
  const lock = present(stored, "the lock of a slip");
  await freeze(db, lock.id, of);
  return lock;
}
