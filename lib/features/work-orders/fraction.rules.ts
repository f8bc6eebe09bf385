/** One hundredth of a per cent is 1: 0.25 % is 25, 3.7 % is 370. */
export const wholeBasisPoints = 10_000;

const magnitude = (value: bigint) => (value < 0n ? -value : value);

/** The quotient rounded down, below nought as well. @throws RangeError for a divisor that is not positive */
export function roundedDown(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError("the divisor must be positive");
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}

/** The quotient to the nearest whole, half a rupiah up. product 5.15.2 */
export const roundedHalfUp = (dividend: bigint, divisor: bigint) => roundedDown(2n * dividend + divisor, 2n * divisor);

/** A rate of an amount, half a rupiah up. */
export const shareOf = (amount: bigint, basisPoints: number) =>
  roundedHalfUp(amount * BigInt(basisPoints), BigInt(wholeBasisPoints));

/** What belongs to some of the days of a month, half a rupiah up. product 5.15.1, 5.15.2 */
export const forDays = (amount: bigint, days: number, daysInMonth: number) =>
  roundedHalfUp(amount * BigInt(days), BigInt(daysInMonth));

/** Parts of an amount in proportion to weights, which add up to it to the rupiah; all of it to one place when nothing weighs. */
export function splitBy(amount: bigint, weights: readonly bigint[], otherwise: number): bigint[] {
  const counted = weights.map((weight) => (weight > 0n ? weight : 0n));
  const whole = sumOf(counted);
  if (whole === 0n) return weights.map((_, place) => (place === otherwise ? amount : 0n));
  const sign = amount < 0n ? -1n : 1n;
  let reached = 0n;
  let given = 0n;
  return counted.map((weight) => {
    reached += weight;
    const until = roundedDown(magnitude(amount) * reached, whole);
    const part = until - given;
    given = until;
    return sign * part;
  });
}

export const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
export const least = (one: bigint, other: bigint) => (one < other ? one : other);
export const greatest = (one: bigint, other: bigint) => (one > other ? one : other);
