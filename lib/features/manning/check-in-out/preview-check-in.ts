import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { checkInOutAccess, judgeCheckIn } from "./queries";
import { checkInOutPreview, previewInput } from "./schema";
import { checkInOutPreviewOf } from "./preview.queries";
import { readSeat } from "../seats.queries";

/**
 * Preview a check-in on a day with its effects and problems. Changes nothing. product 5.2.
 * @throws not-found, forbidden for heads
 */
export const previewCheckIn = read({
  name: "manning.preview-check-in",
  access: checkInOutAccess,
  input: previewInput,
  output: checkInOutPreview,
  async run(scope, input) {
    const today = dayOf(scope.now);
    const seatContext = await readSeat(scope.db, scope.actor, input);
    const earliest =
      seatContext.ofPerson
        .flatMap(({ checkedOutOn }) => checkedOutOn ?? [])
        .sort()
        .at(-1) ?? null;
    return checkInOutPreviewOf(
      scope,
      "manning.preview-check-in",
      seatContext,
      (accepted) => judgeCheckIn(scope, seatContext, { date: input.schedule ?? today, keep: input.keep, accepted }),
      { earliest, latest: today, isLeaving: false },
    );
  },
});
