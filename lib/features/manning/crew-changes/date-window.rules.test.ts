import { isWindow, parseWindow } from "./date-window.rules";

const today = "2026-11-23";

test("defaults to thirty days ahead", () => {
  expect(parseWindow("", "", today)).toEqual({ from: today, to: "2026-12-23" });
  expect(parseWindow("2026-12-01", "", today)).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("includes both days, also past ones", () => {
  expect(parseWindow("2026-10-01", "2026-10-31", today)).toEqual({ from: "2026-10-01", to: "2026-10-31" });
});

test("falls back for invalid windows", () => {
  expect(parseWindow("soon", "2026-02-30", today)).toEqual({ from: today, to: "2026-12-23" });
  expect(parseWindow("2026-12-01", "2026-11-01", today)).toEqual({ from: "2026-12-01", to: "2026-12-31" });
  expect(parseWindow("2026-12-01", "2028-12-01", today)).toEqual({ from: "2026-12-01", to: "2026-12-31" });
  expect(isWindow({ from: "2026-01-01", to: "2027-01-02" })).toBe(true);
  expect(isWindow({ from: "2026-01-01", to: "2027-01-03" })).toBe(false);
});
