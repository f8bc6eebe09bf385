import type { appraisalLines, appraisals, appraisalTrainings } from "@/db/schema/appraisals";
import { scoreOf } from "../average.rules";
import { reportFormatOf } from "../report-format.rules";
import type { AssignmentRow } from "../lock-report.queries";
import { courseCategoryOf, rankGroupOf } from "../rank-questions.rules";
import { reportingStatusOf } from "../status.rules";
import type { AppraisalWithForm } from "./schema";

type Detail = AppraisalWithForm["appraisalDetail"];
type Line = typeof appraisalLines.$inferSelect;
type Training = typeof appraisalTrainings.$inferSelect;
type Appraisal = typeof appraisals.$inferSelect;

/** Map seafarer and vessel to documented names. */
const aboutOnWire = ({ assignment, person, position, vessel }: AssignmentRow, nationality: string | null) => ({
  assignmentId: assignment.id,
  vesselCrewId: assignment.seatId,
  crewId: person.id,
  employeeIdNumber: person.employeeNumber,
  seaFarerId: person.seafarerCode,
  vesselId: vessel.id,
  vesselName: vessel.name,
  divisionId: vessel.divisionId,
  seafarersName: person.fullName,
  dateOfBirth: person.dateOfBirth,
  nationality,
  crewRank: position.nameEn,
  crewRankNameId: position.name,
  rankId: position.id,
  rankGroup: rankGroupOf(position.level),
});

const lineOnWire = ({ sequenceNo, label, question, score, comment }: Line) => ({
  no: String(sequenceNo),
  label,
  name: question,
  score: scoreOf(score),
  comment,
});
const trainingOnWire = ({ no, name, reason, comment }: Training) => ({ no, name, reason, comment });

const decisionsOnWire = (row: Appraisal) => ({
  suitableForThisTypeOfVesselTrade: row.suitableForTrade,
  suitableForThisTypeOfVesselTradeReason: row.suitableForTradeReason,
  reemployInCurrentRank: row.reemployInRank,
  reemployInCurrentRankReason: row.reemployInRankReason,
  promote: row.promote,
  promoteReason: row.promoteReason,
  toBeReemployed: row.toBeReemployed,
  toBeReemployedReason: row.toBeReemployedReason,
  recommendation: row.recommendation,
  recommendationReason: row.recommendationReason,
});

type StoredReport = { row: Appraisal; lines: readonly Line[]; trainings: readonly Training[] };

/** Map a report to its documented names. */
export function reportToResponse(
  assignmentRow: AssignmentRow,
  nationality: string | null,
  { row, lines, trainings }: StoredReport,
): Detail {
  const linesOfKind = (kind: Line["kind"]) => lines.filter((line) => line.kind === kind).map(lineOnWire);
  return {
    ...aboutOnWire(assignmentRow, nationality),
    ...decisionsOnWire(row),
    employeeAppraisalId: row.id,
    flag: row.flag,
    formId: row.formId,
    dateOfReport: row.dateOfReport,
    reportingPeriodFrom: row.periodFrom,
    reportingPeriodTo: row.periodTo,
    reasonForTheReport: row.reason,
    reportingOfficer: row.reportingOfficer,
    reportingOfficerRank: row.reportingOfficerRank,
    master: row.master,
    needRevisionReason: row.revisionReason,
    revisionNumber: row.revisionNumber,
    reportingStatus: reportingStatusOf(row.reviewStatus),
    reviewStatus: row.reviewStatus,
    courseRank: row.courseRank,
    trainingList: trainings.map(trainingOnWire),
    seafarersRatingMandatory: linesOfKind("mandatory"),
    seafarersRatingAdditional: linesOfKind("additional"),
    seafarersRatingMandatoryAverageScore: scoreOf(row.averageScore),
    generalComments: row.generalComments,
    documentAppraisalId: row.fileId,
    documentAppraisalName: row.documentName,
    countersignedAt: row.countersignedAt,
    seafarerComment: row.seafarerComment,
    version: row.version,
  };
}

const emptyDecision = {
  suitableForThisTypeOfVesselTrade: null,
  suitableForThisTypeOfVesselTradeReason: null,
  reemployInCurrentRank: null,
  reemployInCurrentRankReason: null,
  promote: null,
  promoteReason: null,
  toBeReemployed: null,
  toBeReemployedReason: null,
  recommendation: null,
  recommendationReason: null,
};
type ReportStart = {
  today: string;
  formId: number;
  officer: { name: string; rank: string | null } | null;
  master: string | null;
};

/** Build an unwritten report from the office data. @param today yyyy-MM-dd, the date of writing */
export function blankReportToResponse(
  assignmentRow: AssignmentRow,
  nationality: string | null,
  reportStart: ReportStart,
): Detail {
  const { assignment, vessel } = assignmentRow;
  const { today, officer, master } = reportStart;
  const until = assignment.checkedOutOn ?? (assignmentRow.leavesOn < today ? assignmentRow.leavesOn : today);
  const from = assignment.checkedInOn ?? assignment.startDate;
  return {
    ...aboutOnWire(assignmentRow, nationality),
    ...emptyDecision,
    employeeAppraisalId: null,
    flag: reportFormatOf(vessel.divisionId),
    formId: reportStart.formId,
    dateOfReport: today,
    reportingPeriodFrom: from,
    reportingPeriodTo: until < from ? from : until,
    reasonForTheReport: "seafarer signing off vessel",
    reportingOfficer: officer?.name ?? master ?? "",
    reportingOfficerRank: officer?.rank ?? (officer === null && master ? "Master" : ""),
    master: master ?? "",
    needRevisionReason: null,
    revisionNumber: 0,
    reportingStatus: reportingStatusOf(null),
    reviewStatus: null,
    courseRank: courseCategoryOf[rankGroupOf(assignmentRow.position.level)],
    trainingList: [],
    seafarersRatingMandatory: [],
    seafarersRatingAdditional: [],
    seafarersRatingMandatoryAverageScore: null,
    generalComments: null,
    documentAppraisalId: null,
    documentAppraisalName: null,
    countersignedAt: null,
    seafarerComment: null,
    version: null,
  };
}
