import fc from "fast-check";
import { carriedOf, differenceOf, totalOf } from "./figure.rules";

test("65,000 × (14 × 30 − 2 + 14 × 2) is Rp 28,990,000", () => {
  expect(totalOf({ ujbm: 65_000, crew: 14, days: 30, correction: -2, specialDays: 2 })).toBe(28_990_000);
});

const figures = fc.record({
  ujbm: fc.integer({ min: 1, max: 1_000_000 }),
  crew: fc.nat(60),
  days: fc.nat(31),
  correction: fc.integer({ min: -3_000, max: 3_000 }),
  specialDays: fc.nat(31),
});

test("what is paid and what is carried are together what the formula says, and never both", () => {
  fc.assert(
    fc.property(figures, (one) => {
      const [total, carried] = [totalOf(one), carriedOf(one)];
      const { ujbm, crew, days, correction, specialDays } = one;
      expect(total + ujbm * carried).toBe(ujbm * (crew * days + correction + crew * specialDays));
      expect([total >= 0, carried <= 0, total > 0 && carried < 0, Number.isSafeInteger(total)]).toEqual([
        true,
        true,
        false,
        true,
      ]);
    }),
  );
});

test("a change by a fifth or more of last month's figure is large; without last month's there is none", () => {
  expect(differenceOf(119, 100)).toEqual({ difference: 19, isLarge: false });
  expect(differenceOf(120, 100)).toEqual({ difference: 20, isLarge: true });
  expect(differenceOf(80, 100)).toEqual({ difference: -20, isLarge: true });
  expect(differenceOf(0, 0)).toEqual({ difference: 0, isLarge: false });
  expect(differenceOf(5, null)).toEqual({ difference: null, isLarge: false });
  expect(differenceOf(null, 5)).toEqual({ difference: null, isLarge: false });
});
