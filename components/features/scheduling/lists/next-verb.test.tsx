import type { ScheduleRow } from "@/lib/features/scheduling/schema";
import { nextVerb } from "./next-verb";

const all = { plan: true, documents: true, boards: true };
const row = (employeeSchedulingStatusId: number, documents: ScheduleRow["documents"] = "Not Completed") => ({
  employeeSchedulingStatusId,
  documents,
  onBoardStatus: "OnBoardReady" as const,
});

test("returns one next step per state; check-in and check-out open their button", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((id) => nextVerb(row(id), all))).toEqual([
    { verb: "1", usi: null },
    { verb: "2", usi: null },
    { verb: "3", usi: "tab-checkin" },
    { verb: "4", usi: null },
    { verb: "5", usi: null },
    { verb: "6", usi: "tab-checkout" },
    { verb: null, usi: null },
  ]);
  expect(nextVerb(row(2, "Completed"), all).verb).toBe("ready-2");
  expect(nextVerb(row(5, "Completed"), all).verb).toBe("ready-5");
});

test("offers only the user's own steps, and none for cancelled schedules", () => {
  const verbs = (rights: Partial<typeof all>) =>
    [1, 2, 3, 4, 5, 6].filter(
      (id) => nextVerb(row(id), { plan: false, documents: false, boards: false, ...rights }).verb,
    );
  expect(verbs({ plan: true })).toEqual([1, 4]);
  expect(verbs({ documents: true })).toEqual([2, 5]);
  expect(verbs({ boards: true })).toEqual([3, 6]);
  expect(nextVerb({ ...row(1), onBoardStatus: "Cancelled" }, all).verb).toBeNull();
});
