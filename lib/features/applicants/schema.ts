import { z } from "zod";
import { addressText } from "@/lib/platform/i18n/plain-text";
import { applicantTabs, assessmentStatuses, nextActions, progressStates } from "@/db/enums/applicants";
import { crewStatuses } from "@/db/enums/crew";
import { monthPattern, yearPattern } from "@/db/enums/spans";
import { byAppliedName, type AppliedField, type ShownApplicant } from "@/lib/features/crew/person-fields.rules";
import { locales } from "@/lib/platform/i18n/locales";
import { withSearchAlias, listInput, pageOf } from "@/lib/platform/list/page-of";
import {
  blankToUndefined,
  divisionNumber,
  numeric,
  recordId,
  requiredText,
  knownVersion,
  listOfValues,
} from "@/lib/platform/validation";
import { asRecord } from "@/lib/platform/unknown-record";
import { consentInput, wizardSteps } from "./wizard.schema";
import { registrationChangesOf, registrationContentOf } from "./registration-payload.schema";

const id = recordId;

/** Query of the registration page. */
export const registrationInput = z.object({ joi: id });
export const draftContent = z.object({
  personal: z.record(z.string(), z.unknown()).default({}),
  documents: z.record(z.string(), z.unknown()).default({}),
  training: z.record(z.string(), z.unknown()).default({}),
  bank: z.record(z.string(), z.unknown()).default({}),
});
export type DraftContent = z.output<typeof draftContent>;

const listOf = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** Claimed certificates and years, as sent by a form without scripts. */
export const eligibilityInput = z.object({
  joi: id,
  held: z.preprocess(listOf, z.array(recordId).max(100)),
  years: z.preprocess((value) => value || 0, numeric(z.number().min(0).max(60))),
});
/** name in English, nameId in Indonesian. */
const requestedCertificate = z.object({
  certificateId: z.number(),
  kind: z.enum(["coc", "cop"]),
  name: z.string(),
  nameId: z.string(),
});
export const eligibility = z.object({
  positionName: z.string(),
  positionNameId: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  yearsOfExperience: z.number(),
  required: z.array(requestedCertificate),
  missing: z.array(requestedCertificate),
  yearsShort: z.number(),
});
export type Eligibility = z.output<typeof eligibility>;

export const saveDraftInput = z.object({
  joi: id,
  step: z.enum(wizardSteps),
  values: z
    .record(z.string(), z.unknown())
    .refine((values) => JSON.stringify(values).length <= 200_000, "validation.invalid"),
});
export const savedDraft = z.object({ savedAt: z.date() });
export const submittedStep = z.object({ step: z.number(), nextStep: z.number() });

export const submitRegistrationInput = consentInput.extend({ joi: id, content: z.unknown().optional() });

/** A registration entered by staff; language is that of the applicant's mails. */
export const registerApplicantInput = submitRegistrationInput.extend({ language: z.enum(locales).optional() });

function wholeRegistration(input: unknown) {
  const body = asRecord(input);
  const consent = (key: string) => {
    const bodyValue = body[key] ?? body[`reg${key.charAt(0).toUpperCase()}${key.slice(1)}`];
    return bodyValue === true || bodyValue === "true" || bodyValue === 1;
  };
  return {
    joi: body.jobOpeningId ?? body.regJobOpeningId ?? body.joi,
    declaration: consent("declaration"),
    consent: consent("consent"),
    specificConsent: consent("specificConsent"),
    keepForOtherOpenings: consent("keepForOtherOpenings"),
    content: registrationContentOf(body),
    language: body.language ?? body.regLanguage,
  };
}
/** The call's payload: all steps at once, jobOpeningId instead of joi. */
export const submitRegisterCrewInput = z.preprocess(wholeRegistration, submitRegistrationInput);
export const registerApplicantCall = z.preprocess(wholeRegistration, registerApplicantInput);
export const submittedRegistration = z.object({
  regRegisNo: z.string(),
  registerCrewId: z.number(),
  registrationGuid: z.string(),
  jobOpeningId: z.number(),
});

const requiredCertificate = requestedCertificate.extend({
  neverExpires: z.boolean(),
  minMonthsValid: z.number(),
});
export type RequiredCertificate = z.output<typeof requiredCertificate>;

export const registration = z.object({
  opening: z.object({
    id: z.number(),
    divisionId: z.number(),
    positionName: z.string(),
    positionNameId: z.string(),
    vesselType: z.string(),
    vesselTypeNameId: z.string(),
    yearsOfExperience: z.number(),
    isOpen: z.boolean(),
  }),
  isCadet: z.boolean(),
  required: z.array(requiredCertificate),
  content: draftContent,
  submittedSteps: z.array(z.number()),
  savedAt: z.date().nullable(),
  revision: z.object({ registrationNumber: z.string(), reason: z.string(), expiresAt: z.date() }).nullable(),
  submitted: submittedRegistration.extend({ fullName: z.string(), email: z.string() }).nullable(),
});
export type Registration = z.output<typeof registration>;

const option = z.object({ id: z.number(), name: z.string(), nameId: z.string().nullable() });
export const registrationOptions = z.record(z.string(), z.array(option));
export type RegistrationOptions = z.output<typeof registrationOptions>;

export const statusInput = z.object({
  registrationNo: requiredText(40),
  registrationGuid: z.uuid("applicants.linkInvalid"),
  jobOpeningId: id.optional(),
});
const statusItem = z.object({ statusName: z.string(), progress: z.enum(progressStates) });
export const registrationStatus = z.object({
  registrationNo: z.string(),
  fullName: z.string(),
  jobOpeningId: z.number(),
  position: z.string(),
  positionEn: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  registeredAt: z.date(),
  outcome: z.enum(["in-progress", "not-continued", "accepted", "withdrawn"]),
  openingClosed: z.boolean(),
  statusList: z.array(statusItem),
  statusListEn: z.array(statusItem),
});
export type RegistrationStatus = z.output<typeof registrationStatus>;

export const statusLinkInput = z.object({
  joi: id,
  email: z.string().meta({ format: "email" }).transform(addressText).pipe(z.email().max(254)),
});
export const statusLinkSent = z.object({ accepted: z.literal(true) });

export const mailTypes = [
  "RegisterSubmitted",
  "RegisterNeedRevision",
  "RegisterBOC",
  "RegisterCESMarlin",
  "RegisterInterview",
  "RegisterMCU",
  "RegisterAccepted",
  "RegisterFailed",
  "RegisterWithdrawn",
] as const;
export const sendMailInput = z.object({
  sendEmailType: z
    .string()
    .max(60)
    .meta({ examples: ["RegisterSubmitted"] }),
  registerCrewId: id.optional(),
  id: id.optional(),
  registrationNo: z.string().max(40).optional(),
  registrationGuid: z.uuid("applicants.linkInvalid").optional(),
});
export const sentMail = z.object({ mailId: z.number(), message: z.string() });

const filterIds = listOfValues(id);
export const ends = ["accepted", "not-continued"] as const;
export type End = (typeof ends)[number];
export const listApplicantsInput = z.object({
  ...listInput(10),
  /** "all" lists applicants of every stage. */
  tab: z.enum([...applicantTabs, "all"]).default("new-applicants"),
  divisionId: divisionNumber.optional(),
  position: filterIds,
  vesselType: filterIds,
  joi: filterIds,
  ageing: z.preprocess((value) => value === true || value === "true", z.boolean()).default(false),
  /** How an application ended: hired, or not (including withdrawals). */
  outcome: z.preprocess(blankToUndefined, z.enum(ends).optional()),
  /** Year of the decision. */
  decidedIn: z.preprocess(blankToUndefined, z.string().regex(yearPattern).optional()),
  /** Month of the application. */
  appliedIn: z.preprocess(blankToUndefined, z.string().regex(monthPattern).optional()),
  sort: z
    .enum(["name", "applicantId", "seafarerId", "position", "vesselType", "regDate", "waitingSince"])
    .default("regDate"),
  order: z.enum(["asc", "desc"]).default("desc"),
});

const sortColumns = {
  name: "name",
  applicantid: "applicantId",
  seafarerid: "seafarerId",
  position: "position",
  vesseltype: "vesselType",
  regdate: "regDate",
  waitingsince: "waitingSince",
} as const;
const isSortName = (name: string): name is keyof typeof sortColumns => Object.hasOwn(sortColumns, name);

/** Accepts "name desc", "name:desc" or "-name". */
const sortBy = z
  .string()
  .meta({ examples: ["name desc"] })
  .transform((value, { addIssue }) => {
    const [field = "", direction = "asc", ...more] = value
      .trim()
      .toLowerCase()
      .replace(/^-(\w+)$/, "$1 desc")
      .split(/[\s:,]+/);
    const order = (["asc", "desc"] as const).find((sortDirection) => sortDirection === direction);
    if (isSortName(field) && order && more.length === 0) return { sort: sortColumns[field], order };
    addIssue({ code: "custom", message: "validation.notListed", input: value });
    return z.NEVER;
  });

/** The list of each of the eight stages. */
const tabOfStage = [
  "new-applicants",
  "boc-waitlist",
  "ces-and-marlin-waitlist",
  "ces-and-marlin-waitlist",
  "interview-waitlist",
  "mcu-waitlist",
  "done",
  "done",
] as const;

/** The call's spelling: id is the stage. */
export const listApplicantsCall = withSearchAlias(
  listApplicantsInput
    .extend({
      id: z
        .preprocess(blankToUndefined, recordId.default(1))
        .refine((stage) => stage <= tabOfStage.length, "validation.notListed"),
      tab: listApplicantsInput.shape.tab.unwrap().optional(),
      sortBy: z.preprocess(blankToUndefined, sortBy.optional()),
    })
    .transform(({ id: stage, tab = tabOfStage[stage - 1] ?? "new-applicants", sortBy: sorting, ...query }) => ({
      ...query,
      tab,
      ...sorting,
    })),
);

/** The next action and the day it is pending since; null once the application has ended. */
const waiting = { nextAction: z.enum(nextActions).nullable(), waitingSince: z.date().nullable() };
const status = z.enum(assessmentStatuses);
export const listedApplicant = z.object({
  id: z.number(),
  registerCrewId: z.number(),
  name: z.string(),
  applicantId: z.string(),
  seafarerId: z.string(),
  position: z.string(),
  positionNameId: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  regDate: z.date(),
  lastMovedAt: z.date(),
  isAged: z.boolean(),
  ...waiting,
  jobOpeningId: z.number(),
  currentStatusId: z.number(),
  screening: status,
  boc: status,
  ces: status,
  marlin: status,
  interview: status,
  mcu: status,
  reached: z.array(z.string()),
});
export type ListedApplicant = z.output<typeof listedApplicant>;
/** An application summary with counts of certificates: all, without a scan, and expiring or expired. */
export const applicantPreview = listedApplicant
  .omit({ registerCrewId: true, seafarerId: true, isAged: true, currentStatusId: true, reached: true })
  .extend({
    phone: z.string().nullable(),
    papers: z.object({ total: z.number(), withoutScan: z.number(), ends: z.number() }),
  });
export type ApplicantPreview = z.output<typeof applicantPreview>;
/** The page size is that of the tab. Each of its two lists takes half. */
export const listCesMarlinInput = withSearchAlias(
  listApplicantsInput.omit({ tab: true }).extend({
    cesPage: listInput(10).pageNumber.unwrap().optional(),
    marlinPage: listInput(10).pageNumber.unwrap().optional(),
  }),
);
export const cesMarlinPages = z.object({ ces: pageOf(listedApplicant), marlin: pageOf(listedApplicant) });
export const applicantPage = pageOf(listedApplicant).extend({
  counts: z.record(z.enum(applicantTabs), z.number()),
  /** Total without keyword and filters; null when the list is not filtered. */
  outOf: z.number().nullable(),
});

export const applicantId = z.object({ id });
const day = z.string().nullable();
const file = z
  .object({ fileId: z.string(), fileName: z.string(), contentType: z.string(), size: z.number() })
  .nullable();
type File = z.output<typeof file>;
const certificate = z.object({
  certificateId: z.number().nullable(),
  certificateName: z.string(),
  certificateNumber: z.string(),
  issued: z.string(),
  expired: day,
  description: z.string().nullable(),
  isRequired: z.boolean(),
  noExpiry: z.boolean(),
  attachment: file,
});
/** Return the schema of a declared field of the detail. Choices are shown by name; identity and payroll may be hidden. */
function shownSchema({ input, required, fieldClass, name }: AppliedField): z.ZodType {
  if (input.kind === "file") return file;
  if (input.kind === "word") return z.enum([...input.values]);
  const schema = input.kind === "number" ? z.number() : z.string();
  const isHidden = fieldClass === "identity" || fieldClass === "payroll";
  return isHidden || (required !== "everyone" && name !== "nationality") ? schema.nullable() : schema;
}
type Schemas<T> = { [N in keyof T]: z.ZodType<T[N]> };
function applicantShape() {
  const { nextOfKin, ...shape } = byAppliedName(shownSchema);
  // Each field is that of its declaration; TypeScript cannot follow the mapping.
  return { ...shape, nextOfKin: z.object(nextOfKin as z.ZodRawShape) } as unknown as Schemas<ShownApplicant<File>>;
}

/** A crew record of the same person. Another division's record shows only that it exists. */
const formerCrew = z.object({
  crewId: z.number().nullable(),
  employeeNumber: z.string().nullable(),
  fullName: z.string().nullable(),
  status: z.enum(crewStatuses),
  statusSince: day,
  position: z.string().nullable(),
  positionEn: z.string().nullable(),
  lastVessel: z.string().nullable(),
  sameIdNumber: z.boolean(),
  sameSeafarerCode: z.boolean(),
  elsewhere: z.boolean(),
  barred: z.boolean().nullable(),
});
export type FormerCrew = z.output<typeof formerCrew>;
export const applicantDetail = z.object({
  id: z.number(),
  registerCrewId: z.number(),
  registrationNumber: z.string(),
  divisionId: z.number(),
  jobOpeningId: z.number(),
  position: z.string(),
  positionEn: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  currentStatusId: z.number(),
  version: z.number(),
  ...waiting,
  cesThreshold: z.number(),
  marlinThreshold: z.number(),
  navigationThreshold: z.number().nullable(),
  opening: z.object({ employmentTypeId: z.number(), vacancies: z.number(), hired: z.number() }),
  employee: z.object({ crewId: z.number(), employeeNumber: z.string() }).nullable(),
  formerCrew: z.array(formerCrew),
  /** Whether skipping the tests needs a reason. Also true for users who may not skip. */
  skipNeedsReason: z.boolean(),
  ...applicantShape(),
  bmi: z.number(),
  keepForOtherOpenings: z.boolean(),
  consentAt: z.date(),
  createdAt: z.date(),
  educationHistory: z.array(
    z.object({
      universityName: z.string(),
      degree: z.string(),
      major: z.string(),
      gpa: z.number().nullable(),
      entryYear: z.number(),
      graduationYear: z.number(),
      city: z.string(),
    }),
  ),
  travelDocuments: z.array(
    z.object({
      documentName: z.string(),
      documentNumber: z.string(),
      issued: z.string(),
      expired: day,
      description: z.string().nullable(),
    }),
  ),
  coc: z.array(certificate),
  cop: z.array(certificate),
  trainings: z.array(
    z.object({
      institution: z.string(),
      training: z.string(),
      category: z.string().nullable(),
      instructor: z.string().nullable(),
      feedback: z.string().nullable(),
      evaluation: z.string().nullable(),
      issued: z.string(),
      expired: day,
    }),
  ),
  seaServices: z.array(
    z.object({
      companyName: z.string(),
      position: z.string(),
      vesselName: z.string(),
      vesselType: z.string(),
      grt: z.number().nullable(),
      hp: z.number().nullable(),
      dwt: z.number().nullable(),
      onBoard: z.string(),
      offBoard: z.string(),
      note: z.string().nullable(),
      attachment: file,
    }),
  ),
  bankAccounts: z.array(z.object({ bankName: z.string(), accountNumber: z.string(), accountName: z.string() })),
  assessmentHistories: z.array(
    z.object({
      id: z.number(),
      assessmentType: z.string(),
      assessmentStatus: z.string(),
      divisionId: z.number(),
      reason: z.string().nullable(),
      createdAt: z.date(),
    }),
  ),
});
export type ApplicantDetail = z.output<typeof applicantDetail>;

/** The applicant's data as in SubmitRegisterCrew. Omitted fields stay. */
export const updateRegisterCrewInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { id: body.id ?? body.registerCrewId, version: body.version, content: registrationChangesOf(body) };
  },
  z.object({ id, version: knownVersion, content: draftContent }),
);
export const updatedRegisterCrew = z.object({ registerCrewId: z.number(), version: z.number() });

export const workSummary = z.object({
  division: z.string(),
  jobPosition: z.string(),
  jobPositionNameId: z.string(),
  vesselSize: z.string(),
  vesselType: z.string(),
  vesselTypeNameId: z.string(),
  jobType: z.string(),
  jobTypeNameId: z.string().nullable(),
  education: z.string(),
  workExperience: z.string(),
  yearsOfExperience: z.number(),
  statusJobOpening: z.enum(["Open", "Closed"]),
});
export const workSummaryInput = z.object({ joi: id });
