import { roundedDown, wholeBasisPoints } from "../fraction.rules";
import type { Bracket } from "./tables.rules";

/** A tax of a month, or the allowance that pays it, in whole rupiah, and the bracket it was read from. */
type Read = { amount: bigint; bracket: Bracket };

const whole = BigInt(wholeBasisPoints) ** 2n;
/** A rate of a bracket, raised by so much of itself, in parts of `whole`. */
const raised = ({ basisPoints }: Bracket, higherBy: number) =>
  BigInt(basisPoints) * BigInt(wholeBasisPoints + higherBy);

const isWithin = (amount: bigint, { upTo }: Bracket) => upTo === null || amount <= upTo;

/** Tax on the gross pay of a month by its effective rate, rounded down to the rupiah. higherBy: basis points of the rate, for a missing NIK. product 5.15.5 */
export function monthlyTax(brackets: readonly Bracket[], gross: bigint, higherBy = 0): Read {
  const bracket = brackets.find((one) => isWithin(gross, one));
  if (!bracket) throw new RangeError("a table of rates has no bracket for an amount");
  return { amount: roundedDown(gross * raised(bracket, higherBy), whole), bracket };
}

/**
 * The allowance that pays its own tax: of the pay without it `r / (1 - r)`, rounded down, in the first bracket that
 * still holds both. The tax on the sum is exactly the allowance. product 5.15.6
 */
export function monthlyAllowance(brackets: readonly Bracket[], pay: bigint, higherBy = 0): Read {
  for (const bracket of brackets) {
    const amount = grossedUp(pay, raised(bracket, higherBy));
    if (isWithin(pay + amount, bracket)) return { amount, bracket };
  }
  throw new RangeError("a table of rates has no bracket for an amount");
}

const grossedUp = (pay: bigint, rate: bigint) => roundedDown(pay * rate, whole - rate);

/** Tax of somebody who is no resident, rounded down. Income tax law art. 26 */
export const foreignTax = (gross: bigint, basisPoints: number) =>
  roundedDown(gross * BigInt(basisPoints), BigInt(wholeBasisPoints));

/** The allowance that pays the tax of article 26 and its own. */
export const foreignAllowance = (pay: bigint, basisPoints: number) =>
  grossedUp(pay, BigInt(basisPoints) * BigInt(wholeBasisPoints));
