import fc from "fast-check";
import type { StatusId } from "@/db/enums/scheduling";
import { addDays } from "@/lib/platform/calendar/dates";
import { differencesOf } from "./difference.rules";

const plan = { startDate: "2026-12-01", endDate: "2027-06-01" };
const of = (statusId: StatusId, on: number, off: number, cancelledAt: Date | null = null) =>
  differencesOf(
    {
      statusId,
      cancelledAt,
      onBoardDate: addDays(plan.startDate, on),
      offBoardDate: addDays(plan.endDate, off),
    },
    plan,
  );

test("returns dates more than seven days apart, per way", () => {
  expect([of(2, 7, -7), of(2, -7, 7)]).toEqual([[], []]);
  expect(of(2, 8, 0)).toEqual([{ way: "onBoard", planned: "2026-12-01", scheduled: "2026-12-09", days: 8 }]);
  expect(of(5, 0, -8)).toEqual([{ way: "offBoard", planned: "2027-06-01", scheduled: "2027-05-24", days: 8 }]);
  expect(of(1, 10, 10).map(({ way }) => way)).toEqual(["onBoard", "offBoard"]);
});

test("ignores past dates, cancelled plans and missing schedules", () => {
  expect(of(4, 30, 9).map(({ way }) => way)).toEqual(["offBoard"]);
  expect([of(7, 30, 30), of(2, 30, 30, new Date()), differencesOf(null, plan)]).toEqual([[], [], []]);
});

test("removes a difference once plan or schedule moves to the other", () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 200 }), (days) => {
      const [found] = of(5, 0, days);
      const moved = { ...plan, endDate: found?.scheduled ?? addDays(plan.endDate, days) };
      const schedule = {
        statusId: 5 as const,
        cancelledAt: null,
        onBoardDate: plan.startDate,
        offBoardDate: moved.endDate,
      };
      expect(differencesOf(schedule, moved)).toEqual([]);
    }),
  );
});
