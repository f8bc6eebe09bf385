import fc from "fast-check";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { daysInMonth, ganttMonths, placementOf, dayPositionOf, ganttWindowOf, type Span } from "./window.rules";

const today = "2026-11-20";
const window = ganttWindowOf(ganttMonths(today));
const totalDays = daysBetween(window.start, window.end);
const dayNumber = fc.integer({ min: -200, max: totalDays + 200 });
const spans: fc.Arbitrary<Span> = fc
  .tuple(dayNumber, fc.nat(500))
  .map(([from, days]) => ({ from: addDays(window.start, from), to: addDays(window.start, from + days) }));

test("returns 27 months around today's month", () => {
  const months = ganttMonths(today);
  expect(months).toHaveLength(27);
  expect([months[0], months[13], months[26]]).toEqual(["2025-10", "2026-11", "2027-12"]);
  expect(window).toEqual({ start: "2025-10-01", end: "2028-01-01" });
});

test("changes the month at midnight in Jakarta", () => {
  expect(ganttMonths(dayOf(new Date("2026-12-31T16:59:00Z")))[13]).toBe("2026-12");
  expect(ganttMonths(dayOf(new Date("2026-12-31T17:00:00Z")))[13]).toBe("2027-01");
});

test("returns 27 consecutive months for any day", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true }),
      (instant) => {
        const day = dayOf(instant);
        const months = ganttMonths(day);
        expect(months[13]).toBe(day.slice(0, 7));
        months
          .slice(1)
          .forEach((month, index) =>
            expect(addDays(`${months[index]}-01`, daysInMonth(months[index] ?? ""))).toBe(`${month}-01`),
          );
      },
    ),
  );
});

test("returns February's days by year", () => {
  expect([daysInMonth("2027-02"), daysInMonth("2028-02"), daysInMonth("2026-12")]).toEqual([28, 29, 31]);
});

test("refuses an empty window", () => {
  expect(() => ganttWindowOf([])).toThrow(RangeError);
});

test("accepts a bar that ends after the last month", () => {
  const placed = placementOf({ from: "2027-12-01", to: "2028-01-01" }, window);
  expect(placed?.endsAfter).toBe(false);
  expect((placed?.left ?? 0) + (placed?.width ?? 0)).toBeCloseTo(100);
});

test.each([
  ["goes on after line 28", { from: "2027-12-01", to: "2028-01-02" }, [false, true]],
  ["began before line 1", { from: "2025-09-30", to: "2025-12-01" }, [true, false]],
  ["does both", { from: "2024-01-01", to: "2029-01-01" }, [true, true]],
  ["begins on line 1", { from: "2025-10-01", to: "2025-12-01" }, [false, false]],
])("returns where a bar is clipped: it %s", (_, span, clipped) => {
  const placed = placementOf(span, window);
  expect([placed?.startsBefore, placed?.endsAfter]).toEqual(clipped);
});

test.each([
  ["before the window", { from: "2025-01-01", to: "2025-09-30" }],
  ["up to line 1", { from: "2025-01-01", to: "2025-10-01" }],
  ["from line 28 on", { from: "2028-01-01", to: "2028-05-01" }],
])("drops a bar outside the window: %s", (_, span) => {
  expect(placementOf(span, window)).toBeNull();
});

test("keeps a bar of one day", () => {
  expect(placementOf({ from: "2026-01-05", to: "2026-01-05" }, window)).toEqual({
    left: dayPositionOf("2026-01-05", window),
    width: 0,
    startsBefore: false,
    endsAfter: false,
  });
});

test("the width of a bar is its days inside the window, and it never leaves the window", () => {
  fc.assert(
    fc.property(spans, (span) => {
      const from = span.from < window.start ? window.start : span.from;
      const to = span.to > window.end ? window.end : span.to;
      const inside = Math.max(0, daysBetween(from, to));
      const placed = placementOf(span, window);
      if (!placed) return expect(inside).toBe(0);
      expect(placed.width).toBeCloseTo((100 * inside) / totalDays);
      expect(placed.left).toBeGreaterThanOrEqual(0);
      expect(placed.left + placed.width).toBeLessThanOrEqual(100.000001);
      expect([placed.startsBefore, placed.endsAfter]).toEqual([span.from < window.start, span.to > window.end]);
    }),
  );
});

test("lets consecutive spans touch", () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: 1, max: 400 }), (span, days) => {
      const one = placementOf(span, window);
      const next = placementOf({ from: span.to, to: addDays(span.to, days) }, window);
      if (one && next) expect(next.left).toBeCloseTo(one.left + one.width);
    }),
  );
});
