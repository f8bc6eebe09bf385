import fc from "fast-check";
import { forDays, roundedDown, roundedHalfUp, shareOf, splitBy, sumOf } from "./fraction.rules";

test("rounds half a rupiah up and anything less down, also below zero", () => {
  expect([roundedHalfUp(5n, 2n), roundedHalfUp(7n, 3n), roundedHalfUp(-5n, 2n), roundedHalfUp(-7n, 3n)]).toEqual([
    3n,
    2n,
    -2n,
    -2n,
  ]);
  expect([roundedDown(5n, 2n), roundedDown(-5n, 2n), roundedDown(-4n, 2n)]).toEqual([2n, -3n, -2n]);
  expect(() => roundedDown(1n, 0n)).toThrow(RangeError);
});

test("rounds to less than half a rupiah of the exact quotient", () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 10n ** 9n), (dividend, divisor) => {
      const twice = 2n * (roundedHalfUp(dividend, divisor) * divisor - dividend);
      expect(twice > -divisor && twice <= divisor).toBe(true);
      const left = dividend - roundedDown(dividend, divisor) * divisor;
      expect(left >= 0n && left < divisor).toBe(true);
    }),
  );
});

test("reads rates in hundredths of a per cent and gives the whole amount for a whole month", () => {
  expect([shareOf(7_500_000n, 127), shareOf(11_086_300n, 100), shareOf(50n, 100)]).toEqual([95_250n, 110_863n, 1n]);
  expect([forDays(5_500_000n, 12, 31), forDays(5_500_000n, 31, 31), forDays(5_500_000n, 0, 31)]).toEqual([
    2_129_032n,
    5_500_000n,
    0n,
  ]);
});

test("splits an amount into parts that add up, each within a rupiah of its share", () => {
  const weights = fc.array(fc.bigInt(0n, 10n ** 10n), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 10n), 10n ** 10n), weights, (amount, given) => {
      const parts = splitBy(amount, given, 0);
      expect(sumOf(parts)).toBe(amount);
      const whole = sumOf(given);
      if (whole === 0n) return;
      parts.forEach((part, place) => {
        const off = part * whole - amount * (given[place] ?? 0n);
        expect(off > -whole && off < whole).toBe(true);
      });
    }),
  );
  expect(splitBy(7n, [0n, -5n], 1)).toEqual([0n, 7n]);
  expect(splitBy(100n, [1n, -5n, 1n], 1)).toEqual([50n, 0n, 50n]);
});
