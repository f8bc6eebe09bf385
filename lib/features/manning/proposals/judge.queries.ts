import type { z } from "zod";
import { notFound } from "@/lib/platform/errors";
import { isOfficerLevel, needsPrincipalApproval } from "../approval.rules";
import { complianceBlocksOf } from "../check-in-out/compliance-blocks.queries";
import { sendPlanMails } from "../links/planning-mails.queries";
import { codesOf } from "../problem.rules";
import { applyProposal, type Proposed } from "../proposals.rules";
import type { SeatContext } from "../seats.queries";
import { slotOfApi, type Outcome, type SeatState } from "../slots.rules";
import { storeProposal, type Scope } from "../plans/store-outcome.queries";
import { dateFacts } from "./plan-facts.queries";
import type { proposalForm } from "./schema";

type ProposalInput = z.output<typeof proposalForm>;

/**
 * Judge a proposal on a seat's current state, or its state within this transaction. The caller has locked person and
 * seat.
 * @throws not-found for a person of the other division
 */
export async function judgeProposal(scope: Scope, seatContext: SeatContext, seat: SeatState, input: ProposalInput) {
  const { startAssignmentDate: startDate, endAssignmentDate: endDate, durationMonths, assignmentOn } = input;
  const { seatDetails, person } = seatContext;
  if (person.divisionId !== seatDetails.vessel.divisionId) throw notFound("manning.notFound");
  const { blocks } =
    endDate > startDate
      ? await complianceBlocksOf(scope, seatContext, { from: startDate, to: endDate }, "plan")
      : { blocks: [] };
  const facts = {
    ...dateFacts(scope, seatContext, input),
    seatRemoved: seatDetails.seat.removedAt !== null,
    vesselInScrap: seatDetails.vessel.scrappedOn !== null,
    blocks,
    needsPrincipal: needsPrincipalApproval(seatDetails.approvalPolicy, isOfficerLevel(seatDetails.position.level)),
  };
  const outcome = applyProposal(
    seat,
    { crewId: person.id, slot: slotOfApi[assignmentOn], startDate, endDate, durationMonths },
    facts,
  );
  return { outcome, blocks, reason: facts.accepted?.reason ?? input.reason };
}

type JudgedProposal = { outcome: Extract<Outcome<Proposed>, { ok: true }>; reason: string | null };

/** Store a judged proposal with its audit entry and request the first answer. */
export async function storeJudgedProposal(
  scope: Scope,
  { seatDetails, person }: SeatContext,
  { outcome, reason }: JudgedProposal,
) {
  const stored = await storeProposal(scope, outcome, { vesselId: seatDetails.vessel.id }, reason);
  const overridden = codesOf(outcome.overridden);
  scope.audit({
    subject: stored.id,
    divisionId: seatDetails.vessel.divisionId,
    after: { assignments: [stored], ...(overridden.length > 0 ? { overridden } : {}) },
    ...(reason ? { reason } : {}),
  });
  await sendPlanMails(scope, { seatDetails, person, row: stored }, outcome.effects);
  return stored;
}
