import { seatRow, slotView } from "@/db/testing/records/seat-row";
import { byDepartment } from "./department.rules";

test("groups seats by department, vacant ones first", () => {
  const held = { Current: slotView(1) };
  const rows = [
    seatRow(1, held, { department: "engine" }),
    seatRow(2, held),
    seatRow(3, held),
    seatRow(4),
    seatRow(5, {}, { department: "engine" }),
  ];
  expect(byDepartment(rows).map((one) => [one.department, one.rows.map((row) => row.vesselCrewId)])).toEqual([
    ["deck", [4, 2, 3]],
    ["engine", [5, 1]],
  ]);
  expect(byDepartment([])).toEqual([]);
});
