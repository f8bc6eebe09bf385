import type { ScheduleRow } from "@/lib/features/scheduling/schema";

/** The user's permissions on schedules. */
export type ListRights = { plan: boolean; documents: boolean; checkInAndOut: boolean };
type Verb = "1" | "2" | "3" | "4" | "5" | "6" | "ready-2" | "ready-5";
type Next = { verb: Verb | null; usi: "tab-checkin" | "tab-checkout" | null };

type Row = Pick<ScheduleRow, "employeeSchedulingStatusId" | "onBoardStatus" | "documents">;

/** Return the next action of a schedule if the user may take it. product 5.6 */
export function nextScheduleAction(row: Row, { plan, documents, checkInAndOut }: ListRights): Next {
  const noAction = { verb: null, usi: null };
  if (row.onBoardStatus === "Cancelled") return noAction;
  switch (row.employeeSchedulingStatusId) {
    case 1:
      return plan ? { verb: "1", usi: null } : noAction;
    case 4:
      return plan ? { verb: "4", usi: null } : noAction;
    case 2:
      return documents ? { verb: row.documents === "Completed" ? "ready-2" : "2", usi: null } : noAction;
    case 5:
      return documents ? { verb: row.documents === "Completed" ? "ready-5" : "5", usi: null } : noAction;
    case 3:
      return checkInAndOut ? { verb: "3", usi: "tab-checkin" } : noAction;
    case 6:
      return checkInAndOut ? { verb: "6", usi: "tab-checkout" } : noAction;
    default:
      return noAction;
  }
}
