import { translator } from "@/lib/platform/i18n/messages";
import { write } from "@/lib/platform/operation";
import { refusalOf } from "../describe-problems.queries";
import { lockSeat, type SeatContext } from "../seats.queries";
import { isPlannable, slotOfApi, type ApiSlot } from "../slots.rules";
import { slotFilledError, type Scope } from "../plans/store-outcome.queries";
import { judgeProposal, storeJudgedProposal } from "./judge.queries";
import { assignmentStored, proposalForm } from "./schema";
import { toResponse } from "./response.rules";

/**
 * Build the refusal that names who filled the slot and when. The chosen person is not named, as the user may not see
 * them.
 */
async function slotTakenError(scope: Scope, { seat, rows }: SeatContext, assignmentOn: ApiSlot) {
  const slot = slotOfApi[assignmentOn];
  const takenBy = isPlannable(slot) ? rows.find(({ id }) => id === seat.slots[slot]?.id) : undefined;
  return takenBy && slotFilledError(scope, translator(scope.locale)(`manning.slots.${assignmentOn}`), takenBy);
}

/**
 * Propose a seafarer of the vessel's division for Next or NextButOne. D2 §4, §7, product 5.2.
 * @throws not-found; conflict when the slot was taken; rule naming every problem. Soft problems pass with codes and
 * reason
 */
export const proposeAssignment = write({
  name: "manning.propose",
  access: "manning:propose",
  input: proposalForm,
  output: assignmentStored,
  async run(scope, input) {
    const seatContext = await lockSeat(scope.db, scope.actor, input);
    const { outcome, blocks, reason } = await judgeProposal(scope, seatContext, seatContext.seat, input);
    if (!outcome.ok)
      throw (
        (await slotTakenError(scope, seatContext, input.assignmentOn)) ??
        (await refusalOf(scope, outcome.problems, blocks))
      );
    const stored = await storeJudgedProposal(scope, seatContext, { outcome, reason });
    return toResponse(stored, outcome.effects, outcome.overridden);
  },
});
