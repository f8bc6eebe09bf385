import fc from "fast-check";
import { carriedOf, differenceOf, rateDifferenceOf, totalOf } from "./vessel-amount.rules";

test("65,000 × (14 × 30 − 2 + 14 × 2) is Rp 28,990,000", () => {
  expect(totalOf({ ujbm: 65_000, crew: 14, days: 30, correction: -2, specialDays: 2, rateDifference: 0 })).toBe(
    28_990_000,
  );
});

const figures = fc.record({
  ujbm: fc.integer({ min: 1, max: 1_000_000 }),
  crew: fc.nat(60),
  days: fc.nat(31),
  correction: fc.integer({ min: -3_000, max: 3_000 }),
  specialDays: fc.nat(31),
  rateDifference: fc.constant(0),
});

test("adds up paid and carried amounts to the formula, never both", () => {
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

test("marks a change by a fifth or more as large, none without last month", () => {
  expect(differenceOf(119, 100)).toEqual({ difference: 19, isLarge: false });
  expect(differenceOf(120, 100)).toEqual({ difference: 20, isLarge: true });
  expect(differenceOf(80, 100)).toEqual({ difference: -20, isLarge: true });
  expect(differenceOf(0, 0)).toEqual({ difference: 0, isLarge: false });
  expect(differenceOf(5, null)).toEqual({ difference: null, isLarge: false });
  expect(differenceOf(null, 5)).toEqual({ difference: null, isLarge: false });
});

test("counts man-days of a month with another rate at that rate, also carried ones", () => {
  const vessel = { crew: 10, days: 30, specialDays: 0 };
  // Two man-days too few at 60,000, and one too many in an unpaid month, settled in a month at 65,000.
  const corrected = [
    { manDays: -2, rate: 60_000 },
    { manDays: 1, rate: null },
  ];
  const rateDifference = rateDifferenceOf(65_000, corrected, { manDays: 0, amount: 0 });
  expect(rateDifference).toBe(10_000);
  expect(totalOf({ ...vessel, ujbm: 65_000, correction: -1, rateDifference })).toBe(300 * 65_000 - 2 * 60_000 + 65_000);
  // An idle vessel overpaid by 20 man-days at 60,000 takes back no more than that from the next month's 65,000.
  const idle = { crew: 0, days: 0, specialDays: 0, ujbm: 60_000, correction: -20, rateDifference: 0 };
  expect([totalOf(idle), carriedOf(idle)]).toEqual([0, -20]);
  const later = rateDifferenceOf(65_000, [], { manDays: -20, amount: -20 * 60_000 });
  expect(totalOf({ ...vessel, ujbm: 65_000, correction: -20, rateDifference: later })).toBe(300 * 65_000 - 20 * 60_000);
  // The correction costs more than the month: the rest is money without man-days.
  const dear = { ...vessel, crew: 1, ujbm: 10_000, correction: -20, rateDifference: -20 * 20_000 };
  expect([totalOf(dear), carriedOf(dear)]).toEqual([0, 0]);
});
