import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { holidaysOf } from "@/lib/platform/calendar/working-days";
import { isShortNotice, leadDays, vendorDays } from "./lead-time.rules";

test("uses four working days unless configured with a valid number", () => {
  expect(
    [undefined, "6", "0", "-1", "4.5", "soon", "99"].map((days) => leadDays({ CHANDLER_LEAD_DAYS: days })),
  ).toEqual([4, 6, 0, 4, 4, 4, 4]);
});

test("skips fixed and configured holidays", () => {
  const holidays = holidaysOf({ PUBLIC_HOLIDAYS: "2027-03-10, 2027-03-11,soon" }, 2026, 2027);
  expect(holidays).toEqual(expect.arrayContaining(["2026-12-25", "2027-01-01", "2027-03-10", "2027-03-11"]));
  expect(holidays).toHaveLength(12);
  expect(vendorDays("2026-12-23", "2026-12-29", holidays)).toBe(3);
});

test("ends four working days from Friday on Thursday", () => {
  const lead = { days: 4, holidays: [] };
  expect(isShortNotice("2026-11-20", "2026-11-25", lead)).toBe(true);
  expect(isShortNotice("2026-11-20", "2026-11-26", lead)).toBe(false);
  expect(isShortNotice("2026-11-20", "2045-01-01", lead)).toBe(false);
});

test("never gives a vendor less time for a later day", () => {
  const days = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [soon, late] = [Math.min(one, other), Math.max(one, other)].map((count) => addDays("2026-11-20", count));
      const holidays = holidaysOf({}, 2026, 2028);
      expect(vendorDays("2026-11-20", soon ?? "", holidays)).toBeLessThanOrEqual(
        vendorDays("2026-11-20", late ?? "", holidays),
      );
    }),
  );
});
