import { unfilledSeatsOf } from "./unfilled.rules";

const seat = (vesselCrewId: number, gaps: { from: string; to: string }[]) => ({
  vesselCrewId,
  jobPositionName: "Master",
  jobPositionNameId: "Nakhoda",
  department: "deck" as const,
  employeeIdNumber: null,
  vesselCrews: [],
  gaps,
});

test("keeps seats vacant now or later only", () => {
  const chart = {
    vesselId: 7,
    vesselName: "MV Arung",
    origin: null,
    destination: null,
    today: "2026-11-20",
    months: [],
    rows: [
      seat(1, []),
      seat(2, [{ from: "2026-10-01", to: "2026-11-20" }]),
      seat(3, [{ from: "2026-11-01", to: "2026-11-25" }]),
      seat(4, [{ from: "2027-02-01", to: "2027-12-01" }]),
    ],
  };
  expect(unfilledSeatsOf(chart).rows.map(({ vesselCrewId }) => vesselCrewId)).toEqual([3, 4]);
});
