import { z } from "zod";
import { blankToUndefined, numeric, optionalText, recordId, requiredText } from "@/lib/platform/validation";
import { day, optional, optionalFile, pastDay, type RegistrationContext } from "./fields.schema";

export const education = (context: RegistrationContext) => {
  const year = z.preprocess(
    blankToUndefined,
    numeric(
      z
        .number()
        .int()
        .min(1945)
        .max(Number(context.today.slice(0, 4)) + 1),
    ),
  );
  return z
    .object({
      universityName: requiredText(150),
      degree: requiredText(100),
      major: requiredText(100),
      gpa: optional(numeric(z.number().min(0).max(100))),
      entryYear: year,
      graduationYear: year,
      city: requiredText(100),
    })
    .refine((entry) => entry.entryYear <= entry.graduationYear, {
      path: ["graduationYear"],
      error: "applicants.graduationBeforeEntry",
    });
};

const expiresAfterIssue = (entry: { issued: string; expired: string | null }) =>
  !entry.expired || entry.expired > entry.issued;
const expiryError = { path: ["expired"], error: "applicants.expiredBeforeIssued" };

const flag = z.preprocess((value) => value === true || value === "true", z.boolean());

export const certificate = (context: RegistrationContext) =>
  z
    .object({
      certificateId: optional(recordId),
      certificateName: requiredText(150),
      certificateNumber: requiredText(60),
      issued: pastDay(context),
      expired: optional(day(context)),
      noExpiry: flag.default(false),
      description: optionalText(300),
      attachment: optionalFile,
    })
    .transform((entry) => (entry.noExpiry ? { ...entry, expired: null } : entry))
    .refine(expiresAfterIssue, expiryError);

export const travelDocument = (context: RegistrationContext) =>
  z
    .object({
      documentName: requiredText(100),
      documentNumber: requiredText(60),
      issued: pastDay(context),
      expired: optional(day(context)),
      description: optionalText(300),
    })
    .refine(expiresAfterIssue, expiryError);

export const training = (context: RegistrationContext) =>
  z
    .object({
      institution: requiredText(150),
      training: requiredText(150),
      category: optionalText(100),
      instructor: optionalText(100),
      feedback: optionalText(500),
      evaluation: optionalText(500),
      issued: pastDay(context),
      expired: optional(day(context)),
    })
    .refine(expiresAfterIssue, expiryError);

const measure = () => optional(numeric(z.number().min(0).max(999_999_999)));

export const seaService = (context: RegistrationContext) =>
  z
    .object({
      companyName: requiredText(150),
      position: requiredText(100),
      vesselName: requiredText(100),
      vesselType: requiredText(100),
      grt: measure(),
      hp: measure(),
      dwt: measure(),
      onBoard: pastDay(context),
      offBoard: pastDay(context),
      note: optionalText(500),
      attachment: optionalFile,
    })
    .refine((entry) => entry.offBoard > entry.onBoard, {
      path: ["offBoard"],
      error: "applicants.offBoardBeforeOnBoard",
    });
