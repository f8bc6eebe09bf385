import type { ApprovalPolicy } from "@/db/enums/vessels";
import {
  blockProblems,
  changeOf,
  findOpen,
  eventLine,
  hardProblem,
  isPlannable,
  openOf,
  refuse,
  settle,
  softProblem,
  summaryOf,
  type Announced,
  type Approvals,
  type Assignment,
  type Block,
  type Facts,
  type Effect,
  type Outcome,
  type SeatState,
} from "./slots.rules";

export type Party = "principal" | "employee";
export type Decision = "Confirmed" | "Rejected";

/** Ranks a principal who approves officers only is asked about. */
export const isOfficer = (level: string | undefined) => level === "management" || level === "operational";

/** needPrincipalApproval of a proposal, frozen on it when it is made. No principal, no approval. product 5.2 */
export const needsPrincipalApproval = (policy: ApprovalPolicy | null, isOfficer: boolean) =>
  policy === "all" || (policy === "officers" && isOfficer);

export const approvalNeeded = ({ principalStatus }: Approvals) => principalStatus !== "NotRequired";
/** Approve and reject are enabled for the principal: needed, not answered, and nothing rejected. D2 §4 */
export const mayDecideAsPrincipal = ({ principalStatus, employeeStatus }: Approvals) =>
  principalStatus === "Pending" && employeeStatus !== "Rejected";
/** The same for the seafarer. A principal who has not answered yet comes first, which is a soft guard. */
export const mayDecideAsEmployee = ({ principalStatus, employeeStatus }: Approvals) =>
  employeeStatus === "Pending" && principalStatus !== "Rejected";
const mayDecide: Record<Party, (row: Approvals) => boolean> = {
  principal: mayDecideAsPrincipal,
  employee: mayDecideAsEmployee,
};

/** Whose answer is waited for: the principal's where one is required, then the seafarer's; nobody's once all is said. product 5.2 */
export function askedNext(row: Approvals): Party | null {
  if (mayDecideAsPrincipal(row)) return "principal";
  return mayDecideAsEmployee(row) ? "employee" : null;
}

const askNames = { principal: "ask-principal", employee: "ask-employee" } as const;
/** Asks whoever's answer is waited for. */
export function asksOf(row: Approvals): Effect[] {
  const party = askedNext(row);
  return party ? [askNames[party]] : [];
}

/**
 * An answer of the principal or of the seafarer, in Next, NextButOne or Current (whose dates were changed, or who came on board
 * unconfirmed). Who may answer on whose behalf is decided elsewhere. product 5.2, D2 §4
 */
export function decide(
  seat: SeatState,
  assignmentId: number,
  answer: { as: Party; status: Decision },
  facts: Facts & { blocks?: readonly Block[] },
): Outcome<Announced> {
  const row = findOpen(seat, assignmentId);
  if (!row) return refuse(hardProblem("not-on-seat"));
  if (!isPlannable(row.slot) && row.slot !== "current")
    return refuse(hardProblem("slot-not-decidable", { slot: row.slot }));
  const { as, status } = answer;
  if (as === "principal" && !approvalNeeded(row)) return refuse(hardProblem("approval-not-needed"));
  if (!mayDecide[as](row)) return refuse(hardProblem("already-decided", { status: summaryOf(row) }));
  const problems = [
    ...(as === "employee" && askedNext(row) === "principal" ? [softProblem("principal-first")] : []),
    ...blockProblems(facts.blocks ?? [], facts.can),
  ];
  return settle(problems, facts.accepted, () => {
    const set: Partial<Approvals> = as === "principal" ? { principalStatus: status } : { employeeStatus: status };
    const after = { ...row, ...set };
    const change = changeOf(row, row.slot, set);
    return {
      changes: [change],
      events: [eventLine(change, `${as}-${status === "Confirmed" ? "confirmed" : "rejected"}`)],
      effects: status === "Rejected" ? [as === "principal" ? "tell-rejection" : "tell-decline"] : asksOf(after),
    };
  });
}

/** Assignments on a vessel that wait for an answer: their part of totalPendingData. */
export const pendingAssignments = (seats: readonly SeatState[]): Assignment[] =>
  seats
    .flatMap(openOf)
    .filter((row) => (isPlannable(row.slot) || row.slot === "current") && summaryOf(row) === "Pending");
