/** One hundredth of a per cent is 1: 0.25 % is 25, 3.7 % is 370. */
export const fullBasisPoints = 10_000;

const magnitude = (value: bigint) => (value < 0n ? -value : value);

/** Divide and round down, also below zero. @throws RangeError unless the divisor is positive */
export function roundedDown(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError("the divisor must be positive");
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}

/** Divide and round half up. product 5.15.2 */
export const roundedHalfUp = (dividend: bigint, divisor: bigint) => roundedDown(2n * dividend + divisor, 2n * divisor);

/** Return a rate of an amount, rounded half up to the rupiah. */
export const shareOf = (amount: bigint, basisPoints: number) =>
  roundedHalfUp(amount * BigInt(basisPoints), BigInt(fullBasisPoints));

/** Return the share of a monthly amount for some days, rounded half up to the rupiah. product 5.15.1, 5.15.2 */
export const forDays = (amount: bigint, days: number, daysInMonth: number) =>
  roundedHalfUp(amount * BigInt(days), BigInt(daysInMonth));

/**
 * Split an amount in proportion to weights. The parts add up to the rupiah; without any weight all of it goes to one
 * place.
 */
export function splitBy(amount: bigint, weights: readonly bigint[], fallbackPlace: number): bigint[] {
  const positiveWeights = weights.map((weight) => (weight > 0n ? weight : 0n));
  const totalWeight = sumOf(positiveWeights);
  if (totalWeight === 0n) return weights.map((_, place) => (place === fallbackPlace ? amount : 0n));
  const sign = amount < 0n ? -1n : 1n;
  let weightSoFar = 0n;
  let distributed = 0n;
  return positiveWeights.map((weight) => {
    weightSoFar += weight;
    const until = roundedDown(magnitude(amount) * weightSoFar, totalWeight);
    const part = until - distributed;
    distributed = until;
    return sign * part;
  });
}

export const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
export const minimum = (one: bigint, other: bigint) => (one < other ? one : other);
export const maximum = (one: bigint, other: bigint) => (one > other ? one : other);
