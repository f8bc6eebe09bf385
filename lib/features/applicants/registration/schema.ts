import { z } from "zod";
import { crewOrigins } from "@/db/enums/applicants";
import { accountNumber as numberOfAccount, fieldSchema } from "@/lib/features/crew/formats/schema";
import { compactNumber, passportNumber, seamanBookNumber } from "@/lib/features/crew/documents/number.rules";
import type { AppliedInput, ParsedKin, ParsedPerson } from "@/lib/features/crew/person-fields.rules";
import { addYears } from "@/lib/platform/calendar/dates";
import { messageOf } from "@/lib/platform/errors";
import { optionalText, requiredText } from "@/lib/platform/validation";
import { asRecord } from "@/lib/platform/unknown-record";
import { certificate, education, seaService, training, travelDocument } from "./entries.schema";
import {
  day,
  fileValue,
  optional,
  optionalFile,
  optionId,
  type FileValue,
  type RegistrationContext,
} from "./fields.schema";
import { certificateProblems, hasTripleOverlap, withoutDuplicates } from "./rules";

/** Run cross-field rules together with field rules. A field's own error comes first. */
const always = { when: () => true };

type AddProblem = (field: string, isWrong: boolean, message: string) => void;

function problems(input: unknown, refinement: z.core.$RefinementCtx): AddProblem {
  return (field, isWrong, message) => {
    const path = field.split(".");
    const isKnown = refinement.issues.some(
      (issue) => issue.path?.[0] === path[0] && (path.length === 1 || issue.path?.[1] === path[1]),
    );
    if (isWrong && !isKnown) refinement.addIssue({ code: "custom", path, message, input });
  };
}

type IdentityFields = {
  crewOrigin: string;
  nationality: unknown;
  idNumber: unknown;
  kkNumber: unknown;
  photoKtp: unknown;
  passportId: string | null;
  photoPassport: unknown;
};

/**
 * Check identity fields by origin: foreigners need nationality and passport, Indonesians identity and family card; a
 * passport needs its scan. Document 1 §3
 */
function checkIdentity(person: IdentityFields, addProblem: AddProblem) {
  const { crewOrigin, passportId } = person;
  if (crewOrigin === "WNA") {
    addProblem("nationality", !person.nationality, "validation.required");
    addProblem("passportId", !passportId, "validation.required");
  } else {
    for (const field of ["idNumber", "kkNumber", "photoKtp"] as const)
      addProblem(field, !person[field], "validation.required");
    const isForeign = passportId ? !passportNumber.WNI.test(passportId) : false;
    addProblem("passportId", isForeign, "applicants.passportInvalid");
  }
  addProblem("photoPassport", Boolean(passportId) && !person.photoPassport, "validation.required");
}

/** Check that the next of kin has a different e-mail address. */
function checkRelative(
  { emailAddress, nextOfKin }: { emailAddress: string; nextOfKin?: { emailAddress: string | null } },
  addProblem: AddProblem,
) {
  const relative = nextOfKin?.emailAddress;
  addProblem("nextOfKin.emailAddress", Boolean(relative) && relative === emailAddress, "applicants.nextOfKinEmailSame");
}

function birthDate(context: RegistrationContext) {
  const { today, isCadet } = context;
  const age = isCadet ? 16 : 18;
  return day(context)
    .meta({ examples: ["1990-05-17"] })
    .refine((value) => value <= addYears(today, -age), messageOf("applicants.tooYoung", { age }))
    .refine((value) => value >= addYears(today, -71), "applicants.tooOld");
}

const travelNumbers = {
  "seaman-book": { examples: ["F 123456"], pattern: seamanBookNumber, message: "applicants.seamanBookInvalid" },
  passport: { examples: ["C1234567"], pattern: passportNumber.WNA, message: "applicants.passportInvalid" },
};
function travelNumber(of: keyof typeof travelNumbers) {
  const { examples, pattern, message } = travelNumbers[of];
  return z
    .string()
    .meta({ examples })
    .transform((value) => compactNumber(of, value))
    .pipe(z.string().regex(pattern, message));
}

/** Build the schema of a declared field as the registration takes it. Only some people need those not of everyone. */
function appliedSchema({ name, input, required }: AppliedInput, context: RegistrationContext): z.ZodType {
  const isRequired = required === "everyone";
  if (input.kind === "file") return isRequired ? fileValue : optionalFile;
  if (input.kind === "choice") return isRequired ? optionId : optional(optionId);
  if (input.kind === "date") return birthDate(context);
  if (name === "crewOrigin") return z.enum(crewOrigins).default("WNI");
  const schema = input.kind === "travel-number" ? travelNumber(input.of) : fieldSchema(input, "applicants");
  return isRequired ? schema : optional(schema);
}

type Schemas<T> = { [N in keyof T]: z.ZodType<T[N]> };
type PersonShape = Schemas<Omit<ParsedPerson<FileValue>, "nextOfKin">>;
/** Return the schemas of the declared fields, the next of kin's apart. */
function personShape(context: RegistrationContext, fields: readonly AppliedInput[]) {
  const shapeOf = (isKin: boolean) =>
    Object.fromEntries(
      fields
        .filter((field) => field.isKin === isKin)
        .map((field) => [field.name, appliedSchema(field, context)] as const),
    );
  // Each field has the schema of its declaration; TypeScript cannot follow the mapping.
  return {
    person: shapeOf(false) as unknown as PersonShape,
    nextOfKin: z.object(shapeOf(true) as unknown as Schemas<ParsedKin>),
  };
}

/** Build the schema of the first step. fields: those that are declared, which browsers get as data. */
export function personalSchema(context: RegistrationContext, fields: readonly AppliedInput[]) {
  const { person, nextOfKin } = personShape(context, fields);
  return z
    .object({
      ...person,
      nextOfKin,
      educationHistory: z.array(education(context)).min(1, "applicants.educationRequired").max(15),
    })
    .superRefine((value, issues) => {
      const addProblem = problems(value, issues);
      checkIdentity(value, addProblem);
      checkRelative(value, addProblem);
    }, always);
}

/** Keep readable rows, so that missing certificate data is reported together with row errors. */
const readableRows = (rows: unknown) =>
  (Array.isArray(rows) ? rows : []).map((row: unknown) => {
    const { certificateId, certificateName, expired, noExpiry, attachment } = asRecord(row);
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
        for (const problem of certificateProblems(readableRows(value[kind]), required)) {
          const path = [kind, ...problem.path];
          const isKnown = path.length > 1 && issues.issues.some((issue) => issue.path?.join(".") === path.join("."));
          if (!isKnown) issues.addIssue({ code: "custom", path, message: problem.message, input: value });
        }
      }
    }, always);
}

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

const accountNumber = numberOfAccount("applicants.accountNumberInvalid");

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
      const addProblem = problems(value, issues);
      const second = ["bankName2", "accountNumber2", "accountName2"] as const;
      const isGiven = second.some((key) => value[key]);
      for (const key of second) addProblem(key, isGiven && !value[key], "validation.required");
    }, always);

/** Schemas of one row per list, for the dialogs. */
export const entrySchemas = {
  educationHistory: education,
  travelDocuments: travelDocument,
  coc: certificate,
  cop: certificate,
  trainings: training,
  seaServices: seaService,
};
