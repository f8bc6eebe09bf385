import { accommodationLines, type AccommodationLine, type LumpsumGrade } from "@/db/enums/scheduling";

/** Lines with the grade's base. For the other lines the base is entered and the multiplier is 1. product 5.6 */
export const gradedLines = ["mealAllowance", "dailyAllowance", "accommodation", "localTransport", "laundry"] as const;
type GradedLine = (typeof gradedLines)[number];
export const isGraded = (line: AccommodationLine): line is GradedLine => gradedLines.some((graded) => graded === line);

export const maxMultiplier = 365;
export const maxBase = 9_999_999_999;
export const maxLumpsum = 100_000_000;

/** A line. The multiplier has at most two decimals; the base is whole rupiah. */
type Amount = { multiplier: number; base: number };
export type Amounts = Record<AccommodationLine, Amount>;

const toHundredths = (multiplier: number) => Math.round(multiplier * 100);
/** Return whether a multiplier is valid: 0 to 365 with at most two decimals. */
export const isMultiplier = (value: number) =>
  value >= 0 && value <= maxMultiplier && Math.abs(value * 100 - toHundredths(value)) < 1e-6;

/** Calculate a line in whole rupiah, rounded half up. */
export const lineAmount = ({ multiplier, base }: Amount): number =>
  Number((BigInt(toHundredths(multiplier)) * BigInt(base) + 50n) / 100n);

/** Sum the lines. Browser and server use the same rule. */
export const totalOf = (amounts: Amounts): number =>
  accommodationLines.reduce((sum, line) => sum + lineAmount(amounts[line]), 0);

/** Bases of a grade per line; null while no table is in force. */
type GradeBases = Record<GradedLine, number>;

/** Return the initial lines: zero, with the bases of the grade. */
export const emptyAmounts = (bases: GradeBases | null): Amounts =>
  // The names are exactly the line names.
  Object.fromEntries(
    accommodationLines.map((line) => [
      line,
      isGraded(line) ? { multiplier: 0, base: bases?.[line] ?? 0 } : { multiplier: 1, base: 0 },
    ]),
  ) as Amounts;

type Typed = Record<GradedLine, number> & Record<Exclude<AccommodationLine, GradedLine>, number>;
/** Build the lines from the entered values: multipliers of graded lines, bases of the others. */
export const amountsOf = (entered: Typed, bases: GradeBases): Amounts =>
  Object.fromEntries(
    accommodationLines.map((line) => [
      line,
      isGraded(line) ? { multiplier: entered[line], base: bases[line] } : { multiplier: 1, base: entered[line] },
    ]),
  ) as Amounts;

type Rank = { nameEn: string; level: string };
const topRanks = ["Master", "Chief Engineer"];
/** Return the default grade of a rank. product 5.6 */
export function defaultGrade({ nameEn, level }: Rank): LumpsumGrade {
  if (topRanks.includes(nameEn)) return 1;
  return level === "management" || level === "operational" ? 2 : 3;
}
