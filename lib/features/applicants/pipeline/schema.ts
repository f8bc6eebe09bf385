import { z } from "zod";
import { addressText } from "@/lib/platform/i18n/plain-text";
import {
  assessmentStatuses,
  assessmentTypeIds,
  assessmentTypes,
  failureReasons,
  interviewModes,
  mcuResults,
  reviewResults,
  stages,
  testTypes,
  type AssessmentType,
} from "@/db/enums/applicants";
import { isDay } from "@/lib/platform/calendar/dates";
import {
  blankToNull,
  blankToUndefined,
  divisionNumber,
  numeric,
  optionalText,
  recordId,
  requiredText,
  knownVersion,
  messageWhenBlank,
} from "@/lib/platform/validation";
import { asRecord } from "@/lib/platform/unknown-record";

const id = recordId;
const day = z.string().meta({ format: "date" }).refine(isDay, "validation.date");
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "validation.invalid");
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankToNull, schema.nullable()).default(null);
const link = z.url({ protocol: /^https?$/, error: "validation.invalid" }).max(500);
const flag = z.preprocess((value) => value === true || value === "true", z.boolean()).default(false);
const reason = optionalText(1_000);
const failureReason = optional(z.enum(failureReasons));

type Body = Record<string, unknown>;

/** Accept id, registerCrewId or regCrewId for one applicant, and ids or regCrewIdArray for a selection. */
function named(input: unknown): Body {
  const body = asRecord(input);
  const singleId = body.id ?? body.registerCrewId ?? body.regCrewId;
  const idList = body.ids ?? body.regCrewIdArray ?? (singleId === undefined ? undefined : [singleId]);
  return { ...body, id: singleId, ids: typeof idList === "string" ? idList.split(/, */) : idList };
}
const withId = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess(named, z.object({ id, version: knownVersion, ...shape }));
const selection = z
  .array(id)
  .min(1, "validation.required")
  .max(500)
  .transform((ids) => [...new Set(ids)]);
const withIds = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess(named, z.object({ ids: selection, version: knownVersion, ...shape }));

const isType = (value: string): value is AssessmentType => assessmentTypes.some((type) => type === value);
const typeById = new Map<string, AssessmentType>(
  Object.entries(assessmentTypeIds).map(([type, number]) => [String(number), isType(type) ? type : "screening"]),
);
const lowerCase = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : "");
const assessmentType = z.preprocess(
  (value) =>
    typeof value === "number" ? typeById.get(String(value)) : (typeById.get(lowerCase(value)) ?? lowerCase(value)),
  z.enum(assessmentTypes),
);
const statusByName = new Map(assessmentStatuses.map((status) => [status.toLowerCase(), status]));
const assessmentStatus = z.preprocess(
  (value) =>
    statusByName.get(lowerCase(value).replace(/\s/g, "") as Lowercase<(typeof assessmentStatuses)[number]>) ?? value,
  z.enum(assessmentStatuses),
);
const decision = z.enum(["Passed", "Failed"]);

/** Details of an assessment row besides its status. All details are parsed with it. */
const stageDetails = z
  .object({
    seafererName: z.string(),
    vesselName: z.string(),
    reviewResult: z.string(),
    date: z.string(),
    time: z.string().nullable(),
    place: z.string().nullable(),
    link: z.string().nullable(),
    mode: z.string().nullable(),
    score: z.number(),
    threshold: z.number(),
    navigationScore: z.number(),
    navigationThreshold: z.number(),
    override: z.boolean(),
    assessorIds: z.array(z.number()),
    assessors: z.array(z.string()),
    assessorEmails: z.record(z.string(), z.string()),
    assessorId: z.number(),
    assessor: z.string(),
    note: z.string().nullable(),
    letterNumber: z.string(),
    packageId: z.number(),
    package: z.string(),
    clinicId: z.number(),
    clinic: z.string(),
    location: z.string().nullable(),
    result: z.string(),
    healthStatusDegreeId: z.number(),
    healthStatusDegree: z.string(),
    degreeCode: z.string().nullable(),
    fileId: z.string().nullable(),
    fileName: z.string().nullable(),
    price: z.number().nullable(),
    crewId: z.number(),
    employeeNumber: z.string(),
    joinedOn: z.string(),
    employmentTypeId: z.number(),
    employmentType: z.string(),
  })
  .partial();
export type StageDetails = z.output<typeof stageDetails>;
export const readDetails = (details: unknown): StageDetails => stageDetails.safeParse(details ?? {}).data ?? {};

const reviewFields = { seafererName: requiredText(100), vesselName: requiredText(100) };
export const otherDetails = z.object({ note: optionalText(1_000) });
export const screeningDetails = otherDetails.extend({
  seafererName: optionalText(100),
  vesselName: optionalText(100),
  reviewResult: optionalText(20),
});
export const testSchedule = z.object({ date: day, time: optional(time), place: requiredText(200) });
const points = z.preprocess(blankToUndefined, numeric(z.number().min(0).max(100)));
export const testScore = z.object({ score: points, navigationScore: optional(points), date: optional(day) });
const workAddress = optional(
  z
    .string()
    .meta({ format: "email" })
    .transform(addressText)
    .pipe(z.string().max(254).pipe(z.email("validation.email"))),
);
/** Addresses by assessor id. An empty one gets no mail. */
const assessorEmails = z
  .record(z.string().regex(/^\d{1,10}$/), workAddress)
  .default({})
  .transform((addresses) =>
    Object.fromEntries(
      Object.entries(addresses).flatMap(([assessorId, email]): [string, string][] =>
        email ? [[assessorId, email]] : [],
      ),
    ),
  );
export const interviewSchedule = z
  .object({
    date: day,
    time,
    mode: z.enum(interviewModes),
    place: optionalText(200),
    link: optional(link),
    assessorEmails,
    assessorIds: z.preprocess(
      (value) => (typeof value === "string" ? value.split(/, */) : value),
      z
        .array(id, { error: messageWhenBlank("applicants.pipeline.assessorMissing") })
        .min(1, "applicants.pipeline.assessorMissing")
        .max(10),
    ),
  })
  .refine(({ place, link: url }) => place !== null || url !== null, {
    path: ["place"],
    error: "applicants.pipeline.placeOrLink",
  });
export const interviewNote = z.object({
  assessorId: z.preprocess(blankToUndefined, id),
  note: requiredText(2_000),
  date: optional(day),
});
export const employment = z.object({
  joinedOn: day,
  employmentTypeId: z.preprocess(blankToUndefined, id),
  crewId: optional(id),
});
export const mcuSchedule = z.object({
  letterNumber: requiredText(40),
  date: day,
  mcuPackageId: z.preprocess(blankToUndefined, id),
  clinicId: z.preprocess(blankToUndefined, id),
  location: optionalText(200),
});
export const mcuResult = z.object({
  result: z.enum(mcuResults),
  healthStatusDegreeId: z.preprocess(blankToUndefined, id),
  fileId: optional(z.uuid("files.notFound")),
  price: optional(numeric(z.number().int().min(0).max(999_999_999))),
  date: optional(day),
});

export const reviewScreeningInput = z.preprocess(
  (input) => ({ ...named(input), ...(asRecord(input).reviewResult === "Approved" ? { reviewResult: "Passed" } : {}) }),
  z
    .object({
      id,
      version: knownVersion,
      ...reviewFields,
      reviewResult: z.enum(reviewResults),
      reasonForRevision: reason,
      reason: failureReason,
      note: optionalText(1_000),
    })
    .check(({ value, issues }) => {
      const missing = (path: string) =>
        issues.push({ code: "custom", path: [path], message: "validation.required", input: value });
      if (value.reviewResult === "NeedRevision" && !value.reasonForRevision) missing("reasonForRevision");
      if (value.reviewResult === "Failed" && !value.reason) missing("reason");
    }),
);

/** One history row as sent by the calls: stage fields in details or beside the other fields. */
export const insertAssessmentInput = z.preprocess(
  (input) => {
    const {
      assessmentType: type,
      assessmentStatus: status,
      divisionId,
      reason: reasonText,
      version: expectedVersion,
      details,
      ...rest
    } = named(input);
    return {
      id: rest.id,
      assessmentType: type,
      assessmentStatus: status,
      divisionId,
      reason: reasonText,
      version: expectedVersion,
      details: details ?? rest,
    };
  },
  z.object({
    id,
    version: knownVersion,
    assessmentType,
    assessmentStatus,
    divisionId: z.preprocess(blankToUndefined, divisionNumber.optional()),
    reason,
    details: z.record(z.string(), z.unknown()),
  }),
);

/** The same row in the callers' form, with stage fields beside the others. D1 §3 */
export const assessmentRequest = () =>
  z.object({
    id,
    version: knownVersion,
    assessmentType: z.enum(assessmentTypes),
    assessmentStatus: z.enum(assessmentStatuses),
    divisionId: divisionNumber.optional(),
    reason: reason.optional(),
    ...z
      .object({
        ...screeningDetails.shape,
        ...testSchedule.shape,
        ...testScore.shape,
        ...interviewSchedule.shape,
        ...interviewNote.shape,
        ...employment.shape,
        ...mcuSchedule.shape,
        ...mcuResult.shape,
      })
      .partial().shape,
  });

export const insertBulkInput = withIds({ assessmentType, assessmentStatus, reason });
export const updateStatusInput = z.preprocess(
  (input) => {
    const body = named(input);
    return { ...body, currentStatusId: body.currentStatusId ?? body.statusId ?? body.status ?? body.assessmentType };
  },
  z.object({ id, currentStatusId: recordId.refine((stage) => stage <= 8, "validation.notListed"), reason }),
);

export const scheduleTestsInput = withIds({
  ...testSchedule.shape,
  tests: z
    .array(z.enum(testTypes))
    .min(1)
    .default([...testTypes]),
  reason,
});
export const recordTestScoreInput = withId({
  assessmentType: z.enum(testTypes),
  score: optional(points),
  navigationScore: optional(points),
  date: optional(day),
  decision: optional(decision),
  reason,
  final: flag,
});
export const scheduleInterviewInput = z.preprocess(
  named,
  z.intersection(z.object({ ids: selection, version: knownVersion, reason }), interviewSchedule),
);
export const recordInterviewNoteInput = withId(interviewNote.shape);
export const decideInterviewInput = withId({ decision, reason: failureReason });
export const scheduleMcuInput = withIds({ ...mcuSchedule.shape, reason });
export const recordMcuResultInput = withId(mcuResult.shape);
export const decideMcuInput = withId({ decision, reason: failureReason, final: flag });
export const hireApplicantInput = withId(employment.shape);
export const skipAsFormerCrewInput = withId({ reason });
export const failApplicantInput = withId({
  reason: z.enum(failureReasons),
  note: optionalText(1_000),
});
export const withdrawApplicantInput = withId({ note: optionalText(1_000) });
export const withdrawOwnInput = z.object({
  registrationNo: requiredText(40),
  registrationGuid: z.uuid("applicants.linkInvalid"),
});
export const reopenStageInput = withId({
  assessmentType: z.enum(stages),
  reason: requiredText(1_000),
});
export const reopenApplicantInput = withId({ reason: requiredText(1_000) });
export const addCommentInput = withId({ text: requiredText(2_000) });
export const openRevisionInput = z.object({ token: z.string().min(20).max(100) });
export const ofApplicant = withId({});
export const lastAssessmentInput = z.object({ type: assessmentType, id });
export const pipelineReportInput = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "validation.date" });

/** Counts of the report. reason filters the failed ones. */
export const outcomes = ["reached", "passed", "failed", "withdrawn"] as const;
export type Outcome = (typeof outcomes)[number];

export const movedApplicant = z.object({
  id: z.number(),
  registerCrewId: z.number(),
  currentStatusId: z.number(),
  version: z.number(),
  rows: z.array(z.object({ id: z.number(), assessmentType: z.string(), assessmentStatus: z.enum(assessmentStatuses) })),
});
export const movedApplicants = z.object({ moved: z.number(), applicants: z.array(movedApplicant) });

export const assessment = z.object({
  id: z.number(),
  registerCrewId: z.number(),
  assessmentType: z.string(),
  assessmentTypeName: z.enum(assessmentTypes),
  assessmentStatus: z.enum(assessmentStatuses),
  divisionId: z.number(),
  reason: z.string().nullable(),
  details: stageDetails.nullable(),
  createdAt: z.date(),
  createdBy: z.string().nullable(),
});
export type Assessment = z.output<typeof assessment>;

const moment = { at: z.date(), by: z.string().nullable() };
const timelineEntry = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("assessment"),
    ...moment,
    type: z.enum(assessmentTypes),
    status: z.enum(assessmentStatuses),
    reason: z.string().nullable(),
    details: stageDetails.nullable(),
  }),
  z.object({
    kind: z.literal("mail"),
    ...moment,
    mailId: z.number(),
    type: z.string(),
    recipient: z.string(),
    status: z.enum(["queued", "sent", "failed"]),
    sentAt: z.date().nullable(),
  }),
  z.object({ kind: z.literal("file"), ...moment, fileId: z.string(), fileType: z.string(), name: z.string() }),
  z.object({ kind: z.literal("comment"), ...moment, id: z.number(), text: z.string() }),
]);
export const timeline = z.object({ entries: z.array(timelineEntry) });
export type TimelineEntry = z.output<typeof timelineEntry>;

export const pipelineReport = z.object({
  from: z.string(),
  to: z.string(),
  stages: z.array(
    z.object({
      stage: z.enum(stages),
      reached: z.number(),
      passed: z.number(),
      failed: z.number(),
      withdrawn: z.number(),
      medianDays: z.number().nullable(),
    }),
  ),
  reasons: z.array(z.object({ stage: z.enum(stages), reason: z.string(), total: z.number() })),
});
export type PipelineReport = z.output<typeof pipelineReport>;

export const letterSuggestion = z.object({ letterNumber: z.string() });
export const assessorAddresses = z.record(z.string(), z.string());
export const openedRevision = z.object({
  jobOpeningId: z.number(),
  registrationNumber: z.string(),
  expiresAt: z.date(),
});
export const revisionLink = z.object({ jobOpeningId: z.number(), expiresAt: z.date() });
export const withdrawnApplication = z.object({ registrationNo: z.string(), outcome: z.literal("withdrawn") });
export const commentAdded = z.object({ id: z.number(), createdAt: z.date() });
export const statusUpdated = z.object({ registerCrewId: z.number(), currentStatusId: z.number() });
