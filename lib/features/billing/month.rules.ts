import type { LockRefusal } from "@/db/enums/billing";
import { billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { periodsOf, type LockedMonths } from "@/lib/features/accounting-periods/rules";
import { addMonths } from "@/lib/platform/calendar/dates";
import { monthFrom } from "@/lib/platform/calendar/months";

/** Earlier than all records. Rows before billing's confirmed first month are listed as billed elsewhere. */
const beginning = "1945-01-01";

/**
 * Return the selectable years: ten before to the current one. Document 3 §9 @param today calendar day in Asia/Jakarta
 */
export const selectableYears = (today: string): number[] => {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: 11 }, (_, index) => year - index);
};

/** Return the requested month, the current one by default. */
export const requestedBillingMonth = (
  { month, year }: { month?: number | undefined; year?: number | undefined },
  today: string,
) => monthFrom({ months: month ?? Number(today.slice(5, 7)), year: year ?? Number(today.slice(0, 4)) });

/**
 * First month billed here, as its first day. Unconfirmed until a second person confirms it; null without a request.
 * product 5.14
 */
export type BillingStart = { month: string; isConfirmed: boolean } | null;
type Turn = { today: string; locked: LockedMonths; start: BillingStart };

const turnOf = ({ today, locked, start }: Turn) => ({ ...periodsOf(locked, start?.month), today });

/**
 * Return why an open month may not be locked: billed elsewhere, out of order, not over, or draft fee and VAT. product
 * 5.14, 5.15.7 @param today calendar day in Asia/Jakarta
 */
export function lockRefusal(
  month: string,
  { isVerified, ...turn }: Turn & { isVerified: boolean },
): LockRefusal | null {
  if (turn.start && !turn.start.isConfirmed) return "startWaiting";
  if (turn.start && month < turn.start.month) return "beforeStart";
  if (billingPeriod.refusalOf(month, turnOf(turn))) return "notNext";
  return isVerified ? null : "ratesNotVerified";
}

/**
 * Return the day range of an open month. The first open month also includes late rows of earlier months, so that
 * nothing stays unbilled. With a confirmed first month it goes back before that month. product 5.14 @returns to is
 * exclusive
 */
export function dayRangeOf(
  month: string,
  locked: LockedMonths,
  start: BillingStart = null,
): { from: string; to: string } {
  const to = addMonths(month, 1);
  if (start?.isConfirmed && month < start.month) return { from: month, to: month };
  const isFirst = locked === null && start?.isConfirmed === true && month === start.month;
  if (!isFirst && (locked === null || month !== addMonths(locked.last, 1))) return { from: month, to };
  return { from: start?.isConfirmed || locked === null ? beginning : locked.first, to };
}
