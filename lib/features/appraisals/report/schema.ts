import { z } from "zod";
import { appraisalFlags, courseCategories, reportReasons } from "@/db/enums/appraisals";
import { isDay } from "@/lib/platform/calendar/dates";
import { asRecord, isRecord } from "@/lib/platform/unknown-record";
import {
  blankToNull,
  blankToUndefined,
  numeric,
  booleanInput,
  optionalText,
  recordId,
  requiredText,
  knownVersion,
} from "@/lib/platform/validation";
import { normalizeAppraisalId, score } from "../schema";

const optionalId = z.preprocess(blankToUndefined, recordId.optional());
const missing = (field: string) => `appraisals.required.${field}`;
const day = (field: string) =>
  z.preprocess(blankToUndefined, z.string(missing(field)).meta({ format: "date" }).refine(isDay, "validation.date"));
/** Require a name in the call. The record's own value is stored. */
const requiredName = (field: string) => requiredText(200, missing(field));

const scoreGiven = z.preprocess(blankToNull, numeric(score).nullable());
const lineGiven = z.preprocess(
  (value) => {
    const { no, sequenceNo, ...line } = asRecord(value);
    return { ...line, no: String(no ?? sequenceNo ?? "") };
  },
  z.object({
    no: requiredText(20),
    name: optionalText(500),
    score: scoreGiven,
    comment: optionalText(500),
  }),
);
export type LineGiven = z.output<typeof lineGiven>;
const trainingGiven = z.preprocess(
  (value) => {
    const { no, ...item } = asRecord(value);
    return { ...item, no: String(no ?? "") };
  },
  z.object({ no: requiredText(20), name: requiredText(200), reason: optionalText(500), comment: optionalText(500) }),
);

const decision = (field: string) =>
  z.preprocess(
    blankToUndefined,
    booleanInput.or(z.undefined()).refine((value) => value !== undefined, missing(field)),
  );
const optionalDecision = z.preprocess(blankToNull, booleanInput.nullable());
const reason = optionalText(1000);
const reasons = {
  suitableForThisTypeOfVesselTradeReason: reason,
  reemployInCurrentRankReason: reason,
  promoteReason: reason,
  toBeReemployedReason: reason,
  recommendationReason: reason,
};

const uuid = z.preprocess(blankToUndefined, z.uuid("validation.invalid").optional());
const fileIdOf = (value: unknown) => blankToUndefined(isRecord(value) ? value.fileId : value);
const subjectIds = { assignmentId: optionalId, vesselCrewId: optionalId, crewId: optionalId };
const sharedFields = {
  /** Idempotency key, created per report. A repeated key returns the first result. */
  reportKey: uuid,
  dateOfReport: day("dateOfReport"),
  reportingPeriodFrom: day("reportingPeriodFrom"),
  reportingPeriodTo: day("reportingPeriodTo"),
  reasonForTheReport: z.preprocess(blankToUndefined, z.enum(reportReasons, missing("reasonForTheReport"))),
  reportingOfficer: requiredText(100, missing("reportingOfficer")),
  reportingOfficerRank: requiredText(100, missing("reportingOfficerRank")),
  master: requiredText(100, missing("master")),
  generalComments: optionalText(2000),
  ...reasons,
};

/** The full form. formId: its question version, by default the one in force. */
const formReport = z.object({
  flag: z.literal("Form"),
  ...sharedFields,
  vesselName: requiredName("vesselName"),
  seafarersName: requiredName("seafarersName"),
  dateOfBirth: requiredName("dateOfBirth"),
  nationality: requiredName("nationality"),
  crewRank: requiredName("crewRank"),
  formId: optionalId,
  suitableForThisTypeOfVesselTrade: decision("suitableForThisTypeOfVesselTrade"),
  reemployInCurrentRank: decision("reemployInCurrentRank"),
  promote: decision("promote"),
  toBeReemployed: decision("toBeReemployed"),
  recommendation: decision("recommendation"),
  seafarersRatingMandatory: z.array(lineGiven).max(99).default([]),
  seafarersRatingAdditional: z.array(lineGiven).max(99).default([]),
  courseRank: z.preprocess(blankToNull, z.enum(courseCategories).nullable()),
  trainingList: z.preprocess((value) => value ?? [], z.array(trainingGiven).max(100)),
});
/** The simple form: one PDF and its average if given (0 is none). */
const uploadReport = z.object({
  flag: z.literal("Upload"),
  ...sharedFields,
  documentAppraisalId: z.preprocess(fileIdOf, z.uuid("files.notFound").optional()),
  documentAppraisalName: optionalText(200),
  seafarersRatingMandatoryAverageScore: z.preprocess(
    (value) => (value === 0 || value === "0" ? null : blankToNull(value)),
    numeric(score).nullable(),
  ),
  suitableForThisTypeOfVesselTrade: optionalDecision,
  reemployInCurrentRank: optionalDecision,
  promote: optionalDecision,
  toBeReemployed: optionalDecision,
  recommendation: optionalDecision,
});

/** Set the kind when the caller omits it: with ratings it is a form. */
function withFlag(input: unknown) {
  const body = normalizeAppraisalId(input) as Record<string, unknown>;
  const flag = appraisalFlags.find((flagName) => flagName === body.flag);
  return {
    ...body,
    assignmentId: body.assignmentId,
    vesselCrewId: body.vesselCrewId ?? body.VesselCrewId ?? body.vcid,
    flag: flag ?? (Array.isArray(body.seafarersRatingMandatory) ? "Form" : "Upload"),
  };
}
export const insertAppraisalInput = z.preprocess(
  withFlag,
  z.discriminatedUnion("flag", [formReport.extend(subjectIds), uploadReport.extend(subjectIds)]),
);
const storedVersion = { employeeAppraisalId: recordId, version: knownVersion };
export const updateAppraisalInput = z.preprocess(
  withFlag,
  z.discriminatedUnion("flag", [formReport.extend(storedVersion), uploadReport.extend(storedVersion)]),
);
export type FormReport = z.output<typeof formReport>;
export type UploadReport = z.output<typeof uploadReport>;

/** The same requests under the documented names, for callers. */
export const reportRequest = () => z.union([formReport.extend(subjectIds), uploadReport.extend(subjectIds)]);
export const reportUpdateRequest = () =>
  z.union([formReport.extend(storedVersion), uploadReport.extend(storedVersion)]);
