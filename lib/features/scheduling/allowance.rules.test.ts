import fc from "fast-check";
import { accommodationLines } from "@/db/enums/scheduling";
import {
  amountsOf,
  emptyAmounts,
  defaultGrade,
  gradedLines,
  isMultiplier,
  lineAmount,
  maxBase,
  totalOf,
  type Amounts,
} from "./allowance.rules";

const bases = { mealAllowance: 100, dailyAllowance: 200, accommodation: 300, localTransport: 400, laundry: 500 };

test("rounds half a rupiah up", () => {
  expect(lineAmount({ multiplier: 0.5, base: 1 })).toBe(1);
  expect(lineAmount({ multiplier: 0.49, base: 1 })).toBe(0);
  expect(lineAmount({ multiplier: 1.15, base: 10 })).toBe(12);
  expect(lineAmount({ multiplier: 1.005 * 100, base: 100 })).toBe(10_050);
  expect(lineAmount({ multiplier: 365, base: maxBase })).toBe(3_649_999_999_635);
});

test("accepts multipliers from zero to 365 with two decimals", () => {
  for (const value of [0, 0.01, 0.29, 1.1, 364.99, 365]) expect([value, isMultiplier(value)]).toEqual([value, true]);
  for (const value of [-0.01, 365.01, 1.001, Number.NaN, Infinity])
    expect([value, isMultiplier(value)]).toEqual([value, false]);
});

test("starts with the grade's bases and a total of zero; transport is entered once", () => {
  const blank = emptyAmounts(bases);
  expect(totalOf(blank)).toBe(0);
  expect(blank.laundry).toEqual({ multiplier: 0, base: 500 });
  expect(blank.transportAirportJakarta).toEqual({ multiplier: 1, base: 0 });
  const typed = {
    mealAllowance: 3,
    dailyAllowance: 1.5,
    accommodation: 0,
    localTransport: 0,
    laundry: 0,
    transportAirportJakarta: 250_000,
    transportTerminalStationPort: 0,
    transportAirportOtherCities: 1,
  };
  expect(totalOf(amountsOf(typed, bases))).toBe(300 + 300 + 250_000 + 1);
});

test("sums the displayed lines, within half a rupiah per line", () => {
  const amount = fc.record({
    multiplier: fc.integer({ min: 0, max: 36_500 }).map((hundredths) => hundredths / 100),
    base: fc.integer({ min: 0, max: maxBase }),
  });
  const amounts = fc.record(
    Object.fromEntries(accommodationLines.map((line) => [line, amount])),
  ) as fc.Arbitrary<Amounts>;
  fc.assert(
    fc.property(amounts, (all) => {
      const lines = accommodationLines.map((line) => all[line]);
      const total = totalOf(all);
      expect(Number.isSafeInteger(total)).toBe(true);
      expect(total).toBe(lines.reduce((sum, line) => sum + lineAmount(line), 0));
      for (const line of lines) {
        expect(isMultiplier(line.multiplier)).toBe(true);
        const hundredfold = BigInt(Math.round(line.multiplier * 100)) * BigInt(line.base);
        const off = BigInt(lineAmount(line)) * 100n - hundredfold;
        expect(off >= -49n && off <= 50n).toBe(true);
      }
    }),
  );
});

test("returns grade one for master and chief engineer, two for other officers, else three", () => {
  expect(defaultGrade({ nameEn: "Master", level: "management" })).toBe(1);
  expect(defaultGrade({ nameEn: "Chief Engineer", level: "management" })).toBe(1);
  expect(defaultGrade({ nameEn: "Chief Officer", level: "management" })).toBe(2);
  expect(defaultGrade({ nameEn: "Third Officer", level: "operational" })).toBe(2);
  expect(defaultGrade({ nameEn: "Bosun", level: "support" })).toBe(3);
  expect(defaultGrade({ nameEn: "Deck Cadet", level: "cadet" })).toBe(3);
  expect(gradedLines).toHaveLength(5);
});
