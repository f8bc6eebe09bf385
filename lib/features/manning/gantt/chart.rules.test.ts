import { chartOf } from "./chart.rules";
import type { ChartRow } from "./queries";

const today = "2026-11-20";
const staff = { today, isPrincipal: false, seesSchedules: true, shortPairIds: new Set<number>() };
type AssignmentColumns = NonNullable<ChartRow["assignment"]>;
const person = { id: 11, fullName: "Budi Santoso", employeeNumber: "M-0011", seafarerCode: "6211576805" };
const assignmentRow = (fields: Partial<AssignmentColumns>): AssignmentColumns => ({
  id: 1,
  slot: "current",
  startDate: "2026-06-01",
  endDate: "2027-03-01",
  originalEndDate: null,
  principalStatus: "NotRequired",
  employeeStatus: "Confirmed",
  checkedInOn: "2026-06-01",
  checkedOutOn: null,
  ...fields,
});
const row = (fields: Partial<ChartRow> = {}): ChartRow => ({
  vessel: { id: 7, name: "Nakhoda Bahari", divisionId: 1 },
  leastPairYears: null,
  route: { origin: "Batam", destination: "Balikpapan" },
  seatId: 1,
  position: { name: "Nakhoda", nameEn: "Master", department: "deck" },
  assignment: null,
  schedule: null,
  person: null,
  ...fields,
});
const left = (id: number, slot: AssignmentColumns["slot"], checkedOutOn: string) =>
  assignmentRow({ id, slot, startDate: "2025-01-05", checkedInOn: "2025-01-05", endDate: checkedOutOn, checkedOutOn });
const chart = (rows: ChartRow[], reader = staff) => chartOf(rows, rows[0]!, reader);

test("returns name, route and 27 months for a vessel without seats", () => {
  const empty = chart([row({ seatId: null, position: null, route: undefined })]);
  expect(empty).toMatchObject({ vesselId: 7, vesselName: "Nakhoda Bahari", origin: null, destination: null, rows: [] });
  expect([empty.months.length, empty.months[0], empty.months.at(-1)]).toEqual([27, "2025-10", "2027-12"]);
});

test("groups a seat's people in one row with Current's number", () => {
  const { rows } = chart([
    row({ assignment: left(1, "previous", "2026-05-31"), person: { ...person, id: 10, employeeNumber: "M-0010" } }),
    row({ assignment: assignmentRow({ id: 2 }), person }),
    row({ seatId: 2, position: { name: "Mualim I", nameEn: "Chief Officer", department: "deck" } }),
  ]);
  expect(rows.map(({ vesselCrewId, employeeIdNumber }) => [vesselCrewId, employeeIdNumber])).toEqual([
    [1, "M-0011"],
    [2, null],
  ]);
  expect(rows[0]?.vesselCrews.map(({ assignmentId, slot, status }) => [assignmentId, slot, status])).toEqual([
    [1, "Previous", "Off Board"],
    [2, "Current", "On Board"],
  ]);
});

test("shows an empty seat as a gap from today to the end", () => {
  expect(chart([row()]).rows[0]?.gaps).toEqual([{ from: today, to: "2028-01-01" }]);
});

test("leaves out bars and gaps outside the months", () => {
  const before = assignmentRow({
    id: 1,
    slot: "history",
    startDate: "2024-01-01",
    checkedInOn: "2024-01-01",
    endDate: "2024-06-01",
    checkedOutOn: "2024-06-01",
  });
  const [seat] = chart([
    row({ assignment: before, person }),
    row({ assignment: assignmentRow({ id: 2 }), person }),
  ]).rows;
  expect(seat?.vesselCrews.map(({ assignmentId }) => assignmentId)).toEqual([2]);
  expect(seat?.gaps).toEqual([
    { from: "2024-06-01", to: "2026-06-01" },
    { from: "2027-03-01", to: "2028-01-01" },
  ]);
});

test("shows a principal leavers of the last twelve months only", () => {
  const rows = [
    row({ assignment: left(1, "history", "2025-11-19"), person }),
    row({ assignment: left(2, "history", "2025-11-20"), person }),
    row({ assignment: assignmentRow({ id: 3, slot: "history", checkedInOn: null }), person }),
    row({ assignment: assignmentRow({ id: 4, slot: "current" }), person }),
  ];
  const shown = (reader: typeof staff) =>
    chart(rows, reader).rows[0]?.vesselCrews.map(({ assignmentId }) => assignmentId);
  expect(shown({ today, isPrincipal: true, seesSchedules: true, shortPairIds: new Set<number>() })).toEqual([2, 4]);
  expect(shown(staff)).toEqual([1, 2, 3, 4]);
});

test("marks schedules more than a week off the plan for users who see schedules", () => {
  const joining = assignmentRow({ slot: "next", startDate: "2026-12-01", endDate: "2027-06-01", checkedInOn: null });
  const schedule = { statusId: 2 as const, cancelledAt: null, onBoardDate: "2026-12-20", offBoardDate: "2027-06-01" };
  const person = { id: 9, fullName: "Budi", employeeNumber: "M-9", seafarerCode: null };
  const marks = (fields: Partial<ChartRow>, reader = staff) =>
    chart([row({ assignment: joining, person, schedule, ...fields })], reader).rows[0]?.vesselCrews[0]?.differences;
  expect(marks({})).toEqual([{ way: "onBoard", planned: "2026-12-01", scheduled: "2026-12-20", days: 19 }]);
  expect(marks({ schedule: { ...schedule, onBoardDate: "2026-12-08" } })).toEqual([]);
  expect(marks({}, { ...staff, seesSchedules: false })).toEqual([]);
});
