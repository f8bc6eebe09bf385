import { isIdle } from "./idle.rules";

const today = "2026-11-20";
const person = { status: "off-board" as const, statusSince: "2025-11-19", employmentType: "Contract", planned: 0 };

test("a year ashore to the day is not yet longer than twelve months", () => {
  expect([isIdle(person, today), isIdle({ ...person, statusSince: "2025-11-20" }, today)]).toEqual([true, false]);
});

test("only who is on a contract, off board and planned nowhere", () => {
  expect(isIdle({ ...person, status: "resigned" }, today)).toBe(false);
  expect(isIdle({ ...person, status: "on-board" }, today)).toBe(false);
  expect(isIdle({ ...person, employmentType: "Permanent" }, today)).toBe(false);
  expect(isIdle({ ...person, employmentType: null }, today)).toBe(false);
  expect(isIdle({ ...person, planned: 1 }, today)).toBe(false);
});
