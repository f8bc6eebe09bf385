import { listSight } from "@/lib/features/crew/sight.rules";
import { confirmTime } from "@/lib/features/scheduling/confirm.queries";
import { write } from "@/lib/platform/operation";
import { acceptedOf, boarding, judgeCheckOut, offPlanOf, telling } from "./queries";
import { checkedOut, checkInForm, writtenCheckIn } from "../check-in.schema";
import { tellBoardChange } from "./mail.queries";
import { cancelPlans } from "../plans.queries";
import { refusalOf } from "../problem.queries";
import { codesOf } from "../problem.rules";
import { lockSeat } from "../seats.queries";
import { signOff } from "./sign-on.queries";
import { auditOutcome, rowOf, storeOutcome } from "../store.queries";
import { onWire } from "./wire.rules";

/**
 * Check out a person from Current or from a handover. A barred person loses their plans. D2 §7, product 5.2
 * "Check-out", 5.3.
 * @throws not-found; forbidden for heads; conflict when changed meanwhile; rule naming every problem. Soft problems
 * pass with codes and reason
 */
export const checkOutCrew = write({
  name: "manning.check-out",
  access: boarding,
  input: checkInForm,
  written: writtenCheckIn,
  output: checkedOut,
  async run(scope, input) {
    const { db, actor } = scope;
    const { schedule, reason } = input;
    const manned = await lockSeat(db, actor, input, { withPlans: true });
    const { assignment, outcome } = await judgeCheckOut(scope, manned, schedule, acceptedOf(input));
    if (!outcome.ok) throw await refusalOf(scope, outcome.problems);
    const { changes, overridden } = outcome;
    const off = offPlanOf(assignment.endDate, schedule, input);
    const told = off ? { offPlan: off } : {};
    const events = off ? telling(outcome.events, "checked-out", told) : outcome.events;
    const rows = await storeOutcome(scope, manned.rows, { changes, events }, reason);
    const tour = rowOf(rows, assignment.id);
    await confirmTime(scope, tour.id, "check-out", input.at ?? null);
    const status = await signOff(scope, manned, tour, schedule);
    await tellBoardChange(scope, "CheckedOut", manned, tour, schedule);
    auditOutcome(scope, {
      subject: tour.id,
      divisionId: manned.place.vessel.divisionId,
      before: manned.rows,
      after: rows,
      changes,
      overridden,
      reason,
      more: told,
    });
    if (status === "blacklist") await cancelPlans(scope, manned.person.id, rows, "barred");
    return {
      ...onWire(tour),
      overridden: codesOf(overridden),
      status: listSight(actor).suitability ? status : "off-board",
    };
  },
});
