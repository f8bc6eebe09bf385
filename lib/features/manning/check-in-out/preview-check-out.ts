import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { checkInOutAccess, judgeCheckOut } from "./queries";
import { checkInOutPreview, previewInput } from "./schema";
import { checkInOutPreviewOf } from "./preview.queries";
import { readSeat } from "../seats.queries";
import { isOnBoard } from "../slots.rules";

/**
 * Preview a check-out on a day with its effects and problems. Changes nothing. product 5.2.
 * @throws not-found, forbidden for heads
 */
export const previewCheckOut = read({
  name: "manning.preview-check-out",
  access: checkInOutAccess,
  input: previewInput,
  output: checkInOutPreview,
  async run(scope, input) {
    const today = dayOf(scope.now);
    const seatContext = await readSeat(scope.db, scope.actor, input);
    const earliest = seatContext.ofPerson.find(isOnBoard)?.checkedInOn ?? null;
    return checkInOutPreviewOf(
      scope,
      "manning.preview-check-out",
      seatContext,
      (accepted) => judgeCheckOut(scope, seatContext, input.schedule ?? today, accepted),
      { earliest, latest: addDays(today, 1), isLeaving: true },
    );
  },
});
