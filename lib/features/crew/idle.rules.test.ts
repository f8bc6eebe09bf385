import { isIdle } from "./idle.rules";

const today = "2026-11-20";
const person = { status: "off-board" as const, statusSince: "2025-11-19", employmentType: "Contract", planned: 0 };

test("is not idle at exactly twelve months ashore", () => {
  expect([isIdle(person, today), isIdle({ ...person, statusSince: "2025-11-20" }, today)]).toEqual([true, false]);
});

test("is idle only on a contract, off board and without a plan", () => {
  expect(isIdle({ ...person, status: "resigned" }, today)).toBe(false);
  expect(isIdle({ ...person, status: "on-board" }, today)).toBe(false);
  expect(isIdle({ ...person, employmentType: "Permanent" }, today)).toBe(false);
  expect(isIdle({ ...person, employmentType: null }, today)).toBe(false);
  expect(isIdle({ ...person, planned: 1 }, today)).toBe(false);
});
