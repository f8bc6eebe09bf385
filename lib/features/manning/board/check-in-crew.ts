import { confirmTime } from "@/lib/features/scheduling/confirm.queries";
import { write } from "@/lib/platform/operation";
import { acceptedOf, boarding, judgeCheckIn, offPlanOf, telling } from "./queries";
import { checkedIn, checkInForm, writtenCheckIn } from "../check-in.schema";
import { tellBoardChange } from "./mail.queries";
import { refusalOf } from "../problem.queries";
import { codesOf } from "../problem.rules";
import { lockSeat } from "../seats.queries";
import { personBefore, signOn } from "./sign-on.queries";
import { auditOutcome, rowOf, storeOutcome } from "../store.queries";
import { onWire } from "./wire.rules";

/**
 * Check in the person in Next, who becomes Current. D2 §7, product 5.2 "Check-in".
 * @throws not-found; forbidden for heads; conflict when changed meanwhile; rule naming every problem. Soft problems
 * pass with codes and reason
 */
export const checkInCrew = write({
  name: "manning.check-in",
  access: boarding,
  input: checkInForm,
  written: writtenCheckIn,
  output: checkedIn,
  async run(scope, input) {
    const { db, actor } = scope;
    const { schedule, reason } = input;
    const manned = await lockSeat(db, actor, input);
    const { assignment, outcome, blocks } = await judgeCheckIn(scope, manned, {
      date: schedule,
      keep: input.keep,
      accepted: acceptedOf(input),
    });
    if (!outcome.ok) throw await refusalOf(scope, outcome.problems, blocks);
    const { changes, overridden } = outcome;
    const off = offPlanOf(assignment.startDate, schedule, input);
    const told = off ? { offPlan: off } : {};
    const events = telling(outcome.events, "checked-in", { person: personBefore(manned.person), ...told });
    const rows = await storeOutcome(scope, manned.rows, { changes, events }, reason);
    const tour = rowOf(rows, assignment.id);
    await confirmTime(scope, tour.id, "check-in", input.at ?? null);
    await signOn(scope, manned, tour, schedule);
    await tellBoardChange(scope, "CheckedIn", manned, tour, schedule);
    auditOutcome(scope, {
      subject: tour.id,
      divisionId: manned.place.vessel.divisionId,
      before: manned.rows,
      after: rows,
      changes,
      overridden,
      blocks,
      reason,
      more: told,
    });
    return { ...onWire(tour), overridden: codesOf(overridden) };
  },
});
