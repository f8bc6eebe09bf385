import { z } from "zod";
import { dayOf } from "@/lib/platform/calendar/dates";
import { blankToNull, blankToUndefined, numeric, optionalText, requiredText } from "@/lib/platform/validation";
import { anyDay, clearable, pastDay } from "./values.schema";

const thisYear = () => Number(dayOf(new Date()).slice(0, 4));
const year = z.preprocess(
  blankToUndefined,
  numeric(
    z
      .number()
      .int()
      .min(1945)
      .refine((value) => value <= thisYear() + 1, "validation.invalid"),
  ),
);
const measure = clearable(numeric(z.number().min(0).max(999_999_999))).default(null);

/** The id of an uploaded file; the object the detail shows is accepted too. */
export const attachmentId = z
  .preprocess(
    (value) => (typeof value === "object" && value !== null && "fileId" in value ? value.fileId : blankToNull(value)),
    z.uuid("files.notFound").nullable(),
  )
  .default(null);

type Rule = [(row: Record<string, unknown>) => boolean, { path: string[]; error: string; when: () => boolean }];

/** Check that two days are in order. Runs together with single-field rules, whose own errors come first. */
export const inOrder = (first: string, second: string, error: string): Rule => [
  ({ [first]: from, [second]: to }) => typeof from !== "string" || typeof to !== "string" || from < to,
  { path: [second], error, when: () => true },
];

export const educationForm = z
  .object({
    universityName: requiredText(150),
    degree: requiredText(100),
    major: requiredText(100),
    gpa: clearable(numeric(z.number().min(0).max(100))).default(null),
    entryYear: year,
    graduationYear: year,
    city: requiredText(100),
  })
  .refine(({ entryYear, graduationYear }) => !(entryYear > graduationYear), {
    path: ["graduationYear"],
    error: "crew.graduationBeforeEntry",
    when: () => true,
  });

export const trainingForm = z
  .object({
    institution: requiredText(150),
    training: requiredText(150),
    category: optionalText(100),
    instructor: optionalText(100),
    feedback: optionalText(500),
    evaluation: optionalText(500),
    issued: pastDay,
    expired: clearable(anyDay).default(null),
  })
  .refine(...inOrder("issued", "expired", "crew.expiredBeforeIssued"));

export const seaServiceForm = z
  .object({
    companyName: requiredText(150),
    position: requiredText(100),
    vesselName: requiredText(100),
    vesselType: requiredText(100),
    grt: measure,
    hp: measure,
    dwt: measure,
    onBoard: pastDay,
    offBoard: pastDay,
    note: optionalText(500),
    attachment: attachmentId,
  })
  .refine(...inOrder("onBoard", "offBoard", "crew.offBoardBeforeOnBoard"));

export const rowForms = { education: educationForm, training: trainingForm, "sea-service": seaServiceForm };
export type RowSection = keyof typeof rowForms;
export const rowSections = ["education", "training", "sea-service"] as const satisfies readonly RowSection[];
export type EducationValues = z.output<typeof educationForm>;
export type TrainingValues = z.output<typeof trainingForm>;
export type SeaServiceValues = z.output<typeof seaServiceForm>;
