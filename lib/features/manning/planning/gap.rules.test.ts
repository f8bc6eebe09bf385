import { seatRow, slotView } from "@/db/testing/records/seat-row";
import { gapOf, isProposalDue, isUncovered, currentHolderOf } from "./gap.rules";

const between = (startDate: string, fields: object = {}) =>
  gapOf(seatRow(1, { Current: slotView(1), Next: slotView(2, { slot: "Next", startDate, ...fields }) }));

test("returns gap or overlap days, zero within the handover", () => {
  expect(between("2026-12-07")).toEqual({ kind: "gap", days: 4 });
  expect(between("2026-12-06")).toEqual({ kind: "none", days: 0 });
  expect(between("2026-11-30")).toEqual({ kind: "none", days: 0 });
  expect(between("2026-11-29")).toEqual({ kind: "overlap", days: 4 });
});

test("returns null without both people or with a rejected plan", () => {
  expect(gapOf(seatRow(1, { Current: slotView(1) }))).toBeNull();
  expect(gapOf(seatRow(1))).toBeNull();
  expect(between("2027-01-01", { summaryStatus: "Rejected" })).toBeNull();
});

test("reports an uncovered seat without a valid plan", () => {
  const reasons = ["leaves-soon" as const];
  const next = (fields: object) => seatRow(1, { Current: slotView(1), Next: slotView(2, { slot: "Next", ...fields }) });
  expect(isUncovered({ ...seatRow(1), reasons: ["unmanned"] })).toBe(true);
  expect(isUncovered({ ...seatRow(1, { Current: slotView(1) }), reasons: [] })).toBe(false);
  expect(isUncovered({ ...next({ summaryStatus: "Rejected" }), reasons })).toBe(true);
  expect(isUncovered({ ...next({ summaryStatus: "Pending" }), reasons })).toBe(false);
});

test("returns Current or the previous person on board as holder", () => {
  const current = slotView(1);
  const before = slotView(2, { slot: "Previous" });
  const left = slotView(3, { slot: "Previous", daysLeft: null });
  expect(currentHolderOf(seatRow(4, { Current: current, Previous: before }))).toBe(current);
  expect(currentHolderOf(seatRow(4, { Previous: before }))).toBe(before);
  expect(currentHolderOf(seatRow(4, { Previous: left }))).toBeNull();
});

test("asks for a proposal where the seat is vacant or its holder leaves within 90 days", () => {
  const until = (endDate: string) => isProposalDue(seatRow(1, { Current: slotView(1, { endDate }) }), "2026-11-23");
  expect([until("2026-11-20"), until("2027-02-21"), until("2027-02-22")]).toEqual([true, true, false]);
  expect(isProposalDue(seatRow(1), "2026-11-23")).toBe(true);
});
