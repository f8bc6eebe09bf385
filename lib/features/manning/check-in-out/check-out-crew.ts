import { listVisibility } from "@/lib/features/crew/visibility/rules";
import { confirmActualTime } from "@/lib/features/scheduling/actual-times/confirm.queries";
import { write } from "@/lib/platform/operation";
import { acceptedProblemsOf, checkInOutAccess, judgeCheckOut, offPlanDetailsOf, withEventDetails } from "./queries";
import { checkedOut, checkInForm, checkInRequest } from "./schema";
import { notifySignOnOff } from "./mail.queries";
import { cancelPlans } from "../plans/queries";
import { refusalOf } from "../describe-problems.queries";
import { codesOf } from "../problem.rules";
import { lockSeat } from "../seats.queries";
import { signOff } from "./sign-on.queries";
import { auditOutcome, rowOf, storeOutcome } from "../plans/store-outcome.queries";
import { toResponse } from "./response.rules";

/**
 * Check out a person from Current or from a handover. A barred person loses their plans. D2 §7, product 5.2
 * "Check-out", 5.3.
 * @throws not-found; forbidden for heads; conflict when changed meanwhile; rule naming every problem. Soft problems
 * pass with codes and reason
 */
export const checkOutCrew = write({
  name: "manning.check-out",
  access: checkInOutAccess,
  input: checkInForm,
  callerInput: checkInRequest,
  output: checkedOut,
  async run(scope, input) {
    const { db, actor } = scope;
    const { schedule, reason } = input;
    const seatContext = await lockSeat(db, actor, input, { withPlans: true });
    const { assignment, outcome } = await judgeCheckOut(scope, seatContext, schedule, acceptedProblemsOf(input));
    if (!outcome.ok) throw await refusalOf(scope, outcome.problems);
    const { changes, overridden } = outcome;
    const offPlanFacts = offPlanDetailsOf(assignment.endDate, schedule, input);
    const offPlanDetails = offPlanFacts ? { offPlan: offPlanFacts } : {};
    const events = offPlanFacts ? withEventDetails(outcome.events, "checked-out", offPlanDetails) : outcome.events;
    const rows = await storeOutcome(scope, seatContext.rows, { changes, events }, reason);
    const signedOff = rowOf(rows, assignment.id);
    await confirmActualTime(scope, signedOff.id, "check-out", input.at ?? null);
    const status = await signOff(scope, seatContext, signedOff, schedule);
    await notifySignOnOff(scope, "CheckedOut", seatContext, signedOff, schedule);
    auditOutcome(scope, {
      subject: signedOff.id,
      divisionId: seatContext.seatDetails.vessel.divisionId,
      before: seatContext.rows,
      after: rows,
      changes,
      overridden,
      reason,
      more: offPlanDetails,
    });
    if (status === "blacklist") await cancelPlans(scope, seatContext.person.id, rows, "barred");
    return {
      ...toResponse(signedOff),
      overridden: codesOf(overridden),
      status: listVisibility(actor).suitability ? status : "off-board",
    };
  },
});
