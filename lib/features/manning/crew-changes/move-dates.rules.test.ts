import { dayOfMove, isMovable, movesOnDay } from "./move-dates.rules";
import type { CrewChange } from "./schema";

const person = (id: number) => ({
  assignmentId: id * 10,
  crewId: id,
  employeeIdNumber: `M-${id}`,
  employeeFullName: `Person ${id}`,
  employeePassportName: `Person ${id}`,
  principalStatus: "Confirmed" as const,
  employeeStatus: "Confirmed" as const,
  version: 3,
});
const leaving = {
  ...person(1),
  slot: "Current" as const,
  startDate: "2026-06-01",
  onBoard: "2026-06-01",
  endDate: "2026-12-05",
  offBoard: null,
  daysLeft: 12,
  isExtended: false,
};
const joining = {
  ...person(2),
  slot: "Next" as const,
  startDate: "2026-12-03",
  endDate: "2027-06-03",
  onBoard: null,
  summaryStatus: "Confirmed" as const,
  missing: [],
};
const change = (values: Partial<CrewChange> = {}): CrewChange => ({
  vesselCrewId: 70,
  sequence: 1,
  jobPositionId: 12,
  jobPositionName: "Chief Officer",
  jobPositionNameId: "Mualim I",
  day: "2026-12-03",
  leaving,
  joining,
  daysBetween: -2,
  isUncovered: false,
  ...values,
});
const movedDates = (moves: ReturnType<typeof movesOnDay>) =>
  moves.map(({ person: { crewId }, to, asksAgain }) => [crewId, to.startDate, to.endDate, asksAgain]);

test("moves the reliever first when later, keeping months and handover", () => {
  expect(movedDates(movesOnDay(change(), "2026-12-20"))).toEqual([
    [2, "2026-12-20", "2027-06-20", true],
    [1, "2026-06-01", "2026-12-22", true],
  ]);
});

test("moves the leaver first when earlier; seven days ask no one again", () => {
  expect(movedDates(movesOnDay(change(), "2026-11-30"))).toEqual([
    [1, "2026-06-01", "2026-12-02", false],
    [2, "2026-11-30", "2027-05-30", false],
  ]);
});

test("closes a gap and keeps odd lengths", () => {
  const late = {
    ...joining,
    startDate: "2026-12-20",
    endDate: "2027-03-01",
    principalStatus: "NotRequired" as const,
  };
  expect(movedDates(movesOnDay(change({ joining: late, daysBetween: 15 }), "2026-12-08"))).toEqual([
    [1, "2026-06-01", "2026-12-08", false],
    [2, "2026-12-08", "2027-02-17", false],
  ]);
});

test("moves only people on board or planned", () => {
  const gone = { ...leaving, slot: null, offBoard: "2026-11-20" };
  const aboard = { ...joining, slot: "Current" as const, onBoard: "2026-11-20" };
  const rejected = { ...joining, summaryStatus: "Rejected" as const };
  expect(movesOnDay(change({ leaving: gone, joining: aboard }), "2026-12-20")).toEqual([]);
  expect(isMovable(change({ leaving: gone, joining: aboard }))).toBe(false);
  expect(movedDates(movesOnDay(change({ joining: rejected }), "2026-12-20")).map(([id]) => id)).toEqual([1]);
  expect(movedDates(movesOnDay(change({ joining: null }), "2026-12-05"))).toEqual([]);
  expect(isMovable(change({ joining: null }))).toBe(true);
});

test("starts at the latest chosen day, never in the past", () => {
  expect(dayOfMove([change(), change({ day: "2026-12-09" }), change({ day: null })], "2026-11-23")).toBe("2026-12-09");
  expect(dayOfMove([change({ day: "2026-11-01" })], "2026-11-23")).toBe("2026-11-23");
});
