import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { boardingAccess, judgeCheckIn } from "./queries";
import { boardPreview, previewInput } from "../check-in.schema";
import { previewOf } from "./preview.queries";
import { readSeat } from "../seats.queries";

/**
 * Preview a check-in on a day with its effects and problems. Changes nothing. product 5.2.
 * @throws not-found, forbidden for heads
 */
export const previewCheckIn = read({
  name: "manning.preview-check-in",
  access: boardingAccess,
  input: previewInput,
  output: boardPreview,
  async run(scope, input) {
    const today = dayOf(scope.now);
    const seatContext = await readSeat(scope.db, scope.actor, input);
    const earliest =
      seatContext.ofPerson
        .flatMap(({ checkedOutOn }) => checkedOutOn ?? [])
        .sort()
        .at(-1) ?? null;
    return previewOf(
      scope,
      "manning.preview-check-in",
      seatContext,
      (accepted) => judgeCheckIn(scope, seatContext, { date: input.schedule ?? today, keep: input.keep, accepted }),
      { earliest, latest: today, isLeaving: false },
    );
  },
});
