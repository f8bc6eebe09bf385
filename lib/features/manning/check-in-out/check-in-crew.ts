import { confirmActualTime } from "@/lib/features/scheduling/actual-times/confirm.queries";
import { write } from "@/lib/platform/operation";
import { acceptedProblemsOf, checkInOutAccess, judgeCheckIn, offPlanDetailsOf, withEventDetails } from "./queries";
import { checkedIn, checkInForm, checkInRequest } from "./schema";
import { notifySignOnOff } from "./mail.queries";
import { refusalOf } from "../describe-problems.queries";
import { codesOf } from "../problem.rules";
import { lockSeat } from "../seats.queries";
import { personBefore, signOn } from "./sign-on.queries";
import { auditOutcome, rowOf, storeOutcome } from "../plans/store-outcome.queries";
import { toResponse } from "./response.rules";

/**
 * Check in the person in Next, who becomes Current. D2 §7, product 5.2 "Check-in".
 * @throws not-found; forbidden for heads; conflict when changed meanwhile; rule naming every problem. Soft problems
 * pass with codes and reason
 */
export const checkInCrew = write({
  name: "manning.check-in",
  access: checkInOutAccess,
  input: checkInForm,
  callerInput: checkInRequest,
  output: checkedIn,
  async run(scope, input) {
    const { db, actor } = scope;
    const { schedule, reason } = input;
    const seatContext = await lockSeat(db, actor, input);
    const { assignment, outcome, blocks } = await judgeCheckIn(scope, seatContext, {
      date: schedule,
      keep: input.keep,
      accepted: acceptedProblemsOf(input),
    });
    if (!outcome.ok) throw await refusalOf(scope, outcome.problems, blocks);
    const { changes, overridden } = outcome;
    const offPlanFacts = offPlanDetailsOf(assignment.startDate, schedule, input);
    const offPlanDetails = offPlanFacts ? { offPlan: offPlanFacts } : {};
    const events = withEventDetails(outcome.events, "checked-in", {
      person: personBefore(seatContext.person),
      ...offPlanDetails,
    });
    const rows = await storeOutcome(scope, seatContext.rows, { changes, events }, reason);
    const signedOn = rowOf(rows, assignment.id);
    await confirmActualTime(scope, signedOn.id, "check-in", input.at ?? null);
    await signOn(scope, seatContext, signedOn, schedule);
    await notifySignOnOff(scope, "CheckedIn", seatContext, signedOn, schedule);
    auditOutcome(scope, {
      subject: signedOn.id,
      divisionId: seatContext.seatDetails.vessel.divisionId,
      before: seatContext.rows,
      after: rows,
      changes,
      overridden,
      blocks,
      reason,
      more: offPlanDetails,
    });
    return { ...toResponse(signedOn), overridden: codesOf(overridden) };
  },
});
