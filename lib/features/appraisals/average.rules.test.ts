import fc from "fast-check";
import { averageOf, scoreOf } from "./average.rules";

const scores = fc.array(fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }), { maxLength: 40 });

test("returns the mean of the given scores, rounded half up", () => {
  fc.assert(
    fc.property(scores, (given) => {
      const known = given.filter((score) => score !== null);
      const mean = known.reduce((sum, score) => sum + score, 0) / known.length;
      // Twice the mean is compared: exact for every half.
      const expected = known.length === 0 ? null : Math.round(Number(mean.toFixed(9)));
      expect(averageOf(given)).toBe(expected);
    }),
  );
});

test("lies between the lowest and highest score, in any order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 }), (given) => {
      const average = averageOf(given) ?? 0;
      expect(average).toBeGreaterThanOrEqual(Math.min(...given));
      expect(average).toBeLessThanOrEqual(Math.max(...given));
      expect(averageOf(given.toReversed())).toBe(average);
    }),
  );
});

test("rounds 2.5 to 3 and returns null without scores", () => {
  expect(averageOf([2, 3])).toBe(3);
  expect(averageOf([2, 2, 3])).toBe(2);
  expect(averageOf([null, null])).toBeNull();
  expect([scoreOf(0), scoreOf(6), scoreOf(2.5), scoreOf(null), scoreOf(4)]).toEqual([null, null, null, null, 4]);
});
