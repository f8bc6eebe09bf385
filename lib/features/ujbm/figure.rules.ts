/** What a vessel's allowance for a month is made of; ujbm in whole rupiah, correction in signed man-days. */
type Figures = { ujbm: number; crew: number; days: number; correction: number; specialDays: number };

/** Man-days paid for: may be below nought, where more was paid before than there is to pay now. */
const manDaysOf = ({ crew, days, correction, specialDays }: Omit<Figures, "ujbm">): number =>
  crew * days + correction + crew * specialDays;

/** total = ujbm × (crew × days + correction + crew × specialOccassionDays), in whole rupiah and never below nought. product 5.13 */
export const totalOf = (figures: Figures): number => figures.ujbm * Math.max(0, manDaysOf(figures));

/** Man-days below nought, which the next month's correction takes over. */
export const carriedOf = (figures: Omit<Figures, "ujbm">): number => Math.min(0, manDaysOf(figures));

/** From which change on last month's figure is worth a look: a fifth of it. */
const largeShare = 5;

/** How far a total is from last month's, and whether by a fifth of it or more. */
export function differenceOf(total: number | null, before: number | null) {
  if (total === null || before === null) return { difference: null, isLarge: false };
  const difference = total - before;
  return { difference, isLarge: difference !== 0 && Math.abs(difference) * largeShare >= before };
}
