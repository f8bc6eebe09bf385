import { nextDateOf } from "./next-date";

const today = "2026-11-21";
const ashore = { status: "off-board" as const, plannedOffBoard: null, nextPaperExpiry: "2027-01-10" };
const next = { assignmentOn: "Next", startDate: "2026-12-01" };

test("on board the planned sign-off comes first, also when it is overdue", () => {
  const person = { status: "on-board" as const, plannedOffBoard: "2026-11-19", nextPaperExpiry: "2026-12-24" };
  expect(nextDateOf(person, [{ assignmentOn: "Current", startDate: "2026-05-01" }, next], today)).toEqual({
    kind: "offBoard",
    date: "2026-11-19",
    days: -2,
  });
});

test("ashore the next joining comes first, then the next paper to end", () => {
  expect(nextDateOf(ashore, [next], today)).toEqual({ kind: "joining", date: "2026-12-01", days: 10 });
  expect(nextDateOf(ashore, [], today)).toEqual({ kind: "expiry", date: "2027-01-10", days: 50 });
});

test("nothing is nothing", () => {
  expect(nextDateOf({ ...ashore, nextPaperExpiry: null }, [], today)).toBeNull();
});
