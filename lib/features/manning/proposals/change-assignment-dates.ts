import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { scheduleDifferences } from "@/lib/features/scheduling/plan-changes/difference.queries";
import { write } from "@/lib/platform/operation";
import { datesForm, datesStored } from "./schema";
import { openAssignmentOf } from "../check-in-out/queries";
import { dateFacts, slotsFrom } from "./plan-facts.queries";
import { refusalOf } from "../describe-problems.queries";
import { sendPlanMails } from "../links/planning-mails.queries";
import { changeDates } from "../proposals.rules";
import { lockSeat } from "../seats.queries";
import { isOnBoard } from "../slots.rules";
import { auditOutcome, changedMeanwhileError, rowOf, storeOutcome } from "../plans/store-outcome.queries";
import { toResponse } from "./response.rules";

/**
 * Change the dates of Next or NextButOne, or the end of Current. Returns schedule dates more than a week off. D2 §7,
 * product 5.2, 5.6.
 * @throws not-found; conflict when changed meanwhile; rule naming every problem
 */
export const changeAssignmentDates = write({
  name: "manning.change-dates",
  access: "manning:change",
  input: datesForm,
  also: { "scheduling:write": ({ moveSchedule }) => moveSchedule },
  output: datesStored,
  async run(scope, input) {
    const { startAssignmentDate: startDate, endAssignmentDate: endDate, durationMonths, version } = input;
    const seatContext = await lockSeat(scope.db, scope.actor, input);
    const assignment = openAssignmentOf(seatContext, slotsFrom(input.assignmentOn));
    if (version !== undefined && version !== assignment.version) throw await changedMeanwhileError(scope, assignment);
    const facts = dateFacts(scope, seatContext, input);
    const outcome = changeDates(seatContext.seat, assignment.id, { startDate, endDate, durationMonths }, facts);
    if (!outcome.ok) throw await refusalOf(scope, outcome.problems);
    if (outcome.changes.length === 0) scope.unchanged();
    const reason = facts.accepted?.reason ?? input.reason;
    const rows = await storeOutcome(scope, seatContext.rows, outcome, reason, { scheduleFollows: input.moveSchedule });
    const row = rowOf(rows, assignment.id);
    if (isOnBoard(row))
      await scope.db.update(crew).set({ plannedOffBoard: row.endDate }).where(eq(crew.id, row.crewId));
    if (outcome.changes.length > 0)
      auditOutcome(scope, {
        subject: row.id,
        divisionId: seatContext.seatDetails.vessel.divisionId,
        before: seatContext.rows,
        after: rows,
        ...outcome,
        reason,
      });
    await sendPlanMails(scope, { ...seatContext, row }, outcome.effects);
    const differences = await scheduleDifferences(scope.db, scope.actor, row);
    return { ...toResponse(row, outcome.effects, outcome.overridden), differences };
  },
});
