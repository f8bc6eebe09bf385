import { z } from "zod";
import { clothingSizes, crewOrigins, sexes, shoeSizes, trouserSizes } from "@/db/enums/applicants";
import { compactNumber, passportNumber, seamanBookNumber } from "@/lib/features/crew/papers/number.rules";
import { addYears, firstSelectableDay, isDay } from "@/lib/platform/calendar/dates";
import { messageOf } from "@/lib/platform/errors";
import { blankToNull, blankToUndefined, optionalText, recordId, requiredText } from "@/lib/platform/validation";
import { certificateProblems, hasTripleOverlap, withoutDuplicates } from "./rules";
import type { RequiredCertificate } from "../schema";

/** What the rules of the form depend on: today in Asia/Jakarta, the position and its matrix. */
export type RegistrationContext = { today: string; isCadet: boolean; required: RequiredCertificate[] };

const digits = (pattern: RegExp, message: string) =>
  z
    .string()
    .transform((value) => value.replace(/[\s.-]/g, ""))
    .pipe(z.string().regex(pattern, message));
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankToNull, schema.nullable());
const numberBetween = (min: number, max: number) =>
  z.preprocess(blankToUndefined, z.coerce.number({ error: "validation.required" }).min(min).max(max));
const optionId = z.preprocess(
  blankToUndefined,
  z.coerce.number({ error: "validation.required" }).pipe(z.int32().positive()),
);

const fileValue = z.preprocess(
  (value) => (typeof value === "string" ? (value === "" ? null : { fileId: value }) : value),
  z.object({
    fileId: z.uuid("files.notFound"),
    fileName: z.string().max(200).default(""),
    contentType: z.string().max(100).default(""),
    size: z.number().default(0),
  }),
);
export type FileValue = z.output<typeof fileValue>;
const optionalFile = z.preprocess(blankToNull, fileValue.nullable());

/** E.164 with 8 to 15 digits; a leading 0 is an Indonesian number. */
const phone = z
  .string()
  .transform((value) =>
    value
      .replace(/[\s().-]/g, "")
      .replace(/^0(?=\d)/, "+62")
      .replace(/^(?=[1-9])/, "+"),
  )
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, "applicants.phoneInvalid"));

const email = z.string().trim().toLowerCase().max(254).pipe(z.email("validation.email"));
const fullName = requiredText(100).refine(
  (value) => /^[\p{L}\p{M}][\p{L}\p{M} '’.,-]{2,}$/u.test(value),
  "applicants.nameInvalid",
);
const day = (context: RegistrationContext) =>
  z
    .string()
    .min(1, "validation.required")
    .refine(isDay, "validation.date")
    .refine(
      (value) => value >= firstSelectableDay && value <= `${Number(context.today.slice(0, 4)) + 10}-12-31`,
      "validation.date",
    );
const pastDay = (context: RegistrationContext) =>
  day(context).refine((value) => value <= context.today, "applicants.notInFuture");

const education = (context: RegistrationContext) => {
  const year = z.preprocess(
    blankToUndefined,
    z.coerce
      .number({ error: "validation.required" })
      .int()
      .min(1945)
      .max(Number(context.today.slice(0, 4)) + 1),
  );
  return z
    .object({
      universityName: requiredText(150),
      degree: requiredText(100),
      major: requiredText(100),
      gpa: optional(z.coerce.number().min(0).max(100)),
      entryYear: year,
      graduationYear: year,
      city: requiredText(100),
    })
    .refine((entry) => entry.entryYear <= entry.graduationYear, {
      path: ["graduationYear"],
      error: "applicants.graduationBeforeEntry",
    });
};

/** Rules over several fields speak at once with those of single fields, whose own problem comes first. */
const always = { when: () => true };

function problems(input: unknown, refinement: z.core.$RefinementCtx) {
  return (field: string, isWrong: boolean, message: string) => {
    const path = field.split(".");
    const isKnown = refinement.issues.some(
      (issue) => issue.path?.[0] === path[0] && (path.length === 1 || issue.path?.[1] === path[1]),
    );
    if (isWrong && !isKnown) refinement.addIssue({ code: "custom", path, message, input });
  };
}

export function personalSchema(context: RegistrationContext) {
  const minimumAge = context.isCadet ? 16 : 18;
  return z
    .object({
      crewOrigin: z.enum(crewOrigins).default("WNI"),
      fullName,
      sex: z.enum(sexes, { error: "validation.required" }),
      birthPlace: requiredText(100),
      dateOfBirth: day(context)
        .refine(
          (value) => value <= addYears(context.today, -minimumAge),
          messageOf("applicants.tooYoung", { age: minimumAge }),
        )
        .refine((value) => value >= addYears(context.today, -71), "applicants.tooOld"),
      religion: optional(optionId),
      maritalStatus: optionId,
      nationality: optionId,
      photo: fileValue,
      photoKtp: optionalFile,
      photoPassport: optionalFile,
      idNumber: optional(digits(/^\d{16}$/, "applicants.nikInvalid")),
      kkNumber: optional(digits(/^\d{16}$/, "applicants.kkInvalid")),
      npwpNumber: optional(digits(/^\d{15,16}$/, "applicants.npwpInvalid")),
      bpjsKesehatanNumber: optional(digits(/^\d{13}$/, "applicants.bpjsKesehatanInvalid")),
      bpjsKetenagakerjaanNumber: optional(digits(/^\d{11}$/, "applicants.bpjsKetenagakerjaanInvalid")),
      seafarerIdNumber: digits(/^\d{10}$/, "applicants.seafarerCodeInvalid"),
      seamanBookNumber: z
        .string()
        .transform((value) => compactNumber("seaman-book", value))
        .pipe(z.string().regex(seamanBookNumber, "applicants.seamanBookInvalid")),
      passportId: optional(
        z
          .string()
          .transform((value) => compactNumber("passport", value))
          .pipe(z.string().regex(passportNumber.WNA, "applicants.passportInvalid")),
      ),
      emailAddress: email,
      phoneNumber: phone,
      address: requiredText(500),
      nextOfKin: z.object({ fullName, emailAddress: optional(email), phoneNumber: phone, address: requiredText(500) }),
      height: numberBetween(120, 230),
      weight: numberBetween(30, 200),
      safetyShoesSize: z.enum(shoeSizes, { error: "validation.required" }),
      trousersSize: z.enum(trouserSizes, { error: "validation.required" }),
      coverallSize: z.enum(clothingSizes, { error: "validation.required" }),
      shirtSize: z.enum(clothingSizes, { error: "validation.required" }),
      educationHistory: z.array(education(context)).min(1, "applicants.educationRequired").max(15),
    })
    .superRefine((value, issues) => {
      const wrong = problems(value, issues);
      if (value.crewOrigin === "WNA") wrong("passportId", !value.passportId, "validation.required");
      else {
        for (const paper of ["idNumber", "kkNumber", "photoKtp"] as const)
          wrong(paper, !value[paper], "validation.required");
        wrong(
          "passportId",
          value.passportId ? !passportNumber.WNI.test(value.passportId) : false,
          "applicants.passportInvalid",
        );
      }
      wrong("photoPassport", Boolean(value.passportId) && !value.photoPassport, "validation.required");
      const relative = value.nextOfKin?.emailAddress;
      wrong(
        "nextOfKin.emailAddress",
        Boolean(relative) && relative === value.emailAddress,
        "applicants.nextOfKinEmailSame",
      );
    }, always);
}

const flag = z.preprocess((value) => value === true || value === "true", z.boolean());

const certificate = (context: RegistrationContext) =>
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
    .refine((entry) => !entry.expired || entry.expired > entry.issued, {
      path: ["expired"],
      error: "applicants.expiredBeforeIssued",
    });

const travelDocument = (context: RegistrationContext) =>
  z
    .object({
      documentName: requiredText(100),
      documentNumber: requiredText(60),
      issued: pastDay(context),
      expired: optional(day(context)),
      description: optionalText(300),
    })
    .refine((entry) => !entry.expired || entry.expired > entry.issued, {
      path: ["expired"],
      error: "applicants.expiredBeforeIssued",
    });

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Rows as far as they can be read: what mandatory certificates lack is told together with what is wrong in a row. */
const asHeld = (rows: unknown) =>
  (Array.isArray(rows) ? rows : []).map((row: unknown) => {
    const { certificateId, certificateName, expired, noExpiry, attachment } = isRow(row) ? row : {};
    return {
      certificateId: Number(certificateId) || null,
      certificateName: String(certificateName ?? ""),
      expired: expired ? String(expired) : null,
      noExpiry: noExpiry === true || noExpiry === "true",
      attachment: attachment ? {} : null,
    };
  });

export function documentsSchema(context: RegistrationContext) {
  return z
    .object({
      travelDocuments: z
        .array(travelDocument(context))
        .max(30)
        .default([])
        .transform((list) => withoutDuplicates(list, (entry) => entry.documentName)),
      coc: z
        .array(certificate(context))
        .max(30)
        .default([])
        .transform((list) => withoutDuplicates(list, (entry) => entry.certificateName)),
      cop: z
        .array(certificate(context))
        .max(60)
        .default([])
        .transform((list) => withoutDuplicates(list, (entry) => entry.certificateName)),
    })
    .superRefine((value, issues) => {
      for (const kind of ["coc", "cop"] as const) {
        const required = context.required.filter((entry) => entry.kind === kind);
        for (const problem of certificateProblems(asHeld(value[kind]), required)) {
          const path = [kind, ...problem.path];
          const isKnown = path.length > 1 && issues.issues.some((issue) => issue.path?.join(".") === path.join("."));
          if (!isKnown) issues.addIssue({ code: "custom", path, message: problem.message, input: value });
        }
      }
    }, always);
}

const training = (context: RegistrationContext) =>
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
    .refine((entry) => !entry.expired || entry.expired > entry.issued, {
      path: ["expired"],
      error: "applicants.expiredBeforeIssued",
    });

const measure = () => optional(z.coerce.number().min(0).max(999_999_999));

const seaService = (context: RegistrationContext) =>
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

export const trainingSchema = (context: RegistrationContext) =>
  z.object({
    trainings: z
      .array(training(context))
      .max(60)
      .default([])
      .transform((list) => withoutDuplicates(list, (entry) => `${entry.training}|${entry.institution}`)),
    seaServices: z
      .array(seaService(context))
      .max(80)
      .default([])
      .transform((list) => withoutDuplicates(list, (entry) => `${entry.position}|${entry.companyName}`))
      .refine((list) => !hasTripleOverlap(list), "applicants.seaServiceOverlap"),
  });

const accountNumber = digits(/^\d{5,20}$/, "applicants.accountNumberInvalid");

export const bankSchema = () =>
  z
    .object({
      bankName1: requiredText(100),
      accountNumber1: accountNumber,
      accountName1: requiredText(100),
      bankName2: optionalText(100),
      accountNumber2: optional(accountNumber),
      accountName2: optionalText(100),
    })
    .superRefine((value, issues) => {
      const wrong = problems(value, issues);
      const second = ["bankName2", "accountNumber2", "accountName2"] as const;
      const isGiven = second.some((key) => value[key]);
      for (const key of second) wrong(key, isGiven && !value[key], "validation.required");
    }, always);

/** One row of each list, for the dialog that adds it. */
export const entrySchemas = {
  educationHistory: education,
  travelDocuments: travelDocument,
  coc: certificate,
  cop: certificate,
  trainings: training,
  seaServices: seaService,
};

export const stepSchemas = {
  personal: personalSchema,
  documents: documentsSchema,
  training: trainingSchema,
  bank: bankSchema,
};

export const registrationContent = (context: RegistrationContext) =>
  z.object({
    personal: personalSchema(context),
    documents: documentsSchema(context),
    training: trainingSchema(context),
    bank: bankSchema(),
  });
export type RegistrationContent = z.output<ReturnType<typeof registrationContent>>;
