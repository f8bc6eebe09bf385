import fc from "fast-check";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import { seatOf, type Assignment } from "../slots.rules";
import { slotGapOf, monthsOf, relievedAssignmentOf } from "./period.rules";

const today = "2026-11-23";
const assignment = (more: Partial<Assignment>): Assignment => ({
  id: 1,
  seatId: 1,
  crewId: 1,
  slot: "current",
  startDate: "2026-07-01",
  endDate: "2027-01-15",
  originalEndDate: null,
  durationMonths: 8,
  principalStatus: "Confirmed",
  employeeStatus: "Confirmed",
  checkedInOn: "2026-07-01",
  checkedOutOn: null,
  handoverSince: null,
  ...more,
});

test("starts Next at Current's sign-off for the same length", () => {
  const seat = seatOf(1, [assignment({})]);
  expect(slotGapOf(seat, "next", today)).toEqual({ startDate: "2027-01-15", endDate: "2027-09-15", months: 8 });
  expect(relievedAssignmentOf(seat, "next")?.id).toBe(1);
});

test("starts a vacant seat today for six months by default", () => {
  expect(slotGapOf(seatOf(1, []), "next", today)).toEqual({ startDate: today, endDate: "2027-05-23", months: 6 });
  expect(slotGapOf(seatOf(1, [assignment({ endDate: "2026-11-01" })]), "next", today).startDate).toBe(today);
});

test("starts NextButOne after Next", () => {
  const next = assignment({
    id: 2,
    slot: "next",
    startDate: "2027-01-15",
    endDate: "2027-06-15",
    durationMonths: 5,
    checkedInOn: null,
  });
  expect(slotGapOf(seatOf(1, [assignment({}), next]), "next-but-one", today)).toMatchObject({
    startDate: "2027-06-15",
    months: 5,
  });
});

test("returns whole months only", () => {
  expect(monthsOf({ startDate: "2026-12-03", endDate: "2027-06-03" })).toBe(6);
  expect(monthsOf({ startDate: "2026-12-03", endDate: "2027-06-04" })).toBeNull();
  expect(monthsOf({ startDate: "2026-12-03", endDate: "2026-12-03" })).toBeNull();
});

test("keeps months and end date consistent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 24 }), (days, months) => {
      const startDate = addDays("2026-01-01", days);
      expect(addMonths(startDate, monthsOf({ startDate, endDate: addMonths(startDate, months) }) ?? 0)).toBe(
        addMonths(startDate, months),
      );
    }),
  );
});
