import { dateProblems, overlapsOf, periodOf, selectableDays, type PlannedAssignment } from "./assignment-dates.rules";
import { seatOf, type Assignment } from "./slots.rules";

const today = "2026-11-20";
let lastId = 0;
const assignment = (fields: Partial<Assignment>): Assignment => ({
  id: ++lastId,
  seatId: 1,
  crewId: 1,
  slot: "next",
  startDate: "2027-01-01",
  endDate: "2027-07-01",
  originalEndDate: null,
  durationMonths: 6,
  principalStatus: "NotRequired",
  employeeStatus: "Confirmed",
  checkedInOn: null,
  checkedOutOn: null,
  handoverSince: null,
  ...fields,
});
const wanted = (fields: Partial<PlannedAssignment> = {}): PlannedAssignment => ({
  id: null,
  crewId: 9,
  seatId: 1,
  slot: "next",
  startDate: "2027-01-01",
  endDate: "2027-07-01",
  ...fields,
});
const found = (want: PlannedAssignment, seatRows: Assignment[], person: Assignment[] = [], handoverDays?: number) =>
  overlapsOf(want, { person, seat: seatOf(1, seatRows), handoverDays, today }).map(
    ({ kind, assignmentId, days, from, to }) => ({ kind, assignmentId, days, from, to }),
  );

test("requires an end after the start, both within ten years", () => {
  const codes = (startDate: string, endDate: string) =>
    dateProblems({ startDate, endDate }, today).map(({ code, hard }) => `${code} ${hard}`);
  expect(selectableDays(today)).toEqual({ first: "2016-11-20", last: "2036-11-20" });
  expect(codes("2026-12-01", "2026-12-02")).toEqual([]);
  expect(codes("2026-12-01", "2026-12-01")).toEqual(["end-before-start true"]);
  expect(codes("2016-11-20", "2036-11-20")).toEqual([]);
  expect(codes("2016-11-19", "2026-12-01")).toEqual(["date-out-of-range true"]);
  expect(codes("2036-11-21", "2036-11-20")).toEqual(["end-before-start true", "date-out-of-range true"]);
});

test("ends an assignment at check-out, at least today while on board", () => {
  const row = assignment({
    slot: "current",
    startDate: "2026-01-01",
    endDate: "2026-10-01",
    checkedInOn: "2026-01-01",
  });
  expect(periodOf(row, today).endDate).toBe(today);
  expect(periodOf({ ...row, endDate: "2027-01-01" }, today).endDate).toBe("2027-01-01");
  expect(periodOf({ ...row, slot: "previous", checkedOutOn: "2026-09-01" }, today).endDate).toBe("2026-09-01");
});

test("reports one shared day as overlap, not a shared boundary", () => {
  const other = assignment({ seatId: 2, crewId: 9, startDate: "2026-06-01", endDate: "2027-01-02" });
  expect(found(wanted(), [], [other])).toEqual([
    { kind: "person", assignmentId: other.id, days: 1, from: "2027-01-01", to: "2027-01-02" },
  ]);
  expect(found(wanted({ startDate: "2027-01-02" }), [], [other])).toEqual([]);
  expect(found(wanted(), [], [{ ...other, startDate: "2026-12-01", endDate: "2028-01-01" }])[0]?.days).toBe(181);
});

test("ignores rejected, cancelled, own and other people's assignments", () => {
  const other = assignment({ seatId: 2, crewId: 9 });
  const rows = [
    assignment({ crewId: 9, principalStatus: "Rejected" }),
    { ...other, slot: "cancelled" as const },
    assignment({ seatId: 2, crewId: 8 }),
  ];
  expect(found(wanted(), [], rows)).toEqual([]);
  expect(found(wanted({ id: other.id }), [], [other])).toEqual([]);
  const aboard = assignment({
    crewId: 9,
    seatId: 2,
    slot: "current",
    principalStatus: "Rejected",
    checkedInOn: "2026-06-01",
    startDate: "2026-06-01",
    endDate: "2027-02-01",
  });
  expect(found(wanted(), [], [aboard])).toHaveLength(1);
});

test("allows neighbours to share the handover days", () => {
  const current = assignment({
    slot: "current",
    checkedInOn: "2026-07-01",
    startDate: "2026-07-01",
    endDate: "2027-01-04",
  });
  expect(found(wanted(), [current])).toEqual([]);
  expect(found(wanted(), [{ ...current, endDate: "2027-01-05" }])).toEqual([
    { kind: "seat", assignmentId: current.id, days: 4, from: "2027-01-01", to: "2027-01-05" },
  ]);
  expect(found(wanted(), [{ ...current, endDate: "2027-01-05" }], [], 4)).toEqual([]);
  expect(found(wanted(), [current], [], 0)).toHaveLength(1);
});

test("uses the nearest neighbours that are not rejected", () => {
  const current = assignment({
    slot: "current",
    checkedInOn: "2026-07-01",
    startDate: "2026-07-01",
    endDate: "2027-03-01",
  });
  const next = assignment({ slot: "next", crewId: 2, startDate: "2027-03-01", endDate: "2027-09-01" });
  const later = assignment({ slot: "next-but-one", crewId: 3, startDate: "2027-06-01", endDate: "2028-01-01" });
  const behind = wanted({ slot: "next-but-one", startDate: "2027-01-01", endDate: "2027-06-01" });
  expect(found(behind, [current, next]).map(({ assignmentId }) => assignmentId)).toEqual([next.id]);
  expect(
    found(behind, [current, { ...next, employeeStatus: "Rejected" }]).map(({ assignmentId }) => assignmentId),
  ).toEqual([current.id]);
  expect(found(wanted({ endDate: "2027-12-01" }), [current, later]).map(({ assignmentId }) => assignmentId)).toEqual([
    current.id,
    later.id,
  ]);
});

test("reports a person's own neighbour once", () => {
  const current = assignment({
    crewId: 9,
    slot: "current",
    checkedInOn: "2026-07-01",
    startDate: "2026-07-01",
    endDate: "2027-02-01",
  });
  expect(found(wanted(), [current], [current]).map(({ kind }) => kind)).toEqual(["person"]);
});
