import type { Decision } from "@/lib/features/appraisals/decisions.rules";
import type { AppraisalFound } from "@/lib/features/appraisals/detail/schema";
import { categoryOf } from "@/lib/features/appraisals/lines.rules";
import type { AskedForm, DecisionValue, DraftValues, Subject } from "../draft/shape";

type Detail = AppraisalFound["appraisalDetail"];

export function subjectOf(detail: Detail): Subject {
  const { employeeAppraisalId, assignmentId, vesselCrewId, employeeId, vesselId, vesselName, seafarersName } = detail;
  const { dateOfBirth, nationality, crewRank, crewRankNameId, seaFarerId, version, flag } = detail;
  return {
    ...{ employeeAppraisalId, assignmentId, vesselCrewId, employeeId, vesselId, vesselName, seafarersName },
    ...{ dateOfBirth, nationality, crewRank, crewRankNameId, seaFarerId, version, flag },
  };
}

export const askedFormOf = (found: AppraisalFound): AskedForm => ({
  formId: found.formId,
  formEffectiveFrom: found.formEffectiveFrom,
  mandatory: found.mandatory,
  additional: found.additional,
  trainingOptions: found.trainingOptions,
  period: found.period,
});

function linesOf(asked: AppraisalFound["mandatory"], written: Detail["seafarersRatingMandatory"]) {
  return asked.map(({ sequenceNo }) => {
    const line = written.find(({ no }) => no === String(sequenceNo));
    return { no: String(sequenceNo), score: line?.score ?? null, comment: line?.comment ?? "" };
  });
}

function decisionOf(detail: Detail, name: Decision): DecisionValue {
  const given = detail[name];
  return { answer: given === null ? "" : given ? "Yes" : "No", reason: detail[`${name}Reason`] ?? "" };
}

/** Return the initial form values from the office record and the stored report. */
export function valuesOf(found: AppraisalFound): DraftValues {
  const { appraisalDetail: detail } = found;
  return {
    dateOfReport: detail.dateOfReport,
    reportingPeriodFrom: detail.reportingPeriodFrom,
    reportingPeriodTo: detail.reportingPeriodTo,
    reasonForTheReport: detail.reasonForTheReport,
    reportingOfficer: detail.reportingOfficer,
    reportingOfficerRank: detail.reportingOfficerRank,
    master: detail.master,
    generalComments: detail.generalComments ?? "",
    courseRank: detail.courseRank ?? categoryOf[detail.rankGroup],
    average: detail.seafarersRatingMandatoryAverageScore ? String(detail.seafarersRatingMandatoryAverageScore) : "",
    mandatory: linesOf(found.mandatory, detail.seafarersRatingMandatory),
    additional: linesOf(found.additional, detail.seafarersRatingAdditional),
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
