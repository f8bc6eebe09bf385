import { can } from "@/lib/access/actor";
import { addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { later } from "@/lib/platform/calendar/period";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { describeOpenProblems } from "../describe-problems.queries";
import { judgeExtension } from "./judge.queries";
import { onBoardKeysOf, findExtension, readAssignmentContext } from "./queries";
import { approvalProblems, isImpossible, serviceBy, extensionProblems } from "./rules";
import { extensionPreview, previewExtensionInput } from "./schema";

/**
 * Preview a new off-board date for the requester, or for the decider of a request. Changes nothing. product 5.3
 * @throws not-found
 */
export const previewExtension = read({
  name: "manning.preview-extension",
  access: "extensions:request",
  input: previewExtensionInput,
  output: extensionPreview,
  async run(scope, { crewId, extendedDate, vesselCrewExtensionId }) {
    const { db, actor, now, locale } = scope;
    const extensionRequest = vesselCrewExtensionId ? await findExtension(db, actor, vesselCrewExtensionId) : null;
    if (extensionRequest && extensionRequest.keys.crewId !== crewId) throw notFound("extensions.notFound");
    const assignmentContext = extensionRequest
      ? await readAssignmentContext(db, extensionRequest.keys, extensionRequest.extension.assignmentId)
      : await readAssignmentContext(db, await onBoardKeysOf(db, actor, crewId));
    const { seatDetails, person, row } = assignmentContext;
    const newDate = extensionRequest?.extension.newDate ?? extendedDate ?? addMonths(later(row.endDate, dayOf(now)), 1);
    const { facts, warnings, differences } = await judgeExtension(scope, assignmentContext, newDate);
    const openProblemList = extensionRequest
      ? approvalProblems(row, extensionRequest.extension, facts)
      : extensionProblems(row, newDate, facts);
    const problems = await describeOpenProblems({ db, actor, locale }, openProblemList, facts.papers);
    const { months, limit } = serviceBy(facts.since, newDate);
    return {
      crewId,
      employeeName: person.fullName,
      vesselName: seatDetails.vessel.name,
      jobPosition: seatDetails.position.nameEn,
      jobPositionNameId: seatDetails.position.name,
      onBoard: row.checkedInOn ?? row.startDate,
      offBoardOriginalDate: extensionRequest?.extension.originalDate ?? row.endDate,
      offBoardExtendedDate: newDate,
      servingSince: facts.since,
      months,
      limit,
      problems,
      warnings,
      differences,
      mayMoveSchedule: can(actor, "scheduling:write"),
      isAllowed: extensionRequest ? !openProblemList.some(({ hard }) => hard) : !openProblemList.some(isImpossible),
    };
  },
});
