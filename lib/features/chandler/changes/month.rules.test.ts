import fc from "fast-check";
import { formatDate } from "@/lib/platform/calendar/dates";
import { parseMonth } from "./month.rules";

test("parses a month in any notation of callers", () => {
  for (const written of ["2026-12", "2026-12-05", "2026-12-31T17:00:00.000Z", "Dec 2026", "december 2026"])
    expect([written, parseMonth(written)]).toEqual([written, "2026-12-01"]);
});

test("returns null for anything but a month", () => {
  for (const written of ["", "2026", "2026-13", "2026-02-30", "Foo 2026", "12/2026", "1800-01", "Dec 26"])
    expect([written, parseMonth(written)]).toEqual([written, null]);
});

test("parses the documented text of a period", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1945, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const first = `${year}-${String(month).padStart(2, "0")}-01`;
      expect(parseMonth(formatDate(first, "en", "month"))).toBe(first);
    }),
  );
});
