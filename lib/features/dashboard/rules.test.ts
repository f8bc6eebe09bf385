import { daysOf } from "./rules";

test("the running year counts up to today, another to its end, and a status figure is of today", () => {
  expect(daysOf({ isYearly: true }, "2026", "2026-11-23")).toEqual({ from: "2026-01-01", until: "2026-11-23" });
  expect(daysOf({ isYearly: true }, "2024", "2026-11-23")).toEqual({ from: "2024-01-01", until: "2024-12-31" });
  expect(daysOf({}, "2024", "2026-11-23")).toEqual({ from: null, until: "2026-11-23" });
});
