import { coverageOf, uncoveredSeatsOf, weekOf } from "./coverage.rules";
import type { PlannedSeat } from "./lane.rules";

const today = "2026-11-20";
const position = { name: "Master", nameId: "Nakhoda" };
const seat = (seatId: number, gaps: PlannedSeat["gaps"] = []): PlannedSeat => ({ seatId, position, bars: [], gaps });
const fleet = [
  { vesselId: 1, vesselName: "MV Bintang", seats: [seat(11), seat(12, [{ from: "2026-11-29", to: "2026-12-05" }])] },
  { vesselId: 2, vesselName: "MV Arung", seats: [seat(21, [{ from: "2026-11-29", to: "2027-05-01" }])] },
];

test("a seat counts as covered in a week without one uncovered day", () => {
  const weeks = coverageOf(fleet, today);
  expect(weeks).toHaveLength(12);
  expect(weeks.map(({ covered }) => covered)).toEqual([3, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
  expect(weeks[0]).toEqual({ week: 1, from: "2026-11-20", to: "2026-11-27", seats: 3, covered: 3 });
  expect(weekOf(today, 12)).toEqual({ from: "2027-02-05", to: "2027-02-12" });
});

test("the uncovered seats of a week are named, as many as the chart counts", () => {
  expect(uncoveredSeatsOf(fleet, today, 1)).toEqual([]);
  expect(uncoveredSeatsOf(fleet, today, 2)).toEqual([
    { vesselId: 2, vesselName: "MV Arung", vesselCrewId: 21, position, from: "2026-11-29" },
    { vesselId: 1, vesselName: "MV Bintang", vesselCrewId: 12, position, from: "2026-11-29" },
  ]);
  for (const { week, seats, covered } of coverageOf(fleet, today))
    expect(uncoveredSeatsOf(fleet, today, week)).toHaveLength(seats - covered);
});
