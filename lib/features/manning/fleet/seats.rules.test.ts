import type { FleetSeatRow } from "./queries";
import { plannedSeatsOf } from "./seats.rules";

const today = "2026-11-20";
const row = (seatId: number, assignment: Partial<NonNullable<FleetSeatRow["assignment"]>> | null): FleetSeatRow => ({
  vesselId: 1,
  seatId,
  position: { name: "Master", nameId: "Nakhoda" },
  assignment: assignment && {
    id: 7,
    slot: "current",
    startDate: "2026-06-01",
    endDate: "2026-12-01",
    originalEndDate: null,
    principalStatus: "Confirmed",
    employeeStatus: "Confirmed",
    checkedInOn: "2026-06-01",
    checkedOutOn: null,
    ...assignment,
  },
  joinPort: "Benoa",
  leavePort: "Belawan",
});
const settings = { horizonDays: 90, seesSchedules: true };

test("rows become seats with bars and gaps by vessel, in their order", () => {
  const next = {
    id: 8,
    slot: "next" as const,
    startDate: "2026-12-01",
    endDate: "2027-06-01",
    checkedInOn: null,
  };
  const seats = plannedSeatsOf([row(2, {}), row(2, next), row(1, null)], today, settings).get(1);
  expect(seats?.map(({ seatId, bars, gaps }) => [seatId, bars.map(({ status }) => status), gaps])).toEqual([
    [2, ["On Board", "Planned Approved"], []],
    [1, [], [{ from: today, to: "2027-02-18" }]],
  ]);
});

test("ports of the schedule are left out for viewers without schedules", () => {
  const portsFor = (seesSchedules: boolean) =>
    plannedSeatsOf([row(1, {})], today, { ...settings, seesSchedules })
      .get(1)
      ?.flatMap(({ bars }) => bars.map(({ joinPort, leavePort }) => [joinPort, leavePort]));
  expect(portsFor(true)).toEqual([["Benoa", "Belawan"]]);
  expect(portsFor(false)).toEqual([[null, null]]);
});
