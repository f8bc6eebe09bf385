import { summaryStatus, type EmployeeStatus, type PrincipalStatus, type Slot } from "@/db/enums/manning";
import type { StatusId } from "@/db/enums/scheduling";

export type Plan = {
  slot: Slot;
  principalStatus: PrincipalStatus;
  employeeStatus: EmployeeStatus;
  checkedInOn: string | null;
  checkedOutOn: string | null;
};
export type StoredSchedule = { statusId: StatusId; isCancelled: boolean; boardedFrom: StatusId | null };

/** Stage of a plan, as far as its schedule is concerned. */
type Stage = "planned" | "kept" | "on-board" | "left" | "ended";

export function stageOf(row: Plan): Stage {
  if (row.checkedInOn !== null) return row.checkedOutOn === null ? "on-board" : "left";
  if (row.slot !== "next") return "ended";
  const summary = summaryStatus(row.principalStatus, row.employeeStatus);
  if (summary === "Rejected") return "ended";
  return summary === "Confirmed" ? "planned" : "kept";
}

/** The schedule's change after a plan changed; null when it stays the same. */
export type LifecycleChange =
  | { event: "created"; statusId: 1 | 4; boardedFrom: 1 | null }
  | { event: "reopened" | "check-in-undone"; statusId: StatusId; boardedFrom: null }
  | { event: "checked-in"; statusId: 4; boardedFrom: StatusId }
  | { event: "checked-out"; statusId: 7; boardedFrom: StatusId }
  | { event: "cancelled"; statusId: StatusId; boardedFrom: null };

/**
 * Return the schedule's change for a plan. Each confirmed plan has one open schedule: created on confirmation, kept
 * while approval is pending again, moved with check-in and check-out, and cancelled or reopened with the plan.
 * product 5.2, 5.6 @param stored undefined for a plan without a schedule
 */
export function lifecycleChangeOf(row: Plan, stored: StoredSchedule | undefined): LifecycleChange | null {
  const stage = stageOf(row);
  if (!stored)
    return stage === "planned"
      ? { event: "created", statusId: 1, boardedFrom: null }
      : stage === "on-board"
        ? { event: "created", statusId: 4, boardedFrom: 1 }
        : null;
  const { statusId, isCancelled, boardedFrom } = stored;
  if (stage === "on-board") return statusId < 4 ? { event: "checked-in", statusId: 4, boardedFrom: statusId } : null;
  if (stage === "left")
    return statusId < 7 ? { event: "checked-out", statusId: 7, boardedFrom: boardedFrom ?? statusId } : null;
  if (stage === "kept") return statusId > 3 ? undoCheckIn(boardedFrom) : null;
  if (stage === "planned") {
    if (statusId > 3) return undoCheckIn(boardedFrom);
    return isCancelled ? { event: "reopened", statusId, boardedFrom: null } : null;
  }
  return isCancelled || statusId > 3 ? null : { event: "cancelled", statusId, boardedFrom: null };
}

const undoCheckIn = (boardedFrom: StatusId | null): LifecycleChange => ({
  event: "check-in-undone",
  statusId: boardedFrom ?? 1,
  boardedFrom: null,
});
