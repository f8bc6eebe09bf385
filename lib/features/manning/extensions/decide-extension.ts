import { and, eq, sql } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { extensions } from "@/db/schema/manning";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { write } from "@/lib/platform/operation";
import { present } from "@/lib/platform/record";
import { acceptedOf } from "../board/queries";
import { refusalOf } from "../problem.queries";
import type { SaidBlock } from "../problem.rules";
import { auditOutcome, rowOf, storeOutcome, type Scope } from "../store.queries";
import { judgeStay } from "./judge.queries";
import { endConsentLinks, tellExtension, type About } from "./mail.queries";
import { assertWaiting, lockExtension } from "./queries";
import { approve } from "./rules";
import { decideForm, extensionStored } from "./schema";
import { stored } from "./wire.rules";
import { isOwn } from "./who.rules";

type Answer = { acceptedCodes: readonly string[]; reason: string | null; moveSchedule: boolean };

/** Return the requester and the seafarer, who may not decide. product 5.11 */
const partiesTo = (actor: Actor, { extension }: About) => [
  extension.requestedBy,
  isOwn(actor, extension.crewId) ? userIdOf(actor) : null,
];

/** Store the decision once. A second decision fails on the version. */
async function settle(scope: Scope, { extension }: About, values: Partial<typeof extensions.$inferInsert>) {
  const { db, now, actor } = scope;
  const [decided] = await db
    .update(extensions)
    .set({ ...values, decidedAt: now, decidedBy: userIdOf(actor), version: sql`${extensions.version} + 1` })
    .where(and(eq(extensions.id, extension.id), eq(extensions.version, extension.version)))
    .returning();
  return present(decided, "the request that was decided");
}

/** Approve: set the new off-board date everywhere and keep the original. */
async function approveIt(scope: Scope, about: About, answer: Answer) {
  const { stay, extension } = about;
  const { facts, warnings } = await judgeStay(scope, stay, extension.newDate, acceptedOf(answer));
  const blocks: SaidBlock[] = facts.papers;
  const outcome = approve(stay.row, extension, facts);
  if (!outcome.ok) throw await refusalOf(scope, outcome.problems, blocks);
  const decided = await settle(scope, about, { status: "Approved" });
  await endConsentLinks(scope, stay.row.id, "decided");
  const why = answer.reason ?? extension.reason;
  const rows = await storeOutcome(scope, stay.rows, outcome, why, { scheduleFollows: answer.moveSchedule });
  const row = rowOf(rows, stay.row.id);
  await scope.db.update(crew).set({ plannedOffBoard: row.endDate }).where(eq(crew.id, row.crewId));
  auditOutcome(scope, {
    subject: row.id,
    divisionId: stay.place.vessel.divisionId,
    before: stay.rows,
    after: rows,
    ...outcome,
    blocks,
    reason: answer.reason,
    more: { extensionId: decided.id, status: decided.status, consent: decided.consent },
  });
  await tellExtension(scope, { stay: { ...stay, row }, extension: decided }, "ExtensionApprovedExtension");
  return stored(decided, { overridden: outcome.overridden, warnings });
}

/** Reject: keep the dates, store the reason and notify. */
async function rejectIt(scope: Scope, about: About, reason: string | null) {
  const { stay, extension } = about;
  const decided = await settle(scope, about, { status: "Rejected", rejectReason: reason });
  await endConsentLinks(scope, stay.row.id, "removed");
  scope.audit({
    subject: stay.row.id,
    divisionId: stay.place.vessel.divisionId,
    before: { extensionId: extension.id, newDate: extension.newDate },
    after: { extensionId: extension.id, status: decided.status },
    ...(reason ? { reason } : {}),
  });
  await tellExtension(scope, { stay, extension: decided }, "ExtensionRejected");
  return stored(decided);
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
    const about = await lockExtension(scope.db, scope.actor, vesselCrewExtensionId);
    await assertWaiting(scope, about.extension, version);
    await scope.byTwo({ divisionId: about.stay.place.vessel.divisionId, parties: partiesTo(scope.actor, about) });
    return approvalExtensionStatus === "Approved"
      ? approveIt(scope, about, answer)
      : rejectIt(scope, about, answer.reason);
  },
});
