import { array, assert, boolean, constantFrom, integer, property, record } from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { crewChangesOf, handoversOf, uncoveredOf, uncoveredStretches, type PlannedSeat } from "./lane.rules";

const today = "2026-11-20";
const window = { from: today, to: "2027-02-18" };
const master = { name: "Master", nameId: "Nakhoda" };
const bosun = { name: "Bosun", nameId: "Serang" };
type Bar = PlannedSeat["bars"][number];
const bar = (
  status: Bar["status"],
  onBoard: string,
  offBoard: string,
  ports: Partial<Pick<Bar, "joinPort" | "leavePort">> = {},
): Bar => ({ status, onBoard, offBoard, checkedOutOn: null, joinPort: null, leavePort: null, ...ports });
const seat = (seatId: number, fields: Partial<PlannedSeat>): PlannedSeat => ({
  seatId,
  position: master,
  bars: [],
  gaps: [],
  ...fields,
});

test("stretches carry the number of uncovered seats at the time, clipped to the window", () => {
  const seats = [
    seat(1, { gaps: [{ from: "2026-11-01", to: "2026-12-01" }] }),
    seat(2, { position: bosun, gaps: [{ from: "2026-11-25", to: "2027-06-01" }] }),
  ];
  expect(uncoveredStretches(seats, window)).toEqual([
    { from: "2026-11-20", to: "2026-11-25", seats: 1, positions: [master] },
    { from: "2026-11-25", to: "2026-12-01", seats: 2, positions: [master, bosun] },
    { from: "2026-12-01", to: "2027-02-18", seats: 1, positions: [bosun] },
  ]);
});

test("a vessel without gaps has no stretch, and a gap beside the window is none", () => {
  expect(uncoveredStretches([seat(1, {})], window)).toEqual([]);
  expect(uncoveredStretches([seat(1, { gaps: [{ from: "2026-10-01", to: today }] })], window)).toEqual([]);
});

test("sign-ons and sign-offs within a handover are one crew change, with pending joiners and ports", () => {
  const changes = crewChangesOf(
    [
      seat(1, {
        bars: [
          bar("On Board", "2026-06-01", "2026-12-03", { leavePort: "Benoa" }),
          bar("Planned Approved", "2026-12-03", "2027-06-03", { joinPort: "Benoa" }),
        ],
      }),
      seat(2, { bars: [bar("Planned Pending Approval", "2026-12-05", "2027-06-05", { joinPort: "Belawan" })] }),
      seat(3, { bars: [bar("On Board", "2026-06-01", "2027-01-20")] }),
      seat(4, { bars: [bar("Planned Rejected", "2026-12-03", "2027-06-03")] }),
    ],
    today,
    window,
  );
  expect(changes).toEqual([
    {
      day: "2026-12-03",
      until: "2026-12-05",
      joins: 2,
      leaves: 1,
      pending: 1,
      overdue: 0,
      ports: ["Benoa", "Belawan"],
    },
    { day: "2027-01-20", until: "2027-01-20", joins: 0, leaves: 1, pending: 0, overdue: 0, ports: [] },
  ]);
});

test("what a long timeline cannot show apart is one crew change", () => {
  const bars = [bar("On Board", "2026-06-01", "2026-12-03"), bar("Planned Approved", "2026-12-09", "2027-06-03")];
  const daysOf = (to: string) => crewChangesOf([seat(1, { bars })], today, { from: today, to }).map(({ day }) => day);
  expect(daysOf("2026-12-20")).toEqual(["2026-12-03", "2026-12-09"]);
  expect(daysOf("2027-02-18")).toEqual(["2026-12-03"]);
});

test("what is overdue counts for today, and what is beyond the window does not", () => {
  const bars = [bar("On Board", "2026-01-01", "2026-11-10"), bar("Planned Approved", "2027-02-18", "2027-08-18")];
  expect(crewChangesOf([seat(1, { bars })], today, window)).toEqual([
    { day: today, until: today, joins: 0, leaves: 1, pending: 0, overdue: 1, ports: [] },
  ]);
});

test("a handover is the time two people hold a seat, merged over the vessel", () => {
  const bars = [bar("On Board", "2026-06-01", "2026-12-03"), bar("Planned Approved", "2026-12-01", "2027-06-03")];
  const others = [bar("On Board", "2026-06-01", "2026-12-05"), bar("Planned Approved", "2026-12-02", "2027-06-03")];
  expect(handoversOf([seat(1, { bars }), seat(2, { bars: others })], today, window)).toEqual([
    { from: "2026-12-01", to: "2026-12-05" },
  ]);
});

const gap = record({ start: integer({ min: -40, max: 140 }), days: integer({ min: 1, max: 90 }) }).map(
  ({ start, days }) => ({ from: addDays(today, start), to: addDays(today, start + days) }),
);
const seats = array(array(gap, { maxLength: 1 }), { maxLength: 6 }).map((all) =>
  all.map((gaps, index) => seat(index + 1, { gaps })),
);

test("stretches and seats say the same for every day of the window", () => {
  assert(
    property(seats, integer({ min: 0, max: 89 }), (fleet, offset) => {
      const day = addDays(today, offset);
      const open = uncoveredOf(fleet, window).filter(({ from, to }) => from <= day && day < to).length;
      const stretches = uncoveredStretches(fleet, window).filter(({ from, to }) => from <= day && day < to);
      expect(stretches.map((stretch) => stretch.seats)).toEqual(open === 0 ? [] : [open]);
    }),
  );
});

test("crew changes count everybody who joins or leaves in the window once", () => {
  const person = record({
    status: constantFrom("On Board", "Planned Approved", "Planned Pending Approval", "Planned Rejected" as const),
    day: integer({ min: -30, max: 120 }),
    hasPort: boolean(),
  });
  assert(
    property(array(person, { maxLength: 12 }), (people) => {
      const bars = people.map(({ status, day, hasPort }) => {
        const date = addDays(today, day);
        const ports = hasPort ? { joinPort: "Benoa", leavePort: "Benoa" } : {};
        return status === "On Board"
          ? bar(status, "2026-01-01", date, ports)
          : bar(status as Bar["status"], date, addDays(date, 180), ports);
      });
      const changes = crewChangesOf([seat(1, { bars })], today, window);
      const counted = people.filter(({ status, day }) => status !== "Planned Rejected" && day < 90);
      expect(changes.reduce((sum, { joins, leaves }) => sum + joins + leaves, 0)).toBe(counted.length);
      expect(changes.every(({ day, until }) => until <= addDays(day, 6) && day >= today)).toBe(true);
    }),
  );
});
