import { eq } from "drizzle-orm";
import { assignments } from "@/db/schema/manning";
import { scheduleStateOf } from "@/lib/features/scheduling/actual-times/confirm.queries";
import { write } from "@/lib/platform/operation";
import { assignmentStored, removalForm } from "./schema";
import { acceptedProblemsOf, checkInOutFactsFor, openAssignmentOf } from "../check-in-out/queries";
import { slotsFrom } from "./plan-facts.queries";
import { notifyPlanCancelled } from "../plans/mail.queries";
import { refusalOf } from "../describe-problems.queries";
import { removeProposal } from "../proposals.rules";
import { lockSeat } from "../seats.queries";
import { auditOutcome, rowOf, storeOutcome } from "../plans/store-outcome.queries";
import { toResponse } from "./response.rules";

/**
 * Remove a person from Next or NextButOne. NextButOne moves into an empty Next. D2 §4, §7, product 5.2.
 * @throws not-found, conflict, rule naming every problem
 */
export const removeAssignment = write({
  name: "manning.remove-assignment",
  access: "manning:change",
  input: removalForm,
  output: assignmentStored,
  async run(scope, input) {
    const { reason, assignmentOn } = input;
    const seatContext = await lockSeat(scope.db, scope.actor, input);
    const assignment = openAssignmentOf(seatContext, slotsFrom(assignmentOn));
    const outcome = removeProposal(seatContext.seat, assignment.id, {
      ...checkInOutFactsFor(scope, acceptedProblemsOf(input)),
      scheduleStatusId: await scheduleStateOf(scope.db, assignment.id),
    });
    if (!outcome.ok) throw await refusalOf(scope, outcome.problems);
    const rows = await storeOutcome(scope, seatContext.rows, outcome, reason);
    if (reason)
      await scope.db.update(assignments).set({ cancelReason: reason }).where(eq(assignments.id, assignment.id));
    auditOutcome(scope, {
      subject: assignment.id,
      divisionId: seatContext.seatDetails.vessel.divisionId,
      before: seatContext.rows,
      after: rows,
      ...outcome,
      reason,
    });
    await notifyPlanCancelled(scope, assignment.id, "removed");
    return toResponse(rowOf(rows, assignment.id), [], outcome.overridden);
  },
});
