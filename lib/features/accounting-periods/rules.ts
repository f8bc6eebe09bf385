import { AppError, type MessageValues } from "@/lib/platform/errors";
import { monthsLater, type Month } from "@/lib/platform/calendar/months";

/** First and last locked month of a division, as the database returns them; null when none is locked. */
export type LockedMonths = { first: Month; last: Month } | null;

/**
 * first: first month of the division, null while it has none. lockedThrough: last locked month. Months are locked in
 * order, without gaps.
 */
export type Periods = { first: Month | null; lockedThrough: Month | null };

/** start: first month where none is locked yet. */
export const periodsOf = (locked: LockedMonths, start: Month | null = null): Periods => ({
  first: locked?.first ?? start,
  lockedThrough: locked?.last ?? null,
});

/** Return the only month that may be locked next; the first one where none is locked. product 5.13, 5.14, 5.15.6b */
export const nextToLock = <First extends Month | null>({
  first,
  lockedThrough,
}: Periods & { first: First }): Month | First => (lockedThrough === null ? first : monthsLater(lockedThrough, 1));

export const isMonthLocked = (month: Month, { first, lockedThrough }: Periods): boolean =>
  lockedThrough !== null && month <= lockedThrough && (first === null || month >= first);

/** Whether it is the last locked month, the only one that may be unlocked. */
export const isLastLocked = (month: Month, { lockedThrough }: Periods): boolean => month === lockedThrough;

export const lockRefusals = ["locked", "notBeforeEarlier", "notYet"] as const;
type LockRefusal = (typeof lockRefusals)[number];

type Holidays = ReadonlySet<string>;
/** today: calendar day in Asia/Jakarta. holidays: of the year after the month, where the period counts working days. */
type Turn = Periods & { today: string; holidays?: Holidays };
type Refusal = { code: "conflict" | "rule"; text: string; wireCode?: string };

type Declaration<Reason extends string> = {
  /** Name of the advisory lock: shared by changes of what a month holds, exclusive while a month is locked. */
  gate: string;
  /** Return the first day on which a month may be locked. */
  opensOn: (month: Month, holidays: Holidays) => string;
  /** Whether a division without a first month may start with this one; any month by default. */
  mayStartWith?: (month: Month, today: string) => boolean;
  refusals: Record<LockRefusal | Reason, Refusal>;
};

const noHolidays: Holidays = new Set();

/** Declare the accounting period of a noun: when a month may be locked, and the texts of its refusals. */
export function accountingPeriod<Reason extends string = never>({
  gate,
  opensOn,
  mayStartWith = () => true,
  refusals,
}: Declaration<Reason>) {
  const refuse = (reason: LockRefusal | Reason, values: MessageValues = {}) => {
    const { code, text, wireCode } = refusals[reason];
    return new AppError(code, text, values, [], wireCode);
  };
  /** Return why a month may not be locked today; null when it may. */
  const refusalOf = (month: Month, turn: Turn): LockRefusal | null => {
    if (isMonthLocked(month, turn)) return "locked";
    const next = nextToLock(turn);
    const isNext = next === null ? mayStartWith(month, turn.today) : month === next;
    if (!isNext) return "notBeforeEarlier";
    return turn.today < opensOn(month, turn.holidays ?? noHolidays) ? "notYet" : null;
  };
  return {
    gate,
    opensOn,
    refuse,
    refusalOf,
    /** @throws conflict when it is locked, rule out of order or before it may be locked */
    assertMayLock: (month: Month, turn: Turn) => {
      const refusal = refusalOf(month, turn);
      if (refusal === "notYet") throw refuse(refusal, { date: opensOn(month, turn.holidays ?? noHolidays) });
      if (refusal) throw refuse(refusal);
    },
    /** @throws conflict when the month is locked */
    assertOpen: (month: Month, periods: Periods) => {
      if (isMonthLocked(month, periods)) throw refuse("locked");
    },
  };
}
