import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { boarding, judgeCheckIn } from "./queries";
import { boardPreview, previewInput } from "../check-in.schema";
import { previewOf } from "./preview.queries";
import { readSeat } from "../seats.queries";

/**
 * Preview a check-in on a day with its effects and problems. Changes nothing. product 5.2.
 * @throws not-found, forbidden for heads
 */
export const previewCheckIn = read({
  name: "manning.preview-check-in",
  access: boarding,
  input: previewInput,
  output: boardPreview,
  async run(scope, input) {
    const today = dayOf(scope.now);
    const manned = await readSeat(scope.db, scope.actor, input);
    const earliest =
      manned.ofPerson
        .flatMap(({ checkedOutOn }) => checkedOutOn ?? [])
        .sort()
        .at(-1) ?? null;
    return previewOf(
      scope,
      "manning.preview-check-in",
      manned,
      (accepted) => judgeCheckIn(scope, manned, { date: input.schedule ?? today, keep: input.keep, accepted }),
      { earliest, latest: today, isLeaving: false },
    );
  },
});
