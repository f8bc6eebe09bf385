import { notFound } from "@/lib/platform/errors";
import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { isOfficer, needsPrincipalApproval } from "../approval.rules";
import { assignmentStored, proposalForm } from "./schema";
import { dateFacts } from "./plan-facts.queries";
import { refusalOf } from "../problem.queries";
import { codesOf } from "../problem.rules";
import { propose } from "../proposals.rules";
import { fitnessOf } from "../board/readiness.queries";
import { announce } from "../links/announce.queries";
import { lockSeat, type Manned } from "../seats.queries";
import { isPlannable, slotOfWire, type WireSlot } from "../slots.rules";
import { filledBefore, storeProposal, type Scope } from "../store.queries";
import { onWire } from "./wire.rules";

/** Somebody else filled the slot meanwhile: who, and when. The person they chose is not named, for not everybody may know of them. */
async function fasterThan(scope: Scope, { seat, rows }: Manned, assignmentOn: WireSlot) {
  const slot = slotOfWire[assignmentOn];
  const taken = isPlannable(slot) ? rows.find(({ id }) => id === seat.slots[slot]?.id) : undefined;
  return taken && filledBefore(scope, translator(scope.locale)(`manning.slots.${assignmentOn}`), taken);
}

/**
 * Puts a seafarer of the vessel's division into Next or NextButOne. D2 §4, §7, product 5.2.
 * @throws not-found, conflict when the slot was taken meanwhile, rule naming every problem; soft ones pass with codes and reason
 */
export const proposeAssignment = write({
  name: "manning.propose",
  access: "manning:propose",
  input: proposalForm,
  output: assignmentStored,
  async run(scope, input) {
    const { startAssignmentDate: startDate, endAssignmentDate: endDate, durationMonths, assignmentOn } = input;
    const manned = await lockSeat(scope.db, scope.actor, input);
    const { place, person, seat } = manned;
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
    if (!outcome.ok)
      throw (await fasterThan(scope, manned, assignmentOn)) ?? (await refusalOf(scope, outcome.problems, blocks));
    const reason = facts.accepted?.reason ?? input.reason;
    const stored = await storeProposal(scope, outcome, { vesselId: place.vessel.id }, reason);
    const overridden = codesOf(outcome.overridden);
    scope.audit({
      subject: stored.id,
      divisionId: place.vessel.divisionId,
      after: { assignments: [stored], ...(overridden.length > 0 ? { overridden } : {}) },
      ...(reason ? { reason } : {}),
    });
    await announce(scope, { place, person, row: stored }, outcome.effects);
    return onWire(stored, outcome.effects, outcome.overridden);
  },
});
