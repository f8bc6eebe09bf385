import type { ApprovalPolicy } from "@/db/enums/vessels";
import {
  blockProblems,
  changeOf,
  findOpenAssignment,
  eventLine,
  hardProblem,
  isPlannable,
  openAssignmentsOf,
  refuse,
  resolveProblems,
  softProblem,
  summaryOf,
  type Notified,
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

/** Whether a principal with the policy "officers" approves this rank. */
export const isOfficerLevel = (level: string | undefined) => level === "management" || level === "operational";

/**
 * Whether a proposal needs the principal's approval; stored on it when it is made. Never without a principal. product
 * 5.2
 */
export const needsPrincipalApproval = (policy: ApprovalPolicy | null, isOfficerLevel: boolean) =>
  policy === "all" || (policy === "officers" && isOfficerLevel);

export const approvalNeeded = ({ principalStatus }: Approvals) => principalStatus !== "NotRequired";
/** Whether the principal may approve or reject: approval needed, not answered, and nothing rejected. D2 §4 */
export const mayDecideAsPrincipal = ({ principalStatus, employeeStatus }: Approvals) =>
  principalStatus === "Pending" && employeeStatus !== "Rejected";
/** Whether the seafarer may answer. Answering before the principal is a soft problem. */
export const mayDecideAsEmployee = ({ principalStatus, employeeStatus }: Approvals) =>
  employeeStatus === "Pending" && principalStatus !== "Rejected";
const mayDecide: Record<Party, (row: Approvals) => boolean> = {
  principal: mayDecideAsPrincipal,
  employee: mayDecideAsEmployee,
};

/** Return who answers next: the principal where required, then the seafarer; null once both answered. product 5.2 */
export function nextPartyToAsk(row: Approvals): Party | null {
  if (mayDecideAsPrincipal(row)) return "principal";
  return mayDecideAsEmployee(row) ? "employee" : null;
}

const askEffects = { principal: "ask-principal", employee: "ask-employee" } as const;
/** Return the effects that ask the party who answers next. */
export function askEffectsOf(row: Approvals): Effect[] {
  const party = nextPartyToAsk(row);
  return party ? [askEffects[party]] : [];
}

/**
 * Apply an answer of principal or seafarer to Next, NextButOne or Current (dates changed, or on board unconfirmed). Who
 * may answer on behalf of others is checked elsewhere. product 5.2, D2 §4
 */
export function applyDecision(
  seat: SeatState,
  assignmentId: number,
  answer: { as: Party; status: Decision },
  facts: Facts & { blocks?: readonly Block[] },
): Outcome<Notified> {
  const row = findOpenAssignment(seat, assignmentId);
  if (!row) return refuse(hardProblem("not-on-seat"));
  if (!isPlannable(row.slot) && row.slot !== "current")
    return refuse(hardProblem("slot-not-decidable", { slot: row.slot }));
  const { as, status } = answer;
  if (as === "principal" && !approvalNeeded(row)) return refuse(hardProblem("approval-not-needed"));
  if (!mayDecide[as](row)) return refuse(hardProblem("already-decided", { status: summaryOf(row) }));
  const problems = [
    ...(as === "employee" && nextPartyToAsk(row) === "principal" ? [softProblem("principal-first")] : []),
    ...blockProblems(facts.blocks ?? [], facts.can),
  ];
  return resolveProblems(problems, facts.accepted, () => {
    const set: Partial<Approvals> = as === "principal" ? { principalStatus: status } : { employeeStatus: status };
    const after = { ...row, ...set };
    const change = changeOf(row, row.slot, set);
    return {
      changes: [change],
      events: [eventLine(change, `${as}-${status === "Confirmed" ? "confirmed" : "rejected"}`)],
      effects: status === "Rejected" ? [as === "principal" ? "tell-rejection" : "tell-decline"] : askEffectsOf(after),
    };
  });
}

/** List a vessel's assignments that need an answer, for totalPendingData. */
export const pendingAssignments = (seats: readonly SeatState[]): Assignment[] =>
  seats
    .flatMap(openAssignmentsOf)
    .filter((row) => (isPlannable(row.slot) || row.slot === "current") && summaryOf(row) === "Pending");
