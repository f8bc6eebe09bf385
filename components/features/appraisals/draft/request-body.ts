import { decisionNames } from "@/lib/features/appraisals/decisions.rules";
import type { Draft } from "./draft";

const unknownText = "–";

/** Return the decisions with reasons. Only a No has a reason. Document 3 §4, §7 */
const decisionsOf = ({ values }: Draft) =>
  Object.fromEntries(
    decisionNames.flatMap((name) => {
      const { answer, reason } = values.decisions[name];
      return [
        [name, answer || null],
        [`${name}Reason`, answer === "No" ? reason.trim() || null : null],
      ];
    }),
  );

/** Return the rating lines with their question text. The server stores its own wording. */
const linesOf = ({ values, form }: Draft, kind: "mandatory" | "additional") =>
  values[kind].map(({ no, score, comment }) => ({
    no,
    name: form[kind].find(({ sequenceNo }) => String(sequenceNo) === no)?.question ?? "",
    score,
    comment: comment.trim() || null,
  }));

/** Build the request body under the documented names. Document 3 §7 */
export function requestBodyOf(draft: Draft): Record<string, unknown> {
  const { subject, values, form, reportKey } = draft;
  const { employeeAppraisalId, assignmentId, vesselCrewId, version, flag } = subject;
  // Drafts of earlier releases name the person as calls do.
  const { crewId, employeeId = crewId } = subject as Draft["subject"] & { employeeId?: number };
  const common = {
    reportKey,
    flag,
    ...(employeeAppraisalId === null ? { assignmentId, vesselCrewId, employeeId } : { employeeAppraisalId, version }),
    dateOfReport: values.dateOfReport,
    reportingPeriodFrom: values.reportingPeriodFrom,
    reportingPeriodTo: values.reportingPeriodTo,
    reasonForTheReport: values.reasonForTheReport,
    reportingOfficer: values.reportingOfficer.trim(),
    reportingOfficerRank: values.reportingOfficerRank.trim(),
    master: values.master.trim(),
    generalComments: values.generalComments.trim() || null,
    ...decisionsOf(draft),
  };
  if (flag === "Upload")
    return {
      ...common,
      documentAppraisalId: values.file?.fileId ?? null,
      documentAppraisalName: values.file?.fileName ?? null,
      seafarersRatingMandatoryAverageScore: values.average || null,
    };
  return {
    ...common,
    formId: form.formId,
    vesselName: subject.vesselName,
    seafarersName: subject.seafarersName,
    dateOfBirth: subject.dateOfBirth ?? unknownText,
    nationality: subject.nationality ?? unknownText,
    crewRank: subject.crewRank,
    seafarersRatingMandatory: linesOf(draft, "mandatory"),
    seafarersRatingAdditional: linesOf(draft, "additional"),
    courseRank: values.courseRank || null,
    trainingList: values.trainingList.map(({ no, name, reason, comment }) => ({
      no,
      name,
      reason: reason.trim() || null,
      comment: comment.trim() || null,
    })),
  };
}
