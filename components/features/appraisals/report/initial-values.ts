import type { Decision } from "@/lib/features/appraisals/decisions.rules";
import type { AppraisalWithForm } from "@/lib/features/appraisals/detail/schema";
import { courseCategoryOf } from "@/lib/features/appraisals/rank-questions.rules";
import type { DraftForm, DecisionValue, DraftValues, Subject } from "../draft/draft";

type Detail = AppraisalWithForm["appraisalDetail"];

export function subjectOf(detail: Detail): Subject {
  const { employeeAppraisalId, assignmentId, vesselCrewId, crewId, vesselId, vesselName, seafarersName } = detail;
  const { dateOfBirth, nationality, crewRank, crewRankNameId, seaFarerId, version, flag } = detail;
  return {
    employeeAppraisalId,
    assignmentId,
    vesselCrewId,
    crewId,
    vesselId,
    vesselName,
    seafarersName,
    dateOfBirth,
    nationality,
    crewRank,
    crewRankNameId,
    seaFarerId,
    version,
    flag,
  };
}

export const draftFormOf = (loaded: AppraisalWithForm): DraftForm => ({
  formId: loaded.formId,
  formEffectiveFrom: loaded.formEffectiveFrom,
  mandatory: loaded.mandatory,
  additional: loaded.additional,
  trainingOptions: loaded.trainingOptions,
  period: loaded.period,
});

function linesOf(questions: AppraisalWithForm["mandatory"], storedLines: Detail["seafarersRatingMandatory"]) {
  return questions.map(({ sequenceNo }) => {
    const line = storedLines.find(({ no }) => no === String(sequenceNo));
    return { no: String(sequenceNo), score: line?.score ?? null, comment: line?.comment ?? "" };
  });
}

function decisionOf(detail: Detail, name: Decision): DecisionValue {
  const storedDecision = detail[name];
  return {
    answer: storedDecision === null ? "" : storedDecision ? "Yes" : "No",
    reason: detail[`${name}Reason`] ?? "",
  };
}

/** Return the initial form values from the office record and the stored report. */
export function valuesOf(loaded: AppraisalWithForm): DraftValues {
  const { appraisalDetail: detail } = loaded;
  return {
    dateOfReport: detail.dateOfReport,
    reportingPeriodFrom: detail.reportingPeriodFrom,
    reportingPeriodTo: detail.reportingPeriodTo,
    reasonForTheReport: detail.reasonForTheReport,
    reportingOfficer: detail.reportingOfficer,
    reportingOfficerRank: detail.reportingOfficerRank,
    master: detail.master,
    generalComments: detail.generalComments ?? "",
    courseRank: detail.courseRank ?? courseCategoryOf[detail.rankGroup],
    average: detail.seafarersRatingMandatoryAverageScore ? String(detail.seafarersRatingMandatoryAverageScore) : "",
    mandatory: linesOf(loaded.mandatory, detail.seafarersRatingMandatory),
    additional: linesOf(loaded.additional, detail.seafarersRatingAdditional),
    decisions: {
      suitableForThisTypeOfVesselTrade: decisionOf(detail, "suitableForThisTypeOfVesselTrade"),
      reemployInCurrentRank: decisionOf(detail, "reemployInCurrentRank"),
      promote: decisionOf(detail, "promote"),
      toBeReemployed: decisionOf(detail, "toBeReemployed"),
      recommendation: decisionOf(detail, "recommendation"),
    },
    trainingList: detail.trainingList.map(({ no, name, reason, comment }) => ({
      no,
      name,
      reason: reason ?? "",
      comment: comment ?? "",
    })),
    file: detail.documentAppraisalId
      ? {
          fileId: detail.documentAppraisalId,
          fileName: detail.documentAppraisalName ?? "",
          contentType: "application/pdf",
          size: 0,
        }
      : null,
  };
}
