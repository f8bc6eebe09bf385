import type { z } from "zod";
import { notFound } from "@/lib/platform/errors";
import { isOfficer, needsPrincipalApproval } from "../approval.rules";
import { fitnessOf } from "../board/readiness.queries";
import { announce } from "../links/announce.queries";
import { codesOf } from "../problem.rules";
import { propose, type Proposed } from "../proposals.rules";
import type { Manned } from "../seats.queries";
import { slotOfWire, type Outcome, type SeatState } from "../slots.rules";
import { storeProposal, type Scope } from "../store.queries";
import { dateFacts } from "./plan-facts.queries";
import type { proposalForm } from "./schema";

type Wanted = z.output<typeof proposalForm>;

/**
 * Judge a proposal on a seat's current state, or its state within this transaction. The caller has locked person and
 * seat.
 * @throws not-found for a person of the other division
 */
export async function judgeProposal(scope: Scope, manned: Manned, seat: SeatState, input: Wanted) {
  const { startAssignmentDate: startDate, endAssignmentDate: endDate, durationMonths, assignmentOn } = input;
  const { place, person } = manned;
  if (person.divisionId !== place.vessel.divisionId) throw notFound("manning.notFound");
  const { blocks } =
    endDate > startDate ? await fitnessOf(scope, manned, { from: startDate, to: endDate }, "plan") : { blocks: [] };
  const facts = {
    ...dateFacts(scope, manned, input),
    seatRemoved: place.seat.removedAt !== null,
    vesselInScrap: place.vessel.scrappedOn !== null,
    blocks,
    needsPrincipal: needsPrincipalApproval(place.approvalPolicy, isOfficer(place.position.level)),
  };
  const outcome = propose(
    seat,
    { crewId: person.id, slot: slotOfWire[assignmentOn], startDate, endDate, durationMonths },
    facts,
  );
  return { outcome, blocks, reason: facts.accepted?.reason ?? input.reason };
}

type Allowed = { outcome: Extract<Outcome<Proposed>, { ok: true }>; reason: string | null };

/** Store a judged proposal with its audit entry and request the first answer. */
export async function storeJudged(scope: Scope, { place, person }: Manned, { outcome, reason }: Allowed) {
  const stored = await storeProposal(scope, outcome, { vesselId: place.vessel.id }, reason);
  const overridden = codesOf(outcome.overridden);
  scope.audit({
    subject: stored.id,
    divisionId: place.vessel.divisionId,
    after: { assignments: [stored], ...(overridden.length > 0 ? { overridden } : {}) },
    ...(reason ? { reason } : {}),
  });
  await announce(scope, { place, person, row: stored }, outcome.effects);
  return stored;
}
