import { z } from "zod";
import {
  appraisalEvents,
  appraisalFlags,
  courseCategories,
  reportingStatuses,
  reportReasons,
  reviewStatuses,
} from "@/db/enums/appraisals";
import { blankToUndefined, recordId } from "@/lib/platform/validation";
import { rankGroups } from "../lines.rules";
import { appraisalSpoken, course, question, score } from "../schema";

const optionalId = z.preprocess(blankToUndefined, recordId.optional());

/** A report by its id; without one, what a new report of somebody's stay begins with: by assignment, or by seat and, where it is not the one on board, person. */
export const getAppraisalInput = z.preprocess(
  (input) => {
    const body = appraisalSpoken(input) as Record<string, unknown>;
    return {
      employeeAppraisalId: body.employeeAppraisalId,
      assignmentId: body.assignmentId,
      vesselCrewId: body.vesselCrewId ?? body.VesselCrewId ?? body.vcid,
      employeeId: body.employeeId ?? body.EmployeeId,
    };
  },
  z.object({
    employeeAppraisalId: optionalId,
    assignmentId: optionalId,
    vesselCrewId: optionalId,
    employeeId: optionalId,
  }),
);

const text = z.string().nullable();
const decision = z.boolean().nullable();

/** label: the short name of the question. */
const ratingLine = z.object({
  no: z.string(),
  label: z.string(),
  name: z.string(),
  score: score.nullable(),
  comment: text,
});
const trainingItem = z.object({ no: z.string(), name: z.string(), reason: text, comment: text });

const happened = z.object({
  event: z.enum(appraisalEvents),
  revisionNumber: z.number(),
  reason: text,
  at: z.date(),
  by: text,
});

export const appraisalActions = ["submit", "update", "review", "reopen", "countersign", "download"] as const;
export type AppraisalAction = (typeof appraisalActions)[number];

/**
 * The report as the documents name it. Before it is written (employeeAppraisalId null) it has what the office knows. Scores and decisions are
 * null until somebody gave them. period: the stay on board the reporting period lies in, and by how many days it may stand out.
 */
const appraisalDetail = z.object({
  employeeAppraisalId: z.number().nullable(),
  assignmentId: z.number(),
  vesselCrewId: z.number(),
  employeeId: z.number(),
  employeeIdNumber: z.string(),
  seaFarerId: text,
  vesselId: z.number(),
  vesselName: z.string(),
  divisionId: z.number(),
  flag: z.enum(appraisalFlags),
  formId: z.number().nullable(),
  dateOfReport: z.string(),
  reportingPeriodFrom: z.string(),
  reportingPeriodTo: z.string(),
  reasonForTheReport: z.enum(reportReasons),
  seafarersName: z.string(),
  dateOfBirth: text,
  nationality: text,
  crewRank: z.string(),
  crewRankNameId: z.string(),
  rankId: z.number(),
  rankGroup: z.enum(rankGroups),
  reportingOfficer: z.string(),
  reportingOfficerRank: z.string(),
  master: z.string(),
  needRevisionReason: text,
  revisionNumber: z.number(),
  reportingStatus: z.enum(reportingStatuses),
  reviewStatus: z.enum(reviewStatuses).nullable(),
  courseRank: z.enum(courseCategories).nullable(),
  trainingList: z.array(trainingItem),
  seafarersRatingMandatory: z.array(ratingLine),
  seafarersRatingAdditional: z.array(ratingLine),
  seafarersRatingMandatoryAverageScore: score.nullable(),
  generalComments: text,
  documentAppraisalId: text,
  documentAppraisalName: text,
  suitableForThisTypeOfVesselTrade: decision,
  suitableForThisTypeOfVesselTradeReason: text,
  reemployInCurrentRank: decision,
  reemployInCurrentRankReason: text,
  promote: decision,
  promoteReason: text,
  toBeReemployed: decision,
  toBeReemployedReason: text,
  recommendation: decision,
  recommendationReason: text,
  countersignedAt: z.date().nullable(),
  seafarerComment: text,
  version: z.number().nullable(),
});

/**
 * mandatory, additional: the questions this rank is asked, of the version the report was written with (of the one in force for a new one and
 * for an upload). history: oldest first; revisions: why it was sent back, newest first. average: what this officer otherwise gives this rank,
 * for who reviews; null where there is nothing to compare.
 */
export const appraisalFound = z.object({
  appraisalDetail,
  mandatory: z.array(question),
  additional: z.array(question),
  trainingOptions: z.array(course),
  formId: z.number(),
  formEffectiveFrom: z.string(),
  period: z.object({ from: z.string(), to: z.string().nullable(), slackDays: z.number() }),
  revisions: z.array(z.object({ revisionNumber: z.number(), reason: text, at: z.date(), by: text })),
  history: z.array(happened),
  reviewedBy: text,
  reviewedAt: z.date().nullable(),
  average: z.object({ mean: z.number(), reports: z.number() }).nullable(),
  isReadOnly: z.boolean(),
  allowedActions: z.array(z.enum(appraisalActions)),
});
export type AppraisalFound = z.output<typeof appraisalFound>;
