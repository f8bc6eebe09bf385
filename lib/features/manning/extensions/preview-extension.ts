import { can } from "@/lib/access/actor";
import { addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { later } from "@/lib/platform/calendar/period";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { openProblems } from "../problem.queries";
import { judgeStay } from "./judge.queries";
import { boardOf, findExtension, readStay } from "./queries";
import { approvalProblems, isNeverPossible, serviceBy, stayProblems } from "./rules";
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
  async run(scope, { employeeId, extendedDate, vesselCrewExtensionId }) {
    const { db, actor, now, locale } = scope;
    const asked = vesselCrewExtensionId ? await findExtension(db, actor, vesselCrewExtensionId) : null;
    if (asked && asked.keys.employeeId !== employeeId) throw notFound("extensions.notFound");
    const stay = asked
      ? await readStay(db, asked.keys, asked.extension.assignmentId)
      : await readStay(db, await boardOf(db, actor, employeeId));
    const { place, person, row } = stay;
    const newDate = asked?.extension.newDate ?? extendedDate ?? addMonths(later(row.endDate, dayOf(now)), 1);
    const { facts, warnings, differences } = await judgeStay(scope, stay, newDate);
    const found = asked ? approvalProblems(row, asked.extension, facts) : stayProblems(row, newDate, facts);
    const problems = await openProblems({ db, actor, locale }, found, facts.papers);
    const { months, limit } = serviceBy(facts.since, newDate);
    return {
      employeeId,
      employeeName: person.fullName,
      vesselName: place.vessel.name,
      jobPosition: place.position.nameEn,
      jobPositionNameId: place.position.name,
      onBoard: row.checkedInOn ?? row.startDate,
      offBoardOriginalDate: asked?.extension.originalDate ?? row.endDate,
      offBoardExtendedDate: newDate,
      servingSince: facts.since,
      months,
      limit,
      problems,
      warnings,
      differences,
      mayMoveSchedule: can(actor, "scheduling:write"),
      isAllowed: asked ? !found.some(({ hard }) => hard) : !found.some(isNeverPossible),
    };
  },
});
