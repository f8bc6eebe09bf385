/**
 * Inputs of a vessel's monthly allowance: ujbm in whole rupiah per person and day, correction in signed man-days.
 * rateDifference: cost difference of earlier man-days to this month's rate, in whole rupiah.
 */
type Figures = {
  ujbm: number;
  crew: number;
  days: number;
  correction: number;
  specialDays: number;
  rateDifference: number;
};

/** Return the man-days paid for, negative when more was paid before than is due now. */
const manDaysOf = ({ crew, days, correction, specialDays }: Omit<Figures, "ujbm" | "rateDifference">): number =>
  crew * days + correction + crew * specialDays;

/** Return ujbm × man-days plus the rate difference, negative when overpaid. Whole rupiah. */
const amountOf = (figures: Figures): number => figures.ujbm * manDaysOf(figures) + figures.rateDifference;

/**
 * Calculate total = ujbm × (crew × days + correction + crew × specialOccassionDays). Man-days of a month with another
 * rate use that rate; whole rupiah, at least zero. product 5.13, §8
 */
export const totalOf = (figures: Figures): number => Math.max(0, amountOf(figures));

/** Return negative man-days that this month cannot pay back, with their cost, carried to the next month. */
export const carriedOf = ({ ujbm, ...figures }: Omit<Figures, "ujbm"> & { ujbm: number | null }): number =>
  ujbm === null || amountOf({ ...figures, ujbm }) < 0 ? Math.min(0, manDaysOf(figures)) : 0;

type Corrected = { manDays: number; rate: number | null };
/**
 * Calculate the cost difference of corrections: each month's man-days at the rate paid then, this month's if unpaid,
 * and carried amounts at their cost.
 */
export const rateDifferenceOf = (
  ujbm: number,
  corrected: readonly Corrected[],
  carried: { manDays: number; amount: number },
): number =>
  corrected.reduce((sum, { manDays, rate }) => sum + manDays * ((rate ?? ujbm) - ujbm), 0) +
  carried.amount -
  carried.manDays * ujbm;

/** A change by a fifth of last month's total or more is large. */
const largeShare = 5;

/** Return a total's difference to last month, and whether it is large. */
export function differenceOf(total: number | null, before: number | null) {
  if (total === null || before === null) return { difference: null, isLarge: false };
  const difference = total - before;
  return { difference, isLarge: difference !== 0 && Math.abs(difference) * largeShare >= before };
}
