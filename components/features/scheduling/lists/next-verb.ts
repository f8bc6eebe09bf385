import type { ScheduleRow } from "@/lib/features/scheduling/schema";

/** The user's permissions on schedules. */
export type ListRights = { plan: boolean; documents: boolean; boards: boolean };
type Verb = "1" | "2" | "3" | "4" | "5" | "6" | "ready-2" | "ready-5";
type Next = { verb: Verb | null; usi: "tab-checkin" | "tab-checkout" | null };

type Row = Pick<ScheduleRow, "employeeSchedulingStatusId" | "onBoardStatus" | "documents">;

/** Return the next action of a schedule if the user may take it. product 5.6 */
export function nextVerb(row: Row, { plan, documents, boards }: ListRights): Next {
  const none = { verb: null, usi: null };
  if (row.onBoardStatus === "Cancelled") return none;
  switch (row.employeeSchedulingStatusId) {
    case 1:
      return plan ? { verb: "1", usi: null } : none;
    case 4:
      return plan ? { verb: "4", usi: null } : none;
    case 2:
      return documents ? { verb: row.documents === "Completed" ? "ready-2" : "2", usi: null } : none;
    case 5:
      return documents ? { verb: row.documents === "Completed" ? "ready-5" : "5", usi: null } : none;
    case 3:
      return boards ? { verb: "3", usi: "tab-checkin" } : none;
    case 6:
      return boards ? { verb: "6", usi: "tab-checkout" } : none;
    default:
      return none;
  }
}
