import { urgency } from "./urgency";

test.each([
  ["sign-off", [91, 90, 31, 30, 0, -1], ["none", "soon", "soon", "due", "due", "overdue"]],
  ["paper", [91, 90, 31, 30, 0, -1], ["none", "soon", "soon", "due", "due", "overdue"]],
  ["medical", [91, 90, 31, 30, 0, -1], ["none", "soon", "soon", "due", "due", "overdue"]],
  ["joining", [31, 30, 8, 7, 0, -1], ["none", "soon", "soon", "due", "due", "overdue"]],
  ["stay", [61, 60, 31, 30, 0, -1], ["none", "soon", "soon", "due", "due", "overdue"]],
  ["waiting", [8, 7, 1, 0, -1], ["none", "soon", "soon", "due", "overdue"]],
] as const)("days to %s: %p are %p", (kind, days, levels) => {
  expect(days.map((count) => urgency(kind, count))).toEqual(levels);
});

test("without a day nothing is urgent", () => {
  expect(urgency("sign-off", null)).toBe("none");
});
