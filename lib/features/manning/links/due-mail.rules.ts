import { nextPartyToAsk } from "../approval.rules";
import { summaryOf, type Approvals } from "../slots.rules";
import type { Permission } from "@/lib/access/permissions";

export const planningMailTypes = [
  "PlanningPrincipal",
  "PlanningEmployee",
  "PlanningPrincipalReject",
  "PlanningEmployeeReject",
  "PlanningConfirmed",
] as const;
export type PlanningMail = (typeof planningMailTypes)[number];

/** Whether the answers so far call for this mail. */
export function isPlanningMailDue(type: PlanningMail, row: Approvals): boolean {
  const due: Record<PlanningMail, boolean> = {
    PlanningPrincipal: nextPartyToAsk(row) === "principal",
    PlanningEmployee: nextPartyToAsk(row) === "employee",
    PlanningPrincipalReject: row.principalStatus === "Rejected",
    PlanningEmployeeReject: row.employeeStatus === "Rejected",
    PlanningConfirmed: summaryOf(row) === "Confirmed",
  };
  return due[type];
}

/** Permissions required per mail, any of them: those of the change it reports. product 5.16 */
export const rightsFor: Record<PlanningMail, readonly Permission[]> = {
  PlanningPrincipal: ["manning:propose", "manning:change"],
  PlanningEmployee: ["manning:propose", "approvals:decide-as-principal"],
  PlanningPrincipalReject: ["approvals:decide-as-principal"],
  PlanningEmployeeReject: ["approvals:decide-as-employee"],
  PlanningConfirmed: ["approvals:decide-as-employee"],
};
