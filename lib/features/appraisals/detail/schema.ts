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
import { rankGroups } from "../rank-questions.rules";
import { normalizeAppraisalId, course, question, score } from "../schema";

const optionalId = z.preprocess(blankToUndefined, recordId.optional());

/** A report by id. Without one, the start of a new report by assignment, or by seat and optionally seafarer. */
export const getAppraisalInput = z.preprocess(
  (input) => {
    const body = normalizeAppraisalId(input) as Record<string, unknown>;
    return {
      employeeAppraisalId: body.employeeAppraisalId,
      assignmentId: body.assignmentId,
      vesselCrewId: body.vesselCrewId ?? body.VesselCrewId ?? body.vcid,
      crewId: body.crewId ?? body.EmployeeId,
    };
  },
  z.object({
    employeeAppraisalId: optionalId,
    assignmentId: optionalId,
    vesselCrewId: optionalId,
    crewId: optionalId,
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

const logEntry = z.object({
  event: z.enum(appraisalEvents),
  revisionNumber: z.number(),
  reason: text,
  at: z.date(),
  by: text,
});

export const appraisalActions = ["submit", "update", "review", "reopen", "countersign", "download"] as const;
export type AppraisalAction = (typeof appraisalActions)[number];

/**
 * The report with its documented names. Before it is written (employeeAppraisalId null) it holds the office data;
 * scores and decisions are null until given. period: the time on board and the tolerance of the reporting period in
 * days.
 */
const appraisalDetail = z.object({
  employeeAppraisalId: z.number().nullable(),
  assignmentId: z.number(),
  vesselCrewId: z.number(),
  crewId: z.number(),
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
 * mandatory, additional: the rank's questions of the report's version (the version in force for a new one or an
 * upload). history: oldest first. revisions: reasons of returns, newest first. average: the officer's average for
 * this rank, for reviewers; null without comparison.
 */
export const appraisalWithForm = z.object({
  appraisalDetail,
  mandatory: z.array(question),
  additional: z.array(question),
  trainingOptions: z.array(course),
  formId: z.number(),
  formEffectiveFrom: z.string(),
  period: z.object({ from: z.string(), to: z.string().nullable(), slackDays: z.number() }),
  revisions: z.array(z.object({ revisionNumber: z.number(), reason: text, at: z.date(), by: text })),
  history: z.array(logEntry),
  reviewedBy: text,
  reviewedAt: z.date().nullable(),
  average: z.object({ mean: z.number(), reports: z.number() }).nullable(),
  isReadOnly: z.boolean(),
  allowedActions: z.array(z.enum(appraisalActions)),
});
export type AppraisalWithForm = z.output<typeof appraisalWithForm>;
