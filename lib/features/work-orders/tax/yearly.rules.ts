import { maximum, minimum, roundedDown, sumOf, fullBasisPoints } from "../fraction.rules";
import type { Bracket, TaxParameters } from "./tables.rules";

/** A person's year with one employer through the last period, in whole rupiah. */
export type Year = {
  gross: bigint;
  /** The employee's own part of JHT and JP. */
  pension: bigint;
  /** From the first month of the employment in the year to the last, 1 to 12. */
  months: number;
  /** Income free of tax. */
  free: bigint;
  /** Withheld in the earlier months of the year. */
  withheld: bigint;
  /**
   * The tax obligation began or ended within the year: income is annualized, and its share of twelfths of the tax is
   * due.
   */
  isPart: boolean;
  /** What a former employer of the year paid net and withheld: form 1721-A1. */
  former: { net: bigint; withheld: bigint } | null;
};
export type YearlyRates = { brackets: readonly Bracket[]; parameters: TaxParameters["rows"]; higherBy: number };
/** Each step from gross income to the last period's tax, negative when too much was withheld. */
type YearlyTax = {
  gross: bigint;
  occupational: bigint;
  net: bigint;
  /** Net income, annualized. */
  annual: bigint;
  taxable: bigint;
  yearly: bigint;
  amount: bigint;
};

/** Calculate tax on a year's taxable income: each bracket's rate on the part within it. Income tax law art. 17 */
export function progressiveTax(brackets: readonly Bracket[], taxable: bigint): bigint {
  let from = 0n;
  const parts = brackets.map(({ upTo, basisPoints }) => {
    const within = maximum(0n, (upTo === null ? taxable : minimum(taxable, upTo)) - from);
    from = upTo ?? from;
    return within * BigInt(basisPoints);
  });
  return roundedDown(sumOf(parts), BigInt(fullBasisPoints));
}

/**
 * Calculate the tax of the last period: the year's less what was withheld. For part of a year: net × 12 / months, tax ×
 * months / 12. product 5.15.5, income tax law art. 16 (4), 17 (6)
 */
export function lastPeriodTax(year: Year, { brackets, parameters, higherBy }: YearlyRates): YearlyTax {
  const { gross, pension, months, isPart, free, withheld, former } = year;
  const share = roundedDown(gross * BigInt(parameters.occupationalBasisPoints), BigInt(fullBasisPoints));
  const occupational = minimum(share, parameters.occupationalMonthly * BigInt(months));
  const net = gross - occupational - pension + (former?.net ?? 0n);
  const [twelve, part] = [12n, isPart ? BigInt(months) : 12n];
  const annual = roundedDown(net * twelve, part);
  const taxable = roundedDown(maximum(0n, annual - free), parameters.roundedTo) * parameters.roundedTo;
  const plain = progressiveTax(brackets, taxable);
  const yearly = roundedDown(plain * BigInt(fullBasisPoints + higherBy) * part, BigInt(fullBasisPoints) * twelve);
  return { gross, occupational, net, annual, taxable, yearly, amount: yearly - withheld - (former?.withheld ?? 0n) };
}

/**
 * Calculate the allowance that pays the last period's tax and its own: the least amount equal to the tax on the year
 * with it. The tax rises by less than the pay, so iterating from below converges to it. Zero when too much was
 * withheld. product 5.15.6
 */
export function lastPeriodAllowance(year: Year, rates: YearlyRates): YearlyTax & { allowance: bigint } {
  let allowance = 0n;
  for (;;) {
    const tax = lastPeriodTax({ ...year, gross: year.gross + allowance }, rates);
    if (tax.amount <= allowance) return { ...tax, allowance };
    allowance = tax.amount;
  }
}
