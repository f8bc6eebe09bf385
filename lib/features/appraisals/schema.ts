import { z } from "zod";
import {
  appraisalFlags,
  courseCategories,
  reportingStatuses,
  reportReasons,
  reviewStatuses,
} from "@/db/enums/appraisals";
import { pageOf } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToUndefined } from "@/lib/platform/validation";

/** Accept every spelling of the appraisal id. */
export const normalizeAppraisalId = (input: unknown) => {
  const body = asRecord(input);
  const id = body.employeeAppraisalId ?? body.EmployeeAppraisalId ?? body.apprid ?? body.appraisalId ?? body.id;
  return { ...body, employeeAppraisalId: blankToUndefined(id) };
};

const text = z.string().nullable();
/** 1 to 5, or none. */
export const score = z.literal([1, 2, 3, 4, 5]);

/**
 * A row of the appraisal lists: a report, or an assignment that needs one. employeeAppraisalId and reviewStatus are
 * null before it is written. mayReview: the user can review it. daysLeft: until sign-off, negative afterwards.
 * isOverdue: signed off without an approved report.
 */
const appraisalRow = z.object({
  employeeAppraisalId: z.number().nullable(),
  assignmentId: z.number(),
  vesselCrewId: z.number(),
  vesselId: z.number(),
  vesselName: z.string(),
  crewId: z.number(),
  crewName: z.string(),
  employeeIdNumber: z.string(),
  seaFarerId: text,
  jobPosition: z.string(),
  jobPositionNameId: z.string(),
  rankId: z.number(),
  reportingPeriodFrom: text,
  reportingPeriodTo: text,
  dateOfReport: text,
  reasonForTheReport: z.enum(reportReasons).nullable(),
  reportingStatus: z.enum(reportingStatuses),
  reviewStatus: z.enum(reviewStatuses).nullable(),
  mayReview: z.boolean(),
  revisionCount: z.number(),
  flag: z.enum(appraisalFlags),
  onBoardDate: z.string(),
  offBoardDate: z.string(),
  isOnBoard: z.boolean(),
  daysLeft: z.number(),
  isOverdue: z.boolean(),
  seafarersRatingMandatoryAverageScore: score.nullable(),
  reportingOfficer: text,
  countersignedAt: z.date().nullable(),
  version: z.number().nullable(),
});
export type AppraisalRow = z.output<typeof appraisalRow>;
export const appraisalPage = pageOf(appraisalRow);

/** Response of every change. isRepeat: the same key was stored before and nothing was changed. */
export const appraisalChanged = z.object({
  id: z.number(),
  employeeAppraisalId: z.number(),
  version: z.number(),
  reportingStatus: z.enum(reportingStatuses),
  reviewStatus: z.enum(reviewStatuses),
  revisionNumber: z.number(),
  seafarersRatingMandatoryAverageScore: score.nullable(),
  isRepeat: z.boolean(),
  /** Type of the mail sent to the seafarer; null when none was sent. */
  sendEmailType: z.string().nullable(),
  mailIds: z.array(z.number()),
});

export const question = z.object({
  sequenceNo: z.number(),
  label: z.string(),
  labelId: z.string(),
  question: z.string(),
  questionId: z.string(),
});
/** A course of the annex. no is unique within a version. */
export const course = z.object({
  no: z.string(),
  category: z.enum(courseCategories),
  name: z.string(),
  nameId: z.string(),
});
