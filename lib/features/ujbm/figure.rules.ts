/**
 * What a vessel's allowance for a month is made of: ujbm in whole rupiah a person and day, correction in signed man-days. rateDifference: what man-days of
 * earlier months cost more or less than this month's rate, in whole rupiah.
 */
type Figures = {
  ujbm: number;
  crew: number;
  days: number;
  correction: number;
  specialDays: number;
  rateDifference: number;
};

/** Man-days paid for: may be below nought, where more was paid before than there is to pay now. */
const manDaysOf = ({ crew, days, correction, specialDays }: Omit<Figures, "ujbm" | "rateDifference">): number =>
  crew * days + correction + crew * specialDays;

/** ujbm × man-days, and the difference in rates: what would be paid if money could be taken back. Whole rupiah. */
const amountOf = (figures: Figures): number => figures.ujbm * manDaysOf(figures) + figures.rateDifference;

/**
 * total = ujbm × (crew × days + correction + crew × specialOccassionDays), where man-days of a month with another rate count by that rate; in whole
 * rupiah and never below nought. product 5.13, §8
 */
export const totalOf = (figures: Figures): number => Math.max(0, amountOf(figures));

/** Man-days below nought that are not paid back by this month, which the next month's correction takes over with what they cost. */
export const carriedOf = ({ ujbm, ...figures }: Omit<Figures, "ujbm"> & { ujbm: number | null }): number =>
  ujbm === null || amountOf({ ...figures, ujbm }) < 0 ? Math.min(0, manDaysOf(figures)) : 0;

type Corrected = { manDays: number; rate: number | null };
/**
 * What corrections cost more or less than at this month's rate, in whole rupiah: each month's man-days by the rate they were paid by, this month's where
 * nothing was; and what was left over, by what it came to.
 */
export const rateDifferenceOf = (
  ujbm: number,
  corrected: readonly Corrected[],
  carried: { manDays: number; amount: number },
): number =>
  corrected.reduce((sum, { manDays, rate }) => sum + manDays * ((rate ?? ujbm) - ujbm), 0) +
  carried.amount -
  carried.manDays * ujbm;

/** From which change on last month's figure is worth a look: a fifth of it. */
const largeShare = 5;

/** How far a total is from last month's, and whether by a fifth of it or more. */
export function differenceOf(total: number | null, before: number | null) {
  if (total === null || before === null) return { difference: null, isLarge: false };
  const difference = total - before;
  return { difference, isLarge: difference !== 0 && Math.abs(difference) * largeShare >= before };
}
