import type { preparationEnds } from "@/db/enums/preparation";
import { summaryStatus, type EmployeeStatus, type PrincipalStatus, type Slot } from "@/db/enums/manning";

type Plan = {
  slot: Slot;
  principalStatus: PrincipalStatus;
  employeeStatus: EmployeeStatus;
  checkedInOn: string | null;
};
type PreparationState = "open" | "kept" | (typeof preparationEnds)[number];

/**
 * Return what a plan does to its preparation: a confirmed Next opens it, a pending one keeps it, anything else ends
 * it. product 5.2, 5.5
 */
export function preparationStateOf(row: Plan): PreparationState {
  if (row.checkedInOn !== null) return "joined";
  if (row.slot !== "next") return "cancelled";
  const summary = summaryStatus(row.principalStatus, row.employeeStatus);
  if (summary === "Rejected") return "cancelled";
  return summary === "Confirmed" ? "open" : "kept";
}
