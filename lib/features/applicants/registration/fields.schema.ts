import { z } from "zod";
import { firstSelectableDay, isDay } from "@/lib/platform/calendar/dates";
import { blankToNull, requiredId } from "@/lib/platform/validation";
import type { RequiredCertificate } from "../schema";

/** Context of the form rules: today in Asia/Jakarta, the position and its matrix. */
export type RegistrationContext = { today: string; isCadet: boolean; required: RequiredCertificate[] };

export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankToNull, schema.nullable());
export const optionId = requiredId();

export const fileValue = z.preprocess(
  (value) => (typeof value === "string" ? (value === "" ? null : { fileId: value }) : value),
  z.object({
    fileId: z.uuid("files.notFound"),
    fileName: z.string().max(200).default(""),
    contentType: z.string().max(100).default(""),
    size: z.number().default(0),
  }),
);
export type FileValue = z.output<typeof fileValue>;
export const optionalFile = z.preprocess(blankToNull, fileValue.nullable());

export const day = (context: RegistrationContext) =>
  z
    .string()
    .meta({ format: "date" })
    .min(1, "validation.required")
    .refine(isDay, "validation.date")
    .refine(
      (value) => value >= firstSelectableDay && value <= `${Number(context.today.slice(0, 4)) + 10}-12-31`,
      "validation.date",
    );
export const pastDay = (context: RegistrationContext) =>
  day(context).refine((value) => value <= context.today, "applicants.notInFuture");
