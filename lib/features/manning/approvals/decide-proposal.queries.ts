import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf } from "@/db/any-of";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { files } from "@/db/schema/files";
import { assignments, seats } from "@/db/schema/manning";
import { isAmong } from "@/lib/access/roles";
import type { RequireSecondPerson } from "@/lib/access/second-person";
import { AppError, notFound } from "@/lib/platform/errors";
import { claimFiles } from "@/lib/platform/files/store";
import { actorIdentity } from "@/lib/features/evidence/identity.rules";
import { jakartaTime } from "@/lib/features/evidence/jakarta-time.rules";
import type { Party } from "../approval.rules";
import type { decisionForm } from "../proposals/schema";
import { acceptedProblemsOf, checkInOutFactsFor, openAssignmentOf } from "../check-in-out/queries";
import { blocksNeedingReason } from "../check-in-out/compliance-blocks.queries";
import { slotsFrom } from "../proposals/plan-facts.queries";
import { lockSeat, type AssignmentRow, type SeatContext } from "../seats.queries";
import { slotOfApi } from "../slots.rules";
import { changedMeanwhileError, type Scope } from "../plans/store-outcome.queries";
import { storeAnswer } from "./answer.queries";
import { toResponse } from "../proposals/response.rules";

type Decision = z.output<typeof decisionForm>;
type DecisionScope = Scope & { requireSecondPerson: RequireSecondPerson };

const missingField = (path: string, message = "validation.required") =>
  new AppError("invalid", "errors.invalid", {}, [{ path, message }]);

/** Find the seat when the documented call omits it: the person's seat in that slot on the vessel. @throws not-found */
async function seatIdOf(
  db: Executor,
  { vesselCrewId, vesselId, crewId, jobPositionId, assignmentOn }: Decision,
): Promise<number> {
  if (vesselCrewId) return vesselCrewId;
  const [seat] = await db
    .select({ id: seats.id })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .where(
      and(
        eq(assignments.crewId, crewId),
        eq(assignments.vesselId, vesselId),
        eq(assignments.slot, slotOfApi[assignmentOn]),
        jobPositionId ? eq(seats.positionId, jobPositionId) : undefined,
      ),
    )
    .limit(1);
  if (!seat) throw notFound("manning.notFound");
  return seat.id;
}

const own = alias(assignments, "own");

/** Scope the seats: for seafarers their own on any vessel, for others those of visible vessels. product 5.2, 5.11 */
function ownSeat({ actor }: Scope, crewId: number): { scope: SQL } | object {
  if (actor.kind !== "user" || !isAmong(actor, "seafarers")) return {};
  const isOwn = actor.crewId !== null && actor.crewId === crewId;
  const hasAssignment = sql`exists (select from ${assignments} as ${own} where ${and(eq(own.seatId, seats.id), eq(own.crewId, crewId))})`;
  return { scope: isOwn ? hasAssignment : sql`false` };
}

/** Check an answer on behalf of others: a colleague's proposal, with evidence or channel. product §0.3, 5.2, 5.11 */
async function assertOnBehalf(
  { actor, requireSecondPerson }: DecisionScope,
  as: Party,
  { seatDetails }: SeatContext,
  { createdBy }: AssignmentRow,
  { reason, evidenceFileId }: Decision,
): Promise<boolean> {
  const isOffice = actor.kind === "user" && isAmong(actor, "office");
  await requireSecondPerson({ divisionId: seatDetails.vessel.divisionId, involvedUsers: isOffice ? [createdBy] : [] });
  if (!isOffice) return false;
  if (as === "employee" && reason === null) throw missingField("reason");
  if (as === "principal" && evidenceFileId === undefined) throw missingField("evidenceFileId");
  return true;
}

/** Attach the uploaded file. @returns its facts for the evidence pack @throws invalid for another user's file */
async function claimEvidence({ db, actor }: Scope, fileId: string | undefined, assignmentId: number) {
  if (fileId === undefined || actor.kind !== "user") throw missingField("evidenceFileId");
  const [unclaimed] = await db
    .select({ name: files.name, sha256: files.sha256 })
    .from(files)
    .where(and(anyOf(files.id, [fileId]), eq(files.uploadedBy, actor.userId), isNull(files.subjectId)));
  if (!unclaimed) throw missingField("evidenceFileId", "files.notFound");
  await claimFiles(db, [fileId], { type: "assignment", id: assignmentId });
  return { evidenceFileId: fileId, fileName: unclaimed.name, fileHash: unclaimed.sha256 };
}

/** Describe the source of an answer: evidence or channel for the office, the account for one's own answer. */
async function answerSourceOf(scope: Scope, as: Party, assignmentId: number, isOnBehalf: boolean, input: Decision) {
  const by = actorIdentity(scope);
  const { reason, evidenceFileId, answeredVia, answeredAt, hasRead } = input;
  if (!isOnBehalf) {
    const declaration = hasRead ? (as === "principal" ? "principal-1" : "employee-1") : "account-1";
    return { way: "portal", by, declaration, proof: { account: by.email } } as const;
  }
  if (as === "principal") {
    const proof = await claimEvidence(scope, evidenceFileId, assignmentId);
    return { way: "on-behalf", by, declaration: "on-behalf-1", proof } as const;
  }
  const proof = { channel: answeredVia, answeredAt: jakartaTime(answeredAt ?? scope.now), note: reason ?? "" };
  return { way: "telephone", by, declaration: "told-1", proof } as const;
}

/** Return the details of an on-behalf answer for log and history. */
function onBehalfDetailsOf(as: Party, { evidenceFileId, answeredVia }: Decision) {
  return as === "principal" ? { onBehalfOf: as, evidenceFileId } : { onBehalfOf: as, answeredVia };
}

/** Store an answer, own or on behalf. @throws not-found, forbidden, conflict, rule naming every problem, invalid */
export async function decideProposal(scope: DecisionScope, input: Decision, as: Party) {
  const { db, actor } = scope;
  const { assignmentStatus: status, assignmentOn, reason, version } = input;
  const seatContext = await lockSeat(
    db,
    actor,
    { ...input, vesselCrewId: await seatIdOf(db, input) },
    ownSeat(scope, input.crewId),
  );
  const assignment = openAssignmentOf(seatContext, slotsFrom(assignmentOn));
  if (version !== undefined && version !== assignment.version) throw await changedMeanwhileError(scope, assignment);
  const isOnBehalf = await assertOnBehalf(scope, as, seatContext, assignment, input);
  const period = { from: assignment.startDate, to: assignment.endDate };
  const blocks = isOnBehalf && status === "Confirmed" ? await blocksNeedingReason(scope, seatContext, period) : [];
  const { row, outcome } = await storeAnswer(scope, seatContext, assignment, {
    as,
    status,
    reason,
    source: await answerSourceOf(scope, as, assignment.id, isOnBehalf, input),
    facts: checkInOutFactsFor(scope, acceptedProblemsOf(input)),
    blocks,
    onBehalfDetails: isOnBehalf ? onBehalfDetailsOf(as, input) : null,
  });
  return toResponse(row, outcome.effects, outcome.overridden);
}
