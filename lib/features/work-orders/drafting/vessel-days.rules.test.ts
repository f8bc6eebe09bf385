import fc from "fast-check";
import { addDays } from "@/lib/platform/calendar/dates";
import { vesselDaysIn } from "./vessel-days.rules";

const assignment = (assignmentId: number, vesselId: number, from: string, to: string | null) => ({
  assignmentId,
  vesselId,
  from,
  to,
});
const daysOf = (stays: ReturnType<typeof assignment>[], month = "2026-10") =>
  vesselDaysIn(stays, month).map(({ vesselId, days, isOver }) => [vesselId, days, isOver]);

test("counts joining and leaving days, and a current assignment to the end of the month", () => {
  expect(daysOf([assignment(1, 7, "2026-10-31", null)])).toEqual([[7, 1, false]]);
  expect(daysOf([assignment(1, 7, "2026-08-03", "2026-10-01")])).toEqual([[7, 1, true]]);
  expect(daysOf([assignment(1, 7, "2026-10-05", "2026-10-16")])).toEqual([[7, 12, true]]);
  expect(daysOf([assignment(1, 7, "2026-08-03", null)], "2028-02")).toEqual([[7, 29, false]]);
  expect(daysOf([assignment(1, 7, "2026-11-01", null)])).toEqual([]);
});

test("counts a change day on the vessel joined, and one part per vessel", () => {
  expect(daysOf([assignment(1, 7, "2026-10-01", "2026-10-10"), assignment(2, 8, "2026-10-10", null)])).toEqual([
    [7, 9, true],
    [8, 22, false],
  ]);
  const back = [
    assignment(1, 7, "2026-09-01", "2026-10-05"),
    assignment(2, 8, "2026-10-06", "2026-10-20"),
    assignment(3, 7, "2026-10-25", null),
  ];
  expect(daysOf(back)).toEqual([
    [7, 12, false],
    [8, 15, true],
  ]);
});

const chains = fc
  .array(fc.tuple(fc.nat(20), fc.nat(9), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 6 })
  .map((parts) => {
    let day = "2026-09-15";
    return parts.map(([length, gap, vesselId], place) => {
      const from = addDays(day, gap);
      const to = addDays(from, length);
      day = to;
      return assignment(place + 1, vesselId, from, place === parts.length - 1 && length % 2 ? null : to);
    });
  });

test("counts each day on board once, at most all days of the month", () => {
  fc.assert(
    fc.property(chains, (stays) => {
      const parts = vesselDaysIn(stays, "2026-10");
      const october = Array.from({ length: 31 }, (_, place) => addDays("2026-10-01", place));
      const aboard = october.filter((day) => stays.some(({ from, to }) => from <= day && (to === null || day <= to)));
      expect(parts.reduce((sum, { days }) => sum + days, 0)).toBe(aboard.length);
      expect(new Set(parts.map(({ vesselId }) => vesselId)).size).toBe(parts.length);
      for (const { firstDay, lastDay, days } of parts) {
        expect(aboard).toContain(firstDay);
        expect(aboard).toContain(lastDay);
        expect(days).toBeGreaterThan(0);
      }
    }),
  );
});
