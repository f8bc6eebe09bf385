import type { LockRefusal } from "@/db/enums/billing";
import { addMonths } from "@/lib/platform/calendar/dates";
import { monthFrom, monthOf } from "@/lib/features/ujbm/month.rules";

/** The first and the last locked month of a division, as first days; null while none is. Months are locked one after the other. product 5.14 */
export type Locked = { first: string; last: string } | null;

/** Before every record there is: where billing's first month is confirmed, what was billed elsewhere is listed. */
const beginning = "1945-01-01";

/** The years to choose from: ten before to the present one. Document 3 §9 @param today calendar day in Asia/Jakarta */
export const yearsOf = (today: string): number[] => {
  const year = Number(today.slice(0, 4));
  return Array.from({ length: 11 }, (_, index) => year - index);
};

/** The month asked for, the present one where it is not said. */
export const monthAsked = ({ month, year }: { month?: number | undefined; year?: number | undefined }, today: string) =>
  monthFrom({ months: month ?? Number(today.slice(5, 7)), year: year ?? Number(today.slice(0, 4)) });

/** The first month a division bills here, as its first day; waiting until a second person has confirmed it, null while nobody asked. product 5.14 */
export type Start = { month: string; isConfirmed: boolean } | null;
type Turn = { today: string; locked: Locked; start: Start };

/** Whether a month may be locked: it is over, none between it and the last locked one is open, and the first of all is the division's first month. @param today calendar day in Asia/Jakarta */
function isNextToLock(month: string, { today, locked, start }: Turn): boolean {
  if (month >= monthOf(today)) return false;
  if (locked) return month === addMonths(locked.last, 1);
  return start === null || month === start.month;
}

/** Why an open month is not to be locked: billed elsewhere, out of turn or not over, or by a draft of fee and VAT. product 5.14, 5.15.7 @param today calendar day in Asia/Jakarta */
export function lockRefusal(
  month: string,
  { isVerified, ...turn }: Turn & { isVerified: boolean },
): LockRefusal | null {
  if (turn.start && !turn.start.isConfirmed) return "startWaiting";
  if (turn.start && month < turn.start.month) return "beforeStart";
  if (!isNextToLock(month, turn)) return "notNext";
  return isVerified ? null : "ratesNotVerified";
}

/** Months are unlocked from the last backwards. */
export const isLastLocked = (month: string, locked: Locked): boolean => locked?.last === month;

/**
 * From which day to which the rows of an open month are: its own days, and in the first open month after locked ones also what came into
 * earlier months later, however long ago, so that nothing is left unbilled. Where a division's first month is confirmed that goes back
 * behind it: what was billed elsewhere is listed, and what turns up of the months before it is on no list of theirs. product 5.14 @returns to is the first day that is out
 */
export function windowOf(month: string, locked: Locked, start: Start = null): { from: string; to: string } {
  const to = addMonths(month, 1);
  if (start?.isConfirmed && month < start.month) return { from: month, to: month };
  const isFirst = locked === null && start?.isConfirmed === true && month === start.month;
  if (!isFirst && (locked === null || month !== addMonths(locked.last, 1))) return { from: month, to };
  return { from: start?.isConfirmed || locked === null ? beginning : locked.first, to };
}
