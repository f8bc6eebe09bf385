import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { experienceOf, monthsOf, seaDays, seaTimeOf, seaTotals, type SeaService } from "./rules";

const today = "2026-11-20";
const service = (values: Partial<SeaService>): SeaService => ({
  position: "Able Seaman (AB)",
  vesselType: "Tug Boat",
  onBoard: "2026-01-01",
  offBoard: "2026-01-31",
  grt: null,
  dwt: null,
  ...values,
});

test("counts sign-on and sign-off, and overlapping days once", () => {
  expect(seaDays([service({})], today)).toBe(31);
  expect(seaDays([service({}), service({ onBoard: "2026-01-31", offBoard: "2026-02-01" })], today)).toBe(32);
  expect(seaDays([service({}), service({ onBoard: "2026-01-10", offBoard: "2026-01-20" })], today)).toBe(31);
  expect(seaDays([], today)).toBe(0);
});

test("counts an open row until today, and nothing after it", () => {
  expect(seaDays([service({ onBoard: "2026-11-01", offBoard: null })], today)).toBe(20);
  expect(seaDays([service({ onBoard: "2026-11-01", offBoard: "2027-05-01" })], today)).toBe(20);
  expect(seaDays([service({ onBoard: "2026-12-01", offBoard: null })], today)).toBe(0);
  expect(seaDays([service({ onBoard: today, offBoard: null })], today)).toBe(1);
});

test("counts overlapping rows of one rank once, and of two ranks for each", () => {
  const totals = seaTotals(
    [service({}), service({ position: "Bosun", onBoard: "2026-01-11", offBoard: "2026-02-09" })],
    today,
  );
  expect(totals.byRank).toEqual([
    { name: "Able Seaman (AB)", periods: 1, days: 31, months: 1 },
    { name: "Bosun", periods: 1, days: 30, months: 1 },
  ]);
  expect(totals.byVesselType).toEqual([{ name: "Tug Boat", periods: 2, days: 40, months: 1.3 }]);
  expect(totals).toMatchObject({ periods: 2, days: 40, months: 1.3 });
});

test("groups names that differ in case and spaces, under the latest row's name", () => {
  const totals = seaTotals(
    [
      service({ vesselType: " TUG  boat" }),
      service({ vesselType: "Tug Boat", onBoard: "2026-03-01", offBoard: "2026-03-10" }),
    ],
    today,
  );
  expect(totals.byVesselType).toEqual([{ name: "Tug Boat", periods: 2, days: 41, months: 1.3 }]);
});

test("finds the largest vessel if any row has its tonnage", () => {
  expect(seaTotals([service({}), service({ grt: 0, dwt: 1200.5 }), service({ dwt: 900 })], today)).toMatchObject({
    maxGrt: 0,
    maxDwt: 1200.5,
  });
  expect(seaTotals([service({})], today)).toMatchObject({ maxGrt: null, maxDwt: null });
});

test("converts days to years, months and days", () => {
  expect(seaTimeOf(365 + 61)).toEqual({ years: 1, months: 2, days: 1 });
  expect([monthsOf(365), monthsOf(0), monthsOf(30)]).toEqual([12, 0, 1]);
});

const aboard = {
  positionNames: ["Juru Mudi", "Able Seaman"],
  vesselTypeNames: ["Anchor Handling Tug Supply (AHTS)", "Kapal AHTS"],
};

test.each([
  ["Able Seaman (AB)", "AHTS", 31, 31],
  ["able  seaman", "anchor handling tug supply", 31, 31],
  ["JURU MUDI", "Kapal AHTS", 31, 31],
  ["Bosun", "AHTS", 0, 31],
  ["Juru Mudi", "Tug Boat", 31, 0],
])("%s on %s is %i days in rank and %i on the type", (position, vesselType, daysInRank, daysOnVesselType) => {
  const both = Math.min(daysInRank, daysOnVesselType);
  const lastOnVesselType = daysOnVesselType > 0 ? "2026-01-31" : null;
  expect(experienceOf([service({ position, vesselType })], aboard, today)).toEqual({
    daysInRank,
    daysOnVesselType,
    daysInRankOnVesselType: both,
    lastOnVesselType,
  });
});

test("distinguishes types by the text in brackets unless it is an abbreviation", () => {
  const names = { positionNames: [], vesselTypeNames: ["Tanker (Chemical)"] };
  expect(experienceOf([service({ vesselType: "Tanker (Oil)" })], names, today).daysOnVesselType).toBe(0);
  expect(experienceOf([service({ vesselType: "Tanker (chemical)" })], names, today).daysOnVesselType).toBe(31);
});

test("uses today as the last day for a person on board, and ignores future service", () => {
  const names = { positionNames: [], vesselTypeNames: ["Tug Boat"] };
  expect(
    experienceOf([service({}), service({ onBoard: "2026-11-01", offBoard: null })], names, today).lastOnVesselType,
  ).toBe(today);
  expect(experienceOf([service({ onBoard: "2026-12-01", offBoard: null })], names, today)).toMatchObject({
    daysOnVesselType: 0,
    lastOnVesselType: null,
  });
});

const services = fc.array(
  fc
    .record({
      position: fc.constantFrom("Master", "Bosun", "bosun "),
      vesselType: fc.constantFrom("Tug Boat", "LPG Carrier"),
      start: fc.integer({ min: -900, max: 100 }),
      length: fc.option(fc.nat(300)),
      grt: fc.option(fc.nat(5_000)),
      dwt: fc.option(fc.nat(5_000)),
    })
    .map(({ start, length, ...rest }): SeaService => ({
      ...rest,
      onBoard: addDays(today, start),
      offBoard: length === null ? null : addDays(today, start + length),
    })),
  { maxLength: 8 },
);

test("returns the same totals for any order of rows", () => {
  fc.assert(
    fc.property(services, (rows) => {
      const totals = seaTotals(rows, today);
      expect(seaTotals([...rows].reverse(), today)).toEqual(totals);
      for (const groups of [totals.byRank, totals.byVesselType]) {
        expect(groups.reduce((sum, { periods }) => sum + periods, 0)).toBe(rows.length);
        expect(groups.reduce((sum, { days }) => sum + days, 0)).toBeGreaterThanOrEqual(totals.days);
        expect(Math.max(0, ...groups.map(({ days }) => days))).toBeLessThanOrEqual(totals.days);
      }
    }),
  );
});

test("never reduces sea time for one more row", () => {
  fc.assert(
    fc.property(services, services, (rows, more) =>
      expect(seaDays([...rows, ...more], today)).toBeGreaterThanOrEqual(seaDays(rows, today)),
    ),
  );
});
