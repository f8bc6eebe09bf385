import { seatRow, slotView } from "@/db/testing/seat-row";
import { gapOf, isUncovered, seatedOn } from "./gap.rules";

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

test("a seat is uncovered while it lacks somebody and nobody comes who was not rejected", () => {
  const reasons = ["leaves-soon" as const];
  const next = (fields: object) => seatRow(1, { Current: slotView(1), Next: slotView(2, { slot: "Next", ...fields }) });
  expect(isUncovered({ ...seatRow(1), reasons: ["unmanned"] })).toBe(true);
  expect(isUncovered({ ...seatRow(1, { Current: slotView(1) }), reasons: [] })).toBe(false);
  expect(isUncovered({ ...next({ summaryStatus: "Rejected" }), reasons })).toBe(true);
  expect(isUncovered({ ...next({ summaryStatus: "Pending" }), reasons })).toBe(false);
});

test("a seat is held by Current, where it is empty by whoever was there before and is still on board", () => {
  const current = slotView(1);
  const before = slotView(2, { slot: "Previous" });
  const left = slotView(3, { slot: "Previous", daysLeft: null });
  expect(seatedOn(seatRow(4, { Current: current, Previous: before }))).toBe(current);
  expect(seatedOn(seatRow(4, { Previous: before }))).toBe(before);
  expect(seatedOn(seatRow(4, { Previous: left }))).toBeNull();
});
