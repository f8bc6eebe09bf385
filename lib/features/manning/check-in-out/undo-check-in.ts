import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { openAssignmentOf } from "./queries";
import { undoCheckIn as undone } from "./check-in.rules";
import { checkInUndone, undoCheckInInput } from "./schema";
import { cancelPlans } from "../plans/queries";
import { refusalOf } from "../describe-problems.queries";
import { lastCheckInRecord } from "./check-in-record.queries";
import { lockSeat } from "../seats.queries";
import { undoSignOn } from "./sign-on.queries";
import { hardProblem } from "../slots.rules";
import { auditOutcome, rowOf, storeOutcome } from "../plans/store-outcome.queries";
import { toResponse } from "./response.rules";

/**
 * Undo a check-in on the day it was recorded, restoring slots, dates, status, rank and sea service. A person barred
 * meanwhile is barred and loses their plans. product 5.2, 5.3, 5.11.
 * @throws not-found, rule on another day, conflict when something happened since
 */
export const undoCheckIn = write({
  name: "manning.undo-check-in",
  access: "scheduling:undo-check-in",
  input: undoCheckInInput,
  output: checkInUndone,
  async run(scope, input) {
    const seatContext = await lockSeat(scope.db, scope.actor, input, { withPlans: true });
    const assignment = openAssignmentOf(seatContext, ["current", "previous", "pre-previous", "next", "next-but-one"]);
    const record = await lastCheckInRecord(scope.db, assignment.id);
    if (!record) throw await refusalOf(scope, [hardProblem("changed-since")]);
    const outcome = undone(seatContext.seat, record, { today: dayOf(scope.now) });
    if (!outcome.ok) throw await refusalOf(scope, outcome.problems);
    const rows = await storeOutcome(scope, seatContext.rows, outcome);
    const row = rowOf(rows, assignment.id);
    const status = await undoSignOn(scope, seatContext, row, record.person);
    auditOutcome(scope, {
      subject: row.id,
      divisionId: seatContext.seatDetails.vessel.divisionId,
      before: seatContext.rows,
      after: rows,
      changes: outcome.changes,
    });
    if (status !== "blacklist") return toResponse(row);
    return toResponse(rowOf(await cancelPlans(scope, seatContext.person.id, rows, "barred"), row.id));
  },
});
