import fc from "fast-check";
import { forDays, roundedDown, roundedHalfUp, shareOf, splitBy, sumOf } from "./fraction.rules";

test("half a rupiah goes up and anything less goes down, below nought as well", () => {
  expect([roundedHalfUp(5n, 2n), roundedHalfUp(7n, 3n), roundedHalfUp(-5n, 2n), roundedHalfUp(-7n, 3n)]).toEqual([
    3n,
    2n,
    -2n,
    -2n,
  ]);
  expect([roundedDown(5n, 2n), roundedDown(-5n, 2n), roundedDown(-4n, 2n)]).toEqual([2n, -3n, -2n]);
  expect(() => roundedDown(1n, 0n)).toThrow(RangeError);
});

test("a rounded quotient is never half a rupiah or more away", () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 10n ** 9n), (dividend, divisor) => {
      const twice = 2n * (roundedHalfUp(dividend, divisor) * divisor - dividend);
      expect(twice > -divisor && twice <= divisor).toBe(true);
      const left = dividend - roundedDown(dividend, divisor) * divisor;
      expect(left >= 0n && left < divisor).toBe(true);
    }),
  );
});

test("rates are hundredths of a per cent, and a whole month is the whole amount", () => {
  expect([shareOf(7_500_000n, 127), shareOf(11_086_300n, 100), shareOf(50n, 100)]).toEqual([95_250n, 110_863n, 1n]);
  expect([forDays(5_500_000n, 12, 31), forDays(5_500_000n, 31, 31), forDays(5_500_000n, 0, 31)]).toEqual([
    2_129_032n,
    5_500_000n,
    0n,
  ]);
});

test("parts add up to the whole, and none is a rupiah off its share", () => {
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
