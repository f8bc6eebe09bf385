import { z } from "zod";
import { firstSelectableDay, isDay } from "@/lib/platform/calendar/dates";
import { blankToNull, blankToUndefined, chosenId, numeric, requiredText } from "@/lib/platform/validation";
import type { RequiredCertificate } from "../schema";

/** What the rules of the form depend on: today in Asia/Jakarta, the position and its matrix. */
export type RegistrationContext = { today: string; isCadet: boolean; required: RequiredCertificate[] };

export const digits = (pattern: RegExp, message: string) =>
  z
    .string()
    .meta({ pattern: pattern.source })
    .transform((value) => value.replace(/[\s.-]/g, ""))
    .pipe(z.string().regex(pattern, message));
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankToNull, schema.nullable());
export const numberBetween = (min: number, max: number) =>
  z.preprocess(blankToUndefined, numeric(z.number().min(min).max(max)));
export const optionId = chosenId();

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

/** E.164 with 8 to 15 digits; a leading 0 is an Indonesian number. */
export const phone = z
  .string()
  .meta({ examples: ["+6281234567890"] })
  .transform((value) =>
    value
      .replace(/[\s().-]/g, "")
      .replace(/^0(?=\d)/, "+62")
      .replace(/^(?=[1-9])/, "+"),
  )
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, "applicants.phoneInvalid"));

export const email = z
  .string()
  .meta({ format: "email" })
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email("validation.email"));
export const fullName = requiredText(100).refine(
  (value) => /^[\p{L}\p{M}][\p{L}\p{M} '’.,-]{2,}$/u.test(value),
  "applicants.nameInvalid",
);
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
