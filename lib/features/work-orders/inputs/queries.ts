import { sql } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { can, type Actor } from "@/lib/access/actor";
import { lockCrew } from "@/lib/features/crew/queries";
import { isLockedFor, redraftPeople } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { AppError, messageOf, notFound } from "@/lib/platform/errors";
import { firstDayOf, monthsLater, type Month } from "@/lib/platform/calendar/months";
import { payShortfall } from "../drafting/pay-shortfall.queries";
import { unlockedLeftOutMonthsOf } from "../left-out.queries";
import { payrollDivisionOf } from "../payroll-division.queries";
import { nextToLock } from "@/lib/features/accounting-periods/rules";
import { rupiah } from "../slip-labels.rules";

type Person = { id: number; divisionId: number };

/** Whether a month is locked for a person, with everyone or separately. */
async function isMonthLocked(db: Executor, { id: crewId, divisionId }: Person, month: Month): Promise<boolean> {
  const closed = isLockedFor({ crewId, divisionId }, sql`${firstDayOf(month)}::date`);
  const [row] = await db.execute<{ closed: boolean }>(sql`select ${closed} as closed`);
  return row?.closed === true;
}

/**
 * Return the first month not locked for a person, considering left-out and separate locks. Changes of pay go there at
 * the earliest. Asia/Jakarta.
 */
export async function openMonthOf(db: Executor, person: Person): Promise<Month> {
  const [leftOpen] = await unlockedLeftOutMonthsOf(db, person.id);
  if (leftOpen) return leftOpen;
  const next = nextToLock((await payrollDivisionOf(db, person.divisionId)).periods);
  return (await isMonthLocked(db, person, next)) ? monthsLater(next, 1) : next;
}

/**
 * Lock a person for a change of pay. No month of the division can be locked meanwhile; open months are redrafted after
 * the change. @throws not-found, rule for erased and stopped data, conflict PAYROLL_LOCKING while a month is being
 * locked
 */
export async function lockPayOf(db: Transaction, actor: Actor, crewId: number) {
  if (actor.kind === "user" && !can(actor, "work-orders:view")) throw notFound("crew.notFound");
  const person = await lockCrew(db, actor, crewId);
  await redraftPeople(db, [crewId]);
  return person;
}

/** Require an open month. @throws conflict PERIOD_LOCKED for a locked month, or one before the first paid here */
export async function assertOpen(db: Executor, person: Person, month: Month) {
  const open = await openMonthOf(db, person);
  if (month < open || (await isMonthLocked(db, person, month)))
    throw new AppError("conflict", "pay-data.locked", { month, open }, [], "PERIOD_LOCKED");
}

/** Refuse an amount that exceeds the pay when it is entered, since it would block the whole month. States the limit. */
function payTooLowError(name: string, { month, short, most }: { month: string; short: number; most: number }) {
  const values = { name, month, short: rupiah(short), most: rupiah(Math.max(most, 0)) };
  const key = most > 0 ? "pay-data.belowZero" : "pay-data.nothingToTake";
  return new AppError("rule", key, values, [{ path: "amount", message: messageOf(key, values) }], "PAY_BELOW_NOUGHT");
}

type TakenBack = { crewId: number; divisionId: number; name: string; month: Month; amount: number };

/** Require that the month's pay covers an entered deduction. Whole rupiah. @throws rule PAY_BELOW_NOUGHT */
export async function assertPayCovers(db: Executor, { name, amount, ...of }: TakenBack) {
  const short = amount < 0 ? await payShortfall(db, of) : 0;
  if (short > 0) throw payTooLowError(name, { month: of.month, short, most: -amount - short });
}
