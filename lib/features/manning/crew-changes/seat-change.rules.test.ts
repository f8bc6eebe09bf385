import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import type { Assignment } from "../slots.rules";
import { changesOf, dayOfChange, daysBetweenHolders, isUncovered } from "./seat-change.rules";

const today = "2026-11-23";
const window = { from: today, to: "2026-12-23" };
const base = {
  seatId: 1,
  originalEndDate: null,
  durationMonths: null,
  principalStatus: "Confirmed",
  employeeStatus: "Confirmed",
  checkedInOn: null,
  checkedOutOn: null,
  handoverSince: null,
} as const;

const aboard = (id: number, since: string, until: string): Assignment => ({
  ...base,
  id,
  crewId: id,
  slot: "current",
  startDate: since,
  endDate: until,
  checkedInOn: since,
});
const planned = (id: number, from: string, to: string, more: Partial<Assignment> = {}): Assignment => ({
  ...base,
  id,
  crewId: id,
  slot: "next",
  startDate: from,
  endDate: to,
  ...more,
});
const signedOff = (id: number, since: string, left: string): Assignment => ({
  ...aboard(id, since, left),
  slot: "previous",
  checkedOutOn: left,
});
const idsOf = (tours: Assignment[], query = window) =>
  changesOf(tours, query, today).map(({ leaving, joining }) => [leaving?.id ?? null, joining?.id ?? null]);

test("pairs a leaver in the window with a later reliever", () => {
  expect(idsOf([aboard(1, "2026-06-01", "2026-12-03"), planned(2, "2026-12-04", "2027-06-01")])).toEqual([[1, 2]]);
  expect(idsOf([aboard(1, "2026-06-01", "2026-12-03"), planned(2, "2027-01-20", "2027-06-01")])).toEqual([[1, 2]]);
});

test("pairs a reliever in the window with a later leaver", () => {
  expect(idsOf([aboard(1, "2026-06-01", "2027-02-01"), planned(2, "2026-12-20", "2027-06-01")])).toEqual([[1, 2]]);
});

test("lists leavers and joiners without a partner", () => {
  expect(idsOf([aboard(1, "2026-06-01", "2026-12-03")])).toEqual([[1, null]]);
  expect(idsOf([planned(2, "2026-12-03", "2027-06-01")])).toEqual([[null, 2]]);
});

test("returns nothing without moves", () => {
  expect(idsOf([aboard(1, "2026-06-01", "2027-03-01"), planned(2, "2027-03-01", "2027-09-01")])).toEqual([]);
});

test("lists overdue people in windows that include today", () => {
  const late = [aboard(1, "2026-01-01", "2026-11-10"), planned(2, "2026-11-12", "2027-06-01")];
  expect(idsOf(late)).toEqual([[1, 2]]);
  expect(idsOf(late, { from: "2026-12-01", to: "2026-12-31" })).toEqual([]);
});

test("lists a vacant seat while the window includes today", () => {
  expect(idsOf([])).toEqual([[null, null]]);
  expect(idsOf([signedOff(1, "2026-03-01", "2026-10-01")])).toEqual([[1, null]]);
  expect(idsOf([signedOff(1, "2026-03-01", "2026-10-01")], { from: "2026-12-01", to: "2026-12-31" })).toEqual([]);
});

test("uses actual dates for a past window", () => {
  const tours = [signedOff(1, "2026-03-01", "2026-10-05"), aboard(2, "2026-10-04", "2027-04-01")];
  expect(idsOf(tours, { from: "2026-10-01", to: "2026-10-31" })).toEqual([[1, 2]]);
});

test("treats rejected people as no cover", () => {
  const rejected = planned(2, "2026-12-04", "2027-06-01", { principalStatus: "Rejected" });
  const [change] = changesOf([aboard(1, "2026-06-01", "2026-12-03"), rejected], window, today);
  expect(change).toMatchObject({ leaving: { id: 1 }, joining: { id: 2 } });
  expect(change && [isUncovered(change), daysBetweenHolders(change)]).toEqual([true, null]);
  const behind = planned(3, "2026-12-05", "2027-06-01", { slot: "next-but-one" });
  expect(idsOf([aboard(1, "2026-06-01", "2026-12-03"), rejected, behind])).toEqual([
    [1, 3],
    [null, 2],
  ]);
});

test("counts gap days positive and overlap days negative", () => {
  const leaving = aboard(1, "2026-06-01", "2026-12-03");
  expect(daysBetweenHolders({ leaving, joining: planned(2, "2026-12-10", "2027-06-01") })).toBe(7);
  expect(daysBetweenHolders({ leaving, joining: planned(2, "2026-12-01", "2027-06-01") })).toBe(-2);
  expect(daysBetweenHolders({ leaving, joining: null })).toBeNull();
});

test("dates a change by its earlier day", () => {
  const joining = planned(2, "2026-12-10", "2027-06-01");
  expect(dayOfChange({ leaving: aboard(1, "2026-06-01", "2026-12-03"), joining })).toBe("2026-12-03");
  expect(dayOfChange({ leaving: signedOff(1, "2026-03-01", "2026-10-01"), joining })).toBe("2026-12-10");
  expect(dayOfChange({ leaving: null, joining: null })).toBeNull();
});

const days = fc.integer({ min: -300, max: 300 }).map((days_) => addDays(today, days_));
const anyAssignment = fc
  .record({
    kind: fc.constantFrom("aboard", "planned", "rejected", "behind", "gone"),
    from: days,
    length: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ kind, from, length }) => ({ kind, from, to: addDays(from, length) }));
const built = ({ kind, from, to }: { kind: string; from: string; to: string }, id: number): Assignment =>
  kind === "aboard"
    ? aboard(id, from, to)
    : kind === "gone"
      ? signedOff(id, from, to)
      : planned(id, from, to, {
          slot: kind === "behind" ? "next-but-one" : "next",
          employeeStatus: kind === "rejected" ? "Rejected" : "Confirmed",
        });

test("lists every move once", () => {
  fc.assert(
    fc.property(
      fc.array(anyAssignment, { maxLength: 6 }),
      days,
      fc.integer({ min: 0, max: 366 }),
      (drawn, from, length) => {
        const query = { from, to: addDays(from, length) };
        const tours = drawn.map((one, index) => built(one, index + 1));
        const changes = changesOf(tours, query, today);
        const leaving = changes.flatMap((change) => change.leaving?.id ?? []);
        const joining = changes.flatMap((change) => change.joining?.id ?? []);
        expect(new Set(leaving).size).toBe(leaving.length);
        expect(new Set(joining).size).toBe(joining.length);
        const isIn = (day: string) => day >= query.from && day <= query.to;
        for (const one of tours) {
          const isRejected = one.employeeStatus === "Rejected";
          if (!isRejected && isIn(one.checkedOutOn ?? one.endDate)) expect(leaving).toContain(one.id);
          if (isIn(one.checkedInOn ?? one.startDate)) expect(joining).toContain(one.id);
        }
      },
    ),
  );
});
