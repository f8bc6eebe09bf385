import { eq } from "drizzle-orm";
import type { DecisionWay } from "@/db/enums/evidence";
import { assignments } from "@/db/schema/manning";
import { appendEvent } from "@/lib/features/evidence/events.queries";
import { holderOf, type Identified } from "@/lib/features/evidence/identity.rules";
import { sealPack } from "@/lib/features/evidence/packs.queries";
import { decide, type Decision, type Party } from "../approval.rules";
import { announce } from "../links/announce.queries";
import { refusalOf } from "../problem.queries";
import type { SaidBlock } from "../problem.rules";
import type { AssignmentRow, Manned } from "../seats.queries";
import type { Facts } from "../slots.rules";
import { auditOutcome, rowOf, storeOutcome, type Scope } from "../store.queries";
import { declarationOf, type DeclarationVersion } from "../declaration.rules";
import { keptOf, shownHash, shownToEmployee, shownToPrincipal } from "./shown.queries";

/** How an answer arrived and its proof. No field is ever empty. */
type Told = {
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
  told: Told;
  facts: Facts;
  blocks?: readonly SaidBlock[];
  /** For event and audit log, when the office answered on behalf of others. */
  behalf?: object | null;
};

const noReason = { Confirmed: "none needed", Rejected: "not stated" };

/** Seal the answer and what it was based on, in the answer's transaction. */
async function keepEvidence({ db, now }: Scope, manned: Manned, assignment: AssignmentRow, answer: Answer) {
  const { as: party, status, told } = answer;
  const proposal = { ...manned, assignment };
  const shown = party === "principal" ? await shownToPrincipal(db, proposal, now) : await shownToEmployee(db, proposal);
  const said = {
    by: told.by,
    way: told.way,
    answer: status,
    reason: answer.reason ?? noReason[status],
    declaration: declarationOf(told.declaration),
    proof: told.proof,
    shown: shownHash(shown),
    version: assignment.version,
  };
  await appendEvent(db, { assignmentId: assignment.id, party, type: "decided", at: now, said });
  return sealPack(db, {
    assignmentId: assignment.id,
    party,
    way: told.way,
    answer: status,
    said: { decided: said, shown: keptOf(shown) },
    now,
  });
}

/**
 * Judge, store and seal one answer to a proposal, and notify the recipients. Used for every channel. The caller has
 * locked the seat. product 5.2, 5.9
 * @throws rule, conflict naming every problem
 */
export async function storeAnswer(scope: Scope, manned: Manned, assignment: AssignmentRow, answer: Answer) {
  const { as, status, reason, blocks = [], behalf = null } = answer;
  const outcome = decide(manned.seat, assignment.id, { as, status }, { ...answer.facts, blocks });
  if (!outcome.ok) throw await refusalOf(scope, outcome.problems, blocks);
  const { packId, hash } = await keepEvidence(scope, manned, assignment, answer);
  const details = { ...behalf, way: answer.told.way, packId };
  const events = outcome.events.map((event) => ({ ...event, details }));
  const rows = await storeOutcome(scope, manned.rows, { changes: outcome.changes, events }, reason);
  const row = rowOf(rows, assignment.id);
  const rejectionReason = status === "Rejected" ? reason : row.rejectionReason;
  await scope.db.update(assignments).set({ rejectionReason }).where(eq(assignments.id, row.id));
  auditOutcome(scope, {
    subject: assignment.id,
    divisionId: manned.place.vessel.divisionId,
    before: manned.rows,
    after: rows,
    ...outcome,
    blocks,
    reason,
    more: { ...behalf, way: answer.told.way, by: answer.told.by, evidence: hash },
  });
  await announce(scope, { ...manned, row: { ...row, rejectionReason } }, outcome.effects, { isAnswer: true });
  return { row, outcome };
}

/** Describe a link holder as the source of an answer. */
export const toldByLink = (
  { address, userAgent }: Pick<Scope, "address" | "userAgent">,
  link: { id: number; name: string; email: string },
  as: Party,
): Told => ({
  way: "link",
  by: holderOf({ ...link, address, userAgent }),
  declaration: as === "principal" ? "principal-1" : "employee-1",
  proof: { link: link.id, issuedTo: link.email },
});
