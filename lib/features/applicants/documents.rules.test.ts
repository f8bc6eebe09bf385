import fc from "fast-check";
import { ageOn, daysAtSea, masked, monthsOf, seaTotals, validityOn } from "./documents.rules";

const service = (onBoard: string, offBoard: string, position = "Master", vesselType = "Tug Boat", grt: number | null = null) => ({ onBoard, offBoard, position, vesselType, grt, dwt: null });

test("sea time is counted per rank and vessel type, overlapping days once", () => {
  const services = [service("2024-01-01", "2024-07-01", "Master", "Tug Boat", 298), service("2024-06-01", "2024-12-01", "Chief Officer", "AHTS", 1200), service("2023-01-01", "2023-07-01")];
  const totals = seaTotals(services);
  expect(totals.byRank).toEqual([{ name: "Master", periods: 2, months: 11.9 }, { name: "Chief Officer", periods: 1, months: 6 }]);
  expect(totals.byVesselType.map(({ name }) => name)).toEqual(["Tug Boat", "AHTS"]);
  expect(totals).toMatchObject({ months: 17, maxGrt: 1200, maxDwt: null });
  expect(seaTotals([])).toEqual({ byRank: [], byVesselType: [], months: 0, maxGrt: null, maxDwt: null });
});

test("days at sea never exceed the sum of the periods, nor does their order matter", () => {
  const dayOfYear = (offset: number) => new Date(Date.UTC(2020, 0, 1 + offset)).toISOString().slice(0, 10);
  const period = fc.tuple(fc.nat(2_000), fc.integer({ min: 1, max: 400 })).map(([start, length]) => ({ onBoard: dayOfYear(start), offBoard: dayOfYear(start + length), length }));
  fc.assert(
    fc.property(fc.array(period, { maxLength: 12 }), (periods) => {
      const days = daysAtSea(periods);
      expect(days).toBe(daysAtSea([...periods].reverse()));
      expect(days).toBeLessThanOrEqual(periods.reduce((sum, { length }) => sum + length, 0));
      expect(days).toBeGreaterThanOrEqual(Math.max(0, ...periods.map(({ length }) => length)));
    }),
  );
  expect(monthsOf(365)).toBe(12);
});

test.each([
  [null, "unlimited"],
  ["2026-11-19", "expired"],
  ["2026-11-20", "expiring"],
  ["2027-02-18", "expiring"],
  ["2027-02-19", "valid"],
])("a certificate that ends on %s is %s on 20 November 2026", (expired, expected) => {
  expect(validityOn(expired, "2026-11-20")).toBe(expected);
});

test("an identity number shows its last four digits only", () => {
  expect(masked("3578101705900001")).toBe("••••••••••••0001");
});

test("a birthday counts from its day on", () => {
  expect([ageOn("1990-05-17", "2026-05-16"), ageOn("1990-05-17", "2026-05-17")]).toEqual([35, 36]);
});
