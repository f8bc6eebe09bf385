import { nextDateOf } from "./next-date";

const today = "2026-11-21";
const ashore = { status: "off-board" as const, plannedOffBoard: null, nextPaperExpiry: "2027-01-10" };
const next = { assignmentOn: "Next", startDate: "2026-12-01" };

test("returns the planned sign-off on board, also when overdue", () => {
  const person = { status: "on-board" as const, plannedOffBoard: "2026-11-19", nextPaperExpiry: "2026-12-24" };
  expect(nextDateOf(person, [{ assignmentOn: "Current", startDate: "2026-05-01" }, next], today)).toEqual({
    kind: "offBoard",
    date: "2026-11-19",
    days: -2,
  });
});

test("returns the next joining ashore, then the next document to expire", () => {
  expect(nextDateOf(ashore, [next], today)).toEqual({ kind: "joining", date: "2026-12-01", days: 10 });
  expect(nextDateOf(ashore, [], today)).toEqual({ kind: "expiry", date: "2027-01-10", days: 50 });
});

test("returns nothing without dates", () => {
  expect(nextDateOf({ ...ashore, nextPaperExpiry: null }, [], today)).toBeNull();
});
