import type { TerCategory } from "@/db/enums/rates";
import type { Table } from "../explanation.rules";
import { fullBasisPoints } from "../fraction.rules";

/** A rate in basis points up to and including an amount; the last bracket has no end. */
export type Bracket = { upTo: bigint | null; basisPoints: number };

/** Monthly effective rates by category. PP 58/2023 */
export type TerTable = Table<Record<TerCategory, readonly Bracket[]>>;
/** Income a year free of tax, and the category the status belongs to. PMK 101/2016, PP 58/2023 */
export type PtkpTable = Table<readonly { code: string; amount: bigint; category: TerCategory }[]>;
/** Rates on the income of a year, each on the part within its bracket. Income tax law art. 17 */
export type ProgressiveTable = Table<readonly Bracket[]>;
/** What the law says beside the tables; rates in basis points, amounts in rupiah. */
export type TaxParameters = Table<{
  occupationalBasisPoints: number;
  /** Most occupational cost for each month worked. */
  occupationalMonthly: bigint;
  /** Taxable income of a year is rounded down to whole thousands. */
  roundedTo: bigint;
  /** Surcharge on the rates for a person without a matching NIK. */
  missingNikBasisPoints: number;
  /** On the gross pay of a non-resident. */
  foreignBasisPoints: number;
}>;

/** Ways brackets can be invalid; invalid tables are not used. */
type BracketProblem = "empty" | "endless" | "order" | "rate";

/** Validate brackets: amounts and rates rise, and only the last has no end. */
export function problemOf(brackets: readonly Bracket[]): BracketProblem | undefined {
  if (brackets.length === 0) return "empty";
  const ends = brackets.map(({ upTo }) => upTo);
  if (ends.indexOf(null) !== ends.length - 1) return "endless";
  const rates = brackets.map(({ basisPoints }) => basisPoints);
  if (rates.some((rate) => !Number.isInteger(rate) || rate < 0 || rate >= fullBasisPoints / 2)) return "rate";
  const rises = brackets.slice(1).every((bracket, place) => {
    const before = brackets[place];
    if (!before || before.upTo === null || before.basisPoints >= bracket.basisPoints) return false;
    return bracket.upTo === null || bracket.upTo > before.upTo;
  });
  return rises && (brackets[0]?.upTo ?? 1n) > 0n ? undefined : "order";
}
