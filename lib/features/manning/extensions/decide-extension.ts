import { and, eq, sql } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { extensions } from "@/db/schema/manning";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { acceptedProblemsOf } from "../check-in-out/queries";
import { refusalOf } from "../describe-problems.queries";
import type { DescribedBlock } from "../problem.rules";
import { auditOutcome, rowOf, storeOutcome, type Scope } from "../plans/store-outcome.queries";
import { judgeExtension } from "./judge.queries";
import { endConsentLinks, notifyExtension, type ExtensionContext } from "./mail.queries";
import { assertWaiting, lockExtension } from "./queries";
import { applyApproval } from "./rules";
import { decideForm, extensionStored } from "./schema";
import { storedExtensionToResponse } from "./response.rules";
import { isOwnCrewId } from "./own-crew.rules";

type Answer = { acceptedCodes: readonly string[]; reason: string | null; moveSchedule: boolean };

/** Return the requester and the seafarer, who may not decide. product 5.11 */
const involvedUserIds = (actor: Actor, { extension }: ExtensionContext) => [
  extension.requestedBy,
  isOwnCrewId(actor, extension.crewId) ? userIdOf(actor) : null,
];

/** Store the decision once. A second decision fails on the version. */
async function storeDecision(
  scope: Scope,
  { extension }: ExtensionContext,
  values: Partial<typeof extensions.$inferInsert>,
) {
  const { db, now, actor } = scope;
  const [decided] = await db
    .update(extensions)
    .set({ ...values, decidedAt: now, decidedBy: userIdOf(actor), version: sql`${extensions.version} + 1` })
    .where(and(eq(extensions.id, extension.id), eq(extensions.version, extension.version)))
    .returning();
  return requirePresent(decided, "the request that was decided");
}

/** Approve: set the new off-board date everywhere and keep the original. */
async function approveExtension(scope: Scope, extensionContext: ExtensionContext, answer: Answer) {
  const { assignmentContext, extension } = extensionContext;
  const { facts, warnings } = await judgeExtension(
    scope,
    assignmentContext,
    extension.newDate,
    acceptedProblemsOf(answer),
  );
  const blocks: DescribedBlock[] = facts.papers;
  const outcome = applyApproval(assignmentContext.row, extension, facts);
  if (!outcome.ok) throw await refusalOf(scope, outcome.problems, blocks);
  const decided = await storeDecision(scope, extensionContext, { status: "Approved" });
  await endConsentLinks(scope, assignmentContext.row.id, "decided");
  const decisionReason = answer.reason ?? extension.reason;
  const rows = await storeOutcome(scope, assignmentContext.rows, outcome, decisionReason, {
    scheduleFollows: answer.moveSchedule,
  });
  const row = rowOf(rows, assignmentContext.row.id);
  await scope.db.update(crew).set({ plannedOffBoard: row.endDate }).where(eq(crew.id, row.crewId));
  auditOutcome(scope, {
    subject: row.id,
    divisionId: assignmentContext.seatDetails.vessel.divisionId,
    before: assignmentContext.rows,
    after: rows,
    ...outcome,
    blocks,
    reason: answer.reason,
    more: { extensionId: decided.id, status: decided.status, consent: decided.consent },
  });
  await notifyExtension(
    scope,
    { assignmentContext: { ...assignmentContext, row }, extension: decided },
    "ExtensionApprovedExtension",
  );
  return storedExtensionToResponse(decided, { overridden: outcome.overridden, warnings });
}

/** Reject: keep the dates, store the reason and notify. */
async function rejectExtension(scope: Scope, extensionContext: ExtensionContext, reason: string | null) {
  const { assignmentContext, extension } = extensionContext;
  const decided = await storeDecision(scope, extensionContext, { status: "Rejected", rejectReason: reason });
  await endConsentLinks(scope, assignmentContext.row.id, "removed");
  scope.audit({
    subject: assignmentContext.row.id,
    divisionId: assignmentContext.seatDetails.vessel.divisionId,
    before: { extensionId: extension.id, newDate: extension.newDate },
    after: { extensionId: extension.id, status: decided.status },
    ...(reason ? { reason } : {}),
  });
  await notifyExtension(scope, { assignmentContext, extension: decided }, "ExtensionRejected");
  return storedExtensionToResponse(decided);
}

/**
 * Approve or reject an extension request. D2 §4, §7, product 5.3
 * @throws not-found; conflict when decided or changed meanwhile; rule naming every problem, or for one's own request
 */
export const decideExtension = write({
  name: "manning.decide-extension",
  access: "extensions:decide",
  secondPerson: { right: "extensions:decide", refusal: "extensions.secondPerson" },
  input: decideForm,
  also: { "scheduling:write": ({ moveSchedule }) => moveSchedule },
  output: extensionStored,
  async run(scope, { vesselCrewExtensionId, approvalExtensionStatus, version, ...answer }) {
    const extensionContext = await lockExtension(scope.db, scope.actor, vesselCrewExtensionId);
    await assertWaiting(scope, extensionContext.extension, version);
    await scope.requireSecondPerson({
      divisionId: extensionContext.assignmentContext.seatDetails.vessel.divisionId,
      involvedUsers: involvedUserIds(scope.actor, extensionContext),
    });
    return approvalExtensionStatus === "Approved"
      ? approveExtension(scope, extensionContext, answer)
      : rejectExtension(scope, extensionContext, answer.reason);
  },
});
