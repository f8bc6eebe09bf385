import fc from "fast-check";
import { pointsOf } from "@/db/testing/calls/points-of";
import { addDays } from "@/lib/platform/calendar/dates";
import type { Effect } from "./effect-on-seats.rules";
import { byBestFit, fitPartsOf, weights, type CandidateFacts, type PartName } from "./fit.rules";

const today = "2026-11-23";
const wanted = {
  today,
  from: "2026-12-03",
  to: "2027-06-03",
  positionId: 1,
  belowIds: [2],
  vesselTypeId: 5,
  vesselId: 30,
};
const facts = (more: Partial<CandidateFacts> = {}): CandidateFacts => ({
  positionId: 1,
  vesselTypeId: 5,
  latestVesselId: 30,
  isOnBoard: false,
  statusSince: "2026-09-01",
  plannedOffBoard: null,
  missingCertificates: 0,
  firstCertificateExpiry: "2029-01-01",
  ...more,
});
const effect: Effect = {
  seatId: 7,
  vesselId: 3,
  vessel: "MV Arung",
  position: "Master",
  positionNameId: "Nakhoda",
  from: "2027-01-10",
  to: "2027-07-10",
  since: "2027-01-10",
  isUncovered: true,
};
const partOf = (name: PartName, more: Partial<CandidateFacts> = {}, effects: Effect[] = []) =>
  fitPartsOf(facts(more), effects, wanted).find(({ part }) => part === name);

test("returns each part once, all good for a perfect candidate", () => {
  const parts = fitPartsOf(facts(), [], wanted);
  expect(parts.map(({ part }) => part).sort()).toEqual(Object.keys(weights).sort());
  expect(parts.every(({ level }) => level === 2)).toBe(true);
});

test("marks one rank below as promotion", () => {
  expect(partOf("rank", { positionId: 2 })).toMatchObject({ level: 0, word: "promotion" });
  expect(partOf("rank", { positionId: 9 })).toMatchObject({ level: 0, word: "other" });
});

test("rates expired certificates poor and soon expiring ones fair", () => {
  expect(partOf("papers", { missingCertificates: 2 })).toMatchObject({ level: 0, word: "missing" });
  expect(partOf("papers", { firstCertificateExpiry: "2026-12-02" })).toMatchObject({ level: 0, word: "ended" });
  expect(partOf("papers", { firstCertificateExpiry: "2026-12-03" })).toMatchObject({ level: 1, word: "ends" });
  expect(partOf("papers", { firstCertificateExpiry: "2027-07-02" })).toMatchObject({ level: 1 });
  expect(partOf("papers", { firstCertificateExpiry: "2027-07-03" })).toMatchObject({ level: 2, word: "cover" });
  expect(partOf("papers", { firstCertificateExpiry: null })).toMatchObject({ level: 2, word: "endless" });
});

test("rates availability before joining, within handover and too late", () => {
  const leaving = (plannedOffBoard: string) => partOf("free", { isOnBoard: true, plannedOffBoard });
  expect(leaving("2026-12-01")).toMatchObject({ level: 2, word: "before", values: { days: 2 } });
  expect(leaving("2026-12-06")).toMatchObject({ level: 1, word: "handover", values: { days: 3 } });
  expect(leaving("2026-12-07")).toMatchObject({ level: 0, word: "after", values: { days: 4 } });
  expect(leaving("2026-11-01")).toMatchObject({ level: 2, values: { date: today } });
});

test("rates time ashore below 30 days, above a year and without service", () => {
  const since = (statusSince: string) => partOf("rest", { statusSince });
  expect(since("2026-11-04")).toMatchObject({ level: 0, word: "short", values: { days: 29 } });
  expect(since("2026-11-03")).toMatchObject({ level: 2, word: "enough", values: { days: 30 } });
  expect(since("2025-12-02")).toMatchObject({ level: 1, word: "long", values: { days: 366 } });
  expect(partOf("rest", { latestVesselId: 0 })).toMatchObject({ level: 1, word: "none" });
});

test("weighs an uncovered vessel more than a covered one", () => {
  expect(partOf("elsewhere", {}, [effect])).toMatchObject({ level: 0, word: "uncovered" });
  expect(partOf("elsewhere", {}, [{ ...effect, isUncovered: false }])).toMatchObject({ level: 1, word: "covered" });
});

const someDay = fc.integer({ min: -700, max: 700 }).map((days) => addDays(today, days));
const someFacts = fc.record({
  positionId: fc.constantFrom(1, 2, 9),
  vesselTypeId: fc.constantFrom(5, 6),
  latestVesselId: fc.constantFrom(0, 30, 31),
  isOnBoard: fc.boolean(),
  statusSince: someDay,
  plannedOffBoard: fc.option(someDay),
  missingCertificates: fc.integer({ min: 0, max: 3 }),
  firstCertificateExpiry: fc.option(someDay),
});

test("ranks no one above a perfect candidate", () => {
  const best = pointsOf(fitPartsOf(facts(), [], wanted));
  fc.assert(
    fc.property(someFacts, (one) => {
      const points = pointsOf(fitPartsOf(one, [], wanted));
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(best);
      expect(pointsOf(fitPartsOf(one, [effect], wanted))).toBeLessThan(points);
      expect(pointsOf(fitPartsOf({ ...one, positionId: 1 }, [], wanted))).toBeGreaterThanOrEqual(points);
      expect(pointsOf(fitPartsOf({ ...one, missingCertificates: 0 }, [], wanted))).toBeGreaterThanOrEqual(points);
    }),
  );
});

test("orders by fit, then by record", () => {
  fc.assert(
    fc.property(fc.array(someFacts, { maxLength: 8 }), (people) => {
      const judged = people.map((one, id) => ({ row: { id }, parts: fitPartsOf(one, [], wanted) }));
      const ordered = byBestFit(judged).map(({ row, parts }) => ({ id: row.id, points: pointsOf(parts) }));
      expect(ordered).toEqual([...ordered].sort((one, other) => other.points - one.points || one.id - other.id));
      expect(byBestFit([...judged].reverse()).map(({ row }) => row.id)).toEqual(ordered.map(({ id }) => id));
    }),
  );
});

test("uses the seat's document check over stored validity", () => {
  const papers = fitPartsOf(facts(), [], wanted, 0).find(({ part }) => part === "papers");
  expect(papers).toMatchObject({ level: 0 });
});
