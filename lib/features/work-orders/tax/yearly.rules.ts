import { greatest, least, roundedDown, sumOf, wholeBasisPoints } from "../fraction.rules";
import type { Bracket, TaxParameters } from "./tables.rules";

/** A person's year with one employer up to and with the last period, in whole rupiah. */
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
  /** The tax obligation began or ended within the year: the income of its months is taken for a whole year, and so many twelfths of the tax are due. */
  isPart: boolean;
  /** What a former employer of the year paid net and withheld: form 1721-A1. */
  former: { net: bigint; withheld: bigint } | null;
};
export type YearlyRates = { brackets: readonly Bracket[]; parameters: TaxParameters["rows"]; higherBy: number };
/** Each step from the gross income to the tax of the last period, which is negative where too much was withheld. */
type YearlyTax = {
  gross: bigint;
  occupational: bigint;
  net: bigint;
  /** The net income as it counts for a whole year. */
  annual: bigint;
  taxable: bigint;
  yearly: bigint;
  amount: bigint;
};

/** Tax on the taxable income of a year: each bracket's rate on the part within it. Income tax law art. 17 */
export function progressiveTax(brackets: readonly Bracket[], taxable: bigint): bigint {
  let from = 0n;
  const parts = brackets.map(({ upTo, basisPoints }) => {
    const within = greatest(0n, (upTo === null ? taxable : least(taxable, upTo)) - from);
    from = upTo ?? from;
    return within * BigInt(basisPoints);
  });
  return roundedDown(sumOf(parts), BigInt(wholeBasisPoints));
}

/** The tax of the last period: that of the year, less what was withheld. Who is taxed for a part of it: net × 12 / months, tax × months / 12. product 5.15.5, income tax law art. 16 (4), 17 (6) */
export function lastPeriodTax(year: Year, { brackets, parameters, higherBy }: YearlyRates): YearlyTax {
  const { gross, pension, months, isPart, free, withheld, former } = year;
  const share = roundedDown(gross * BigInt(parameters.occupationalBasisPoints), BigInt(wholeBasisPoints));
  const occupational = least(share, parameters.occupationalMonthly * BigInt(months));
  const net = gross - occupational - pension + (former?.net ?? 0n);
  const [whole, part] = [12n, isPart ? BigInt(months) : 12n];
  const annual = roundedDown(net * whole, part);
  const taxable = roundedDown(greatest(0n, annual - free), parameters.roundedTo) * parameters.roundedTo;
  const plain = progressiveTax(brackets, taxable);
  const yearly = roundedDown(plain * BigInt(wholeBasisPoints + higherBy) * part, BigInt(wholeBasisPoints) * whole);
  return { gross, occupational, net, annual, taxable, yearly, amount: yearly - withheld - (former?.withheld ?? 0n) };
}

/**
 * The allowance that pays the tax of the last period and its own: the least amount that equals the tax on the year with
 * it. The tax never falls when the pay rises and rises by less than the pay, so each step comes closer from below and the
 * first amount that stays is that one. Nought where too much was withheld. product 5.15.6
 */
export function lastPeriodAllowance(year: Year, rates: YearlyRates): YearlyTax & { allowance: bigint } {
  let allowance = 0n;
  for (;;) {
    const tax = lastPeriodTax({ ...year, gross: year.gross + allowance }, rates);
    if (tax.amount <= allowance) return { ...tax, allowance };
    allowance = tax.amount;
  }
}
