import { roundedDown, fullBasisPoints } from "../fraction.rules";
import type { Bracket } from "./tables.rules";

/** A month's tax, or the allowance that pays it, in whole rupiah, with its bracket. */
type BracketAmount = { amount: bigint; bracket: Bracket };

const scale = BigInt(fullBasisPoints) ** 2n;
/** Return a bracket's rate, raised for a missing NIK, as parts of `scale`. */
const raised = ({ basisPoints }: Bracket, higherBy: number) => BigInt(basisPoints) * BigInt(fullBasisPoints + higherBy);

const isWithin = (amount: bigint, { upTo }: Bracket) => upTo === null || amount <= upTo;

/**
 * Calculate tax on the month's gross pay by its effective rate, rounded down. higherBy: basis points of the rate, for a
 * missing NIK. product 5.15.5
 */
export function monthlyTax(brackets: readonly Bracket[], gross: bigint, higherBy = 0): BracketAmount {
  const bracket = brackets.find((one) => isWithin(gross, one));
  if (!bracket) throw new RangeError("a table of rates has no bracket for an amount");
  return { amount: roundedDown(gross * raised(bracket, higherBy), scale), bracket };
}

/**
 * Calculate the allowance that pays its own tax: `r / (1 - r)` of the pay, rounded down, in the first bracket that
 * holds both. The tax on the sum equals the allowance exactly. product 5.15.6
 */
export function monthlyAllowance(brackets: readonly Bracket[], pay: bigint, higherBy = 0): BracketAmount {
  for (const bracket of brackets) {
    const amount = grossedUp(pay, raised(bracket, higherBy));
    if (isWithin(pay + amount, bracket)) return { amount, bracket };
  }
  throw new RangeError("a table of rates has no bracket for an amount");
}

const grossedUp = (pay: bigint, rate: bigint) => roundedDown(pay * rate, scale - rate);

/** Calculate the tax of a non-resident, rounded down. Income tax law art. 26 */
export const foreignTax = (gross: bigint, basisPoints: number) =>
  roundedDown(gross * BigInt(basisPoints), BigInt(fullBasisPoints));

/** Calculate the allowance that pays article 26 tax and its own. */
export const foreignAllowance = (pay: bigint, basisPoints: number) =>
  grossedUp(pay, BigInt(basisPoints) * BigInt(fullBasisPoints));
