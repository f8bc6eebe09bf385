import type { ScheduleRow } from "@/lib/features/scheduling/schema";
import { nextScheduleAction } from "./next-action";

const all = { plan: true, documents: true, checkInAndOut: true };
const row = (employeeSchedulingStatusId: number, documents: ScheduleRow["documents"] = "Not Completed") => ({
  employeeSchedulingStatusId,
  documents,
  onBoardStatus: "OnBoardReady" as const,
});

test("returns one next step per state; check-in and check-out open their button", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((id) => nextScheduleAction(row(id), all))).toEqual([
    { verb: "1", usi: null },
    { verb: "2", usi: null },
    { verb: "3", usi: "tab-checkin" },
    { verb: "4", usi: null },
    { verb: "5", usi: null },
    { verb: "6", usi: "tab-checkout" },
    { verb: null, usi: null },
  ]);
  expect(nextScheduleAction(row(2, "Completed"), all).verb).toBe("ready-2");
  expect(nextScheduleAction(row(5, "Completed"), all).verb).toBe("ready-5");
});

test("offers only the user's own steps, and none for cancelled schedules", () => {
  const verbs = (rights: Partial<typeof all>) =>
    [1, 2, 3, 4, 5, 6].filter(
      (id) => nextScheduleAction(row(id), { plan: false, documents: false, checkInAndOut: false, ...rights }).verb,
    );
  expect(verbs({ plan: true })).toEqual([1, 4]);
  expect(verbs({ documents: true })).toEqual([2, 5]);
  expect(verbs({ checkInAndOut: true })).toEqual([3, 6]);
  expect(nextScheduleAction({ ...row(1), onBoardStatus: "Cancelled" }, all).verb).toBeNull();
});
