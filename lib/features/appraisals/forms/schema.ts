import { z } from "zod";
import { appraisalFormStates, courseCategories, questionKinds } from "@/db/enums/appraisals";
import { isDay } from "@/lib/platform/calendar/dates";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToUndefined, numeric, recordId, requiredText, knownVersion } from "@/lib/platform/validation";
import { rankGroups } from "../rank-questions.rules";
import { course, question } from "../schema";

export const versionStatuses = ["draft", "coming", "in-force", "past"] as const;

const day = z.preprocess(
  blankToUndefined,
  z.string("appraisals.forms.dayMissing").meta({ format: "date" }).refine(isDay, "validation.date"),
);
const head = { effectiveFrom: day, source: requiredText(500, "appraisals.forms.sourceMissing") };

const version = {
  id: z.number(),
  effectiveFrom: z.string(),
  source: z.string(),
  state: z.enum(appraisalFormStates),
  standing: z.enum(versionStatuses),
  questions: z.number(),
  courses: z.number(),
  /** Number of reports written with it. */
  reports: z.number(),
  createdByName: z.string().nullable(),
  publishedByName: z.string().nullable(),
  publishedAt: z.date().nullable(),
  updatedAt: z.date(),
  version: z.number(),
};
export const listFormsInput = z.object({});
export const formList = z.object({ rows: z.array(z.object(version)), mayWrite: z.boolean() });

export const getFormInput = z.object({ id: recordId });
export const formVersion = z.object({
  ...version,
  mandatory: z.array(question),
  additional: z.array(question),
  courses: z.array(course),
  allowedActions: z.array(z.enum(["save", "publish", "delete", "copy"])),
});

/** copyOf: the version to copy; by default the one in force. */
export const createFormInput = z.object({ ...head, copyOf: z.preprocess(blankToUndefined, recordId.optional()) });

const questionInput = z.object({
  kind: z.enum(questionKinds),
  sequenceNo: numeric(z.int().min(1).max(99)),
  label: requiredText(120),
  labelId: requiredText(120),
  question: requiredText(500),
  questionId: requiredText(500),
});
const courseInput = z.object({
  no: requiredText(20),
  category: z.enum(courseCategories),
  name: requiredText(200),
  nameId: requiredText(200),
});
export type QuestionInput = z.output<typeof questionInput>;
export type CourseInput = z.output<typeof courseInput>;
/** All questions and courses of a draft. They replace the stored ones. */
export const saveFormInput = z.object({
  id: recordId,
  ...head,
  questions: z.array(questionInput).max(80),
  courses: z.array(courseInput).max(300),
  version: knownVersion,
});
export const formIdInput = z.object({ id: recordId, version: knownVersion });
export const formChanged = z.object({ id: z.number(), version: z.number() });

/** rankType: one rank group, all without it. formId: a version, by default the one in force. */
export const listRatingsInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    const rank = blankToUndefined(body.rankType ?? body.rank ?? body.courseRank);
    return { rankId: blankToUndefined(body.rankId), formId: blankToUndefined(body.formId), rankType: rank };
  },
  z.object({
    rankType: z.enum(rankGroups).optional(),
    rankId: recordId.optional(),
    formId: recordId.optional(),
  }),
);
export const ratings = z.object({
  formId: z.number(),
  effectiveFrom: z.string(),
  mandatory: z.array(question),
  additional: z.array(question),
  scale: z.array(z.object({ score: z.number(), name: z.string(), label: z.string() })),
});

export const listCoursesInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { category: blankToUndefined(body.category ?? body.courseRank), formId: blankToUndefined(body.formId) };
  },
  z.object({ category: z.enum(courseCategories).optional(), formId: recordId.optional() }),
);
/** id and description: names used by dropdowns. */
export const courseOptions = z.array(course.extend({ id: z.string(), description: z.string() }));
