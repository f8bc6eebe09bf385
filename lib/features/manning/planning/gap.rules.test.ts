import { seatRow, slotView } from "@/db/testing/seat-row";
import { gapOf } from "./gap.rules";

const between = (startDate: string, fields: object = {}) =>
  gapOf(seatRow(1, { Current: slotView(1), Next: slotView(2, { slot: "Next", startDate, ...fields }) }));

test("days between leaving and joining are a gap or an overlap, none within a handover of three days", () => {
  expect(between("2026-12-07")).toEqual({ kind: "gap", days: 4 });
  expect(between("2026-12-06")).toEqual({ kind: "none", days: 0 });
  expect(between("2026-11-30")).toEqual({ kind: "none", days: 0 });
  expect(between("2026-11-29")).toEqual({ kind: "overlap", days: 4 });
});

test("there is nothing between where one of the two is missing or the plan was rejected", () => {
  expect(gapOf(seatRow(1, { Current: slotView(1) }))).toBeNull();
  expect(gapOf(seatRow(1))).toBeNull();
  expect(between("2027-01-01", { summaryStatus: "Rejected" })).toBeNull();
});
