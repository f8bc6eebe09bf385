import { eq } from "drizzle-orm";
import type { DecisionWay } from "@/db/enums/evidence";
import { assignments } from "@/db/schema/manning";
import { appendEvent } from "@/lib/features/evidence/answer-chain.queries";
import { linkHolderIdentity, type Identified } from "@/lib/features/evidence/identity.rules";
import { sealPack } from "@/lib/features/evidence/seal-pack.queries";
import { applyDecision, type Decision, type Party } from "../approval.rules";
import { sendPlanMails } from "../links/planning-mails.queries";
import { refusalOf } from "../describe-problems.queries";
import type { DescribedBlock } from "../problem.rules";
import type { AssignmentRow, SeatContext } from "../seats.queries";
import type { Facts } from "../slots.rules";
import { auditOutcome, rowOf, storeOutcome, type Scope } from "../plans/store-outcome.queries";
import { declarationOf, type DeclarationVersion } from "../declaration.rules";
import { storedAnswerView, answerViewHash, employeeAnswerView, principalAnswerView } from "./answer-view.queries";

/** How an answer arrived and its proof. No field is ever empty. */
type AnswerSource = {
  way: DecisionWay;
  by: Identified;
  declaration: DeclarationVersion;
  /** Details of this channel: the link, the file, or how and when the office received it. */
  proof: Record<string, string | number>;
};
type Answer = {
  as: Party;
  status: Decision;
  reason: string | null;
  source: AnswerSource;
  facts: Facts;
  blocks?: readonly DescribedBlock[];
  /** For event and audit log, when the office answered on behalf of others. */
  onBehalfDetails?: object | null;
};

const defaultReasons = { Confirmed: "none needed", Rejected: "not stated" };

/** Seal the answer and what it was based on, in the answer's transaction. */
async function storeEvidence({ db, now }: Scope, seatContext: SeatContext, assignment: AssignmentRow, answer: Answer) {
  const { as: party, status, source } = answer;
  const proposal = { ...seatContext, assignment };
  const answerView =
    party === "principal" ? await principalAnswerView(db, proposal, now) : await employeeAnswerView(db, proposal);
  const statement = {
    by: source.by,
    way: source.way,
    answer: status,
    reason: answer.reason ?? defaultReasons[status],
    declaration: declarationOf(source.declaration),
    proof: source.proof,
    shown: answerViewHash(answerView),
    version: assignment.version,
  };
  await appendEvent(db, { assignmentId: assignment.id, party, type: "decided", at: now, said: statement });
  return sealPack(db, {
    assignmentId: assignment.id,
    party,
    way: source.way,
    answer: status,
    said: { decided: statement, shown: storedAnswerView(answerView) },
    now,
  });
}

/**
 * Judge, store and seal one answer to a proposal, and notify the recipients. Used for every channel. The caller has
 * locked the seat. product 5.2, 5.9
 * @throws rule, conflict naming every problem
 */
export async function storeAnswer(scope: Scope, seatContext: SeatContext, assignment: AssignmentRow, answer: Answer) {
  const { as, status, reason, blocks = [], onBehalfDetails = null } = answer;
  const outcome = applyDecision(seatContext.seat, assignment.id, { as, status }, { ...answer.facts, blocks });
  if (!outcome.ok) throw await refusalOf(scope, outcome.problems, blocks);
  const { packId, hash } = await storeEvidence(scope, seatContext, assignment, answer);
  const details = { ...onBehalfDetails, way: answer.source.way, packId };
  const events = outcome.events.map((event) => ({ ...event, details }));
  const rows = await storeOutcome(scope, seatContext.rows, { changes: outcome.changes, events }, reason);
  const row = rowOf(rows, assignment.id);
  const rejectionReason = status === "Rejected" ? reason : row.rejectionReason;
  await scope.db.update(assignments).set({ rejectionReason }).where(eq(assignments.id, row.id));
  auditOutcome(scope, {
    subject: assignment.id,
    divisionId: seatContext.seatDetails.vessel.divisionId,
    before: seatContext.rows,
    after: rows,
    ...outcome,
    blocks,
    reason,
    more: { ...onBehalfDetails, way: answer.source.way, by: answer.source.by, evidence: hash },
  });
  await sendPlanMails(scope, { ...seatContext, row: { ...row, rejectionReason } }, outcome.effects, { isAnswer: true });
  return { row, outcome };
}

/** Describe a link holder as the source of an answer. */
export const answeredByLink = (
  { address, userAgent }: Pick<Scope, "address" | "userAgent">,
  link: { id: number; name: string; email: string },
  as: Party,
): AnswerSource => ({
  way: "link",
  by: linkHolderIdentity({ ...link, address, userAgent }),
  declaration: as === "principal" ? "principal-1" : "employee-1",
  proof: { link: link.id, issuedTo: link.email },
});
