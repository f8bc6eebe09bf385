import { accommodationLines, type AccommodationLine, type LumpsumGrade } from "@/db/enums/scheduling";

/** The lines whose base is the grade's; of the others the base is typed and the multiplier is one. product 5.6 */
export const gradedLines = ["mealAllowance", "dailyAllowance", "accommodation", "localTransport", "laundry"] as const;
type GradedLine = (typeof gradedLines)[number];
export const isGraded = (line: AccommodationLine): line is GradedLine => gradedLines.some((graded) => graded === line);

export const mostMultiplier = 365;
export const mostBase = 9_999_999_999;
export const mostLumpsum = 100_000_000;

/** A line: how often, by how much. The multiplier has two decimals at most, the base is whole rupiah. */
type Amount = { multiplier: number; base: number };
export type Amounts = Record<AccommodationLine, Amount>;

const hundredths = (multiplier: number) => Math.round(multiplier * 100);
/** Whether a multiplier is one: nought to 365, two decimals at most. */
export const isMultiplier = (value: number) =>
  value >= 0 && value <= mostMultiplier && Math.abs(value * 100 - hundredths(value)) < 1e-6;

/** What a line comes to, in whole rupiah; half a rupiah is a whole one. */
export const lineAmount = ({ multiplier, base }: Amount): number =>
  Number((BigInt(hundredths(multiplier)) * BigInt(base) + 50n) / 100n);

/** The sum of what is shown line by line. The browser and the server ask the same. */
export const totalOf = (amounts: Amounts): number =>
  accommodationLines.reduce((sum, line) => sum + lineAmount(amounts[line]), 0);

/** What a grade is paid, line by line; null where no version of the table is in force. */
type GradeBases = Record<GradedLine, number>;

/** Lines as they begin: nothing paid yet, at the bases of the grade. */
export const blankAmounts = (bases: GradeBases | null): Amounts =>
  // Each of the lines, and no other, is a name of it.
  Object.fromEntries(
    accommodationLines.map((line) => [
      line,
      isGraded(line) ? { multiplier: 0, base: bases?.[line] ?? 0 } : { multiplier: 1, base: 0 },
    ]),
  ) as Amounts;

type Typed = Record<GradedLine, number> & Record<Exclude<AccommodationLine, GradedLine>, number>;
/** Lines from what was typed: multipliers of graded lines, bases of the others. */
export const amountsOf = (typed: Typed, bases: GradeBases): Amounts =>
  Object.fromEntries(
    accommodationLines.map((line) => [
      line,
      isGraded(line) ? { multiplier: typed[line], base: bases[line] } : { multiplier: 1, base: typed[line] },
    ]),
  ) as Amounts;

type Rank = { nameEn: string; level: string };
const topRanks = ["Master", "Chief Engineer"];
/** The grade a rank has unless somebody sets another. product 5.6 */
export function defaultGrade({ nameEn, level }: Rank): LumpsumGrade {
  if (topRanks.includes(nameEn)) return 1;
  return level === "management" || level === "operational" ? 2 : 3;
}
