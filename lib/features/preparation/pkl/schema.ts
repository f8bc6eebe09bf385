import { z } from "zod";
import { provinces } from "@/db/enums/rates";
import { isDay } from "@/lib/platform/calendar/dates";
import { asRecord } from "@/lib/platform/unknown-record";
import { pageOf } from "@/lib/platform/list/page-of";
import {
  blankToUndefined,
  requiredId,
  numeric,
  booleanInput,
  optionalText,
  recordId,
  requiredText,
  knownVersion,
} from "@/lib/platform/validation";
import { listItemsInput, uploadedFile } from "../schema";
import { titleCase } from "./document.rules";
import { pklStates, pklStatuses } from "../agreement-status.rules";

const upper = (schema: z.ZodType<string>) => schema.transform((value) => value.toUpperCase());
const optionalUpper = (maxLength: number) => optionalText(maxLength).transform((value) => value?.toUpperCase() ?? null);
const optionalId = z.preprocess(blankToUndefined, recordId.optional());

const maxAmount = 999_999_999_999;
/** Whole rupiah. Two zero decimals from callers are accepted. */
const money = z.preprocess(
  blankToUndefined,
  numeric(z.number().int("preparation.pkl.wholeRupiah").min(0).max(maxAmount)).optional(),
);
const dollars = z.preprocess(
  blankToUndefined,
  numeric(
    z
      .number()
      .min(0)
      .max(99_999)
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "preparation.pkl.wholeCents"),
  ).optional(),
);
const day = z.preprocess(
  (value) => blankToUndefined(value) ?? "",
  z
    .string("validation.required")
    .meta({ format: "date" })
    .min(1, { error: "validation.required", abort: true })
    .refine(isDay, "validation.date"),
);

/**
 * Fields that decide the wages. Marine's come from the matrix; a tanker's are entered, with trading out in dollars
 * per day.
 */
const wagesForm = {
  docReleasedDate: day,
  initialRankAs: requiredId(),
  province: z.preprocess(blankToUndefined, z.enum(provinces).default("JK")),
  basicSalary: money,
  overtime: money,
  leavePay: money,
  allowances: money,
  allowancesTradingOut: dollars,
  totalWages: money,
};
const subjectIds = { crewId: recordId, vesselId: recordId, addendumOfId: optionalId };

/** The documented form. supersedesId: the agreement it replaces. D2 §5 */
export const insertPklInput = z.object({
  ...subjectIds,
  supersedesId: optionalId,
  pklDocumentNumber: upper(requiredText(60)),
  ptkpGolId: requiredId("preparation.pkl.ptkpRequired"),
  shipCrewSealingOfficerName: requiredText(100),
  crewSealingOffice: optionalUpper(120),
  firstPartyName: requiredText(100),
  position: requiredText(80).transform(titleCase),
  firstPartyOffice: upper(requiredText(120)),
  seamanBookNo: upper(requiredText(40)),
  passportNo: optionalUpper(40),
  employeeNo: upper(requiredText(40)),
  idPosition: optionalText(40),
  shippingArea: requiredText(100),
  cityId: optionalId,
  ...wagesForm,
});
export type PklForm = z.output<typeof insertPklInput>;

export const previewWagesInput = z.object({ ...subjectIds, ...wagesForm, ptkpGolId: optionalId });
export type WagesForm = z.output<typeof previewWagesInput>;

const normalizePklId = (input: unknown) => {
  const body = asRecord(input);
  return {
    ...body,
    employeePreparationPklId: body.employeePreparationPklId ?? body.employeePreparationPKLId ?? body.pklId ?? body.id,
  };
};
export const pklIdInput = z.preprocess(normalizePklId, z.object({ employeePreparationPklId: recordId }));
export const signPklInput = z.preprocess(
  (input) => ({ ...normalizePklId(input), attachmentId: blankToUndefined(asRecord(input).attachmentId) }),
  z.object({
    employeePreparationPklId: recordId,
    attachmentId: uploadedFile,
    attachmentFilename: optionalText(200),
    version: knownVersion,
  }),
);
export const completePklInput = z.preprocess(
  normalizePklId,
  z.object({ employeePreparationPklId: recordId, version: knownVersion }),
);
export const generatePklInput = z.preprocess(
  normalizePklId,
  z.object({ employeePreparationPklId: recordId, inline: booleanInput.default(false) }),
);
export const listPklsInput = listItemsInput;

const text = z.string().nullable();
const amount = z.number().nullable();

/**
 * allowancesTradingOut: rupiah per month for Marine, dollars per day for Tanker. Amounts are null without permission.
 */
const pklRow = z.object({
  id: z.number(),
  employeePreparationPklId: z.number(),
  employeePreparationId: z.number(),
  crewId: z.number(),
  crewName: z.string(),
  employeeName: z.string(),
  vesselId: z.number(),
  vesselName: z.string(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  pklDocumentNumber: z.string(),
  docReleasedDate: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  status: z.enum(pklStatuses),
  pklStatus: z.enum(pklStates),
  isSuperseded: z.boolean(),
  addendumOfId: z.number().nullable(),
  attachmentId: text,
  attachmentFilename: text,
  createdBy: text,
  createdDate: z.date(),
  version: z.number(),
});
export type PklRow = z.output<typeof pklRow>;
export const pklPage = pageOf(pklRow);

export const pklDetail = pklRow.extend({
  divisionId: z.number(),
  vesselCrewId: z.number(),
  pklDocumentName: z.string(),
  shipCrewSealingOfficerName: z.string(),
  crewSealingOffice: text,
  firstPartyName: z.string(),
  position: z.string(),
  firstPartyOffice: z.string(),
  province: z.enum(provinces),
  cityId: z.number().nullable(),
  cityName: text,
  idNumber: text,
  currentRankPosition: z.string(),
  currentRankPositionId: z.string(),
  initialRankAs: z.number(),
  age: z.number(),
  birthPlace: text,
  dateOfBirth: z.string(),
  idPosition: text,
  seafarerCode: text,
  seamanBookNo: z.string(),
  passportNo: text,
  employeeNo: z.string(),
  employmentTypeId: z.number().nullable(),
  ptkpGolId: z.number().nullable(),
  ptkpName: text,
  ptkpNameId: text,
  flag: text,
  grossTonage: z.number().nullable(),
  shippingArea: z.string(),
  operationAreaId: z.number(),
  payrollCategoryId: z.number(),
  payrollCategoryName: z.string(),
  basicSalary: amount,
  overtime: amount,
  leavePay: amount,
  allowances: amount,
  allowancesTradingOut: amount,
  overseasAllowance: amount,
  positionAllowance: amount,
  totalWages: amount,
  seesWages: z.boolean(),
  minimumWage: amount,
  sha256: text,
  signedSha256: text,
  signedAt: z.date().nullable(),
  signedBy: text,
  completedAt: z.date().nullable(),
  completedBy: text,
  reviewAnswer: z.enum(["understood", "question"]).nullable(),
  reviewedAt: z.date().nullable(),
  reviewQuestion: text,
  supersededById: z.number().nullable(),
  /**
   * download: the document. sign: upload the signed one. complete: record the endorsement. supersede: replace it.
   * addendum: cover later days.
   */
  allowedActions: z.array(z.enum(["download", "sign", "complete", "supersede", "addendum"])),
});
export type PklDetail = z.output<typeof pklDetail>;

export const pklStored = z.object({
  id: z.number(),
  employeePreparationPklId: z.number(),
  employeePreparationId: z.number(),
  pklDocumentName: z.string(),
  version: z.number(),
  mailIds: z.array(z.number()),
  warnings: z.array(z.string()),
});
export const pklChanged = z.object({ id: z.number(), employeePreparationPklId: z.number(), version: z.number() });

const problem = z.object({ code: z.string(), message: z.string(), href: text });
export type PklProblem = z.output<typeof problem>;
/** Preview of a form. problems block it, warnings do not. */
/** A tax status (PTKP) that differs from the record's, by id and by code. */
const taxDifference = z.object({ ptkpId: z.number(), was: z.number().nullable(), ofPkl: z.string(), ofRecord: text });
export type TaxDifference = z.output<typeof taxDifference>;

export const previewedWages = z.object({
  lines: z.array(z.object({ name: z.string(), amount: z.number() })),
  tradingOutDollars: amount,
  totalWages: amount,
  payrollCategoryName: text,
  matrixFrom: text,
  minimumWage: amount,
  wageCheck: z.enum(["unknown", "enough", "warn", "block"]).nullable(),
  age: z.number(),
  from: z.string(),
  to: z.string(),
  missing: z.array(z.string()),
  problems: z.array(problem),
  taxStatus: taxDifference.nullable(),
  warnings: z.array(z.string()),
});
export type PreviewedWages = z.output<typeof previewedWages>;

const option = z.object({ id: z.number(), name: z.string() });
export const pklFormInput = z.object({ crewId: recordId, vesselId: recordId, addendumOfId: optionalId });
/** Initial values of the form: read-only facts, suggestions and lists. */
export const pklFormStart = z.object({
  divisionId: z.number(),
  crewName: z.string(),
  employeeNumber: z.string(),
  idNumber: text,
  currentRank: z.object({ name: z.string(), nameEn: z.string() }),
  seatRankId: z.number(),
  birthPlace: text,
  dateOfBirth: z.string(),
  seafarerCode: text,
  seamanBookNo: text,
  passportNo: text,
  ptkpId: z.number().nullable(),
  vesselName: z.string(),
  principalName: text,
  from: z.string(),
  to: z.string(),
  hearers: z.array(z.string()),
  seafarerHasAddress: z.boolean(),
  openPklId: z.number().nullable(),
  openPklNumber: text,
  vesselLacks: z.array(z.string()),
  ranks: z.array(option.extend({ nameEn: z.string() })),
  ptkps: z.array(option.extend({ nameId: text })),
  firstParties: z.array(option),
  sealingOfficers: z.array(option),
  cities: z.array(option),
  ports: z.array(option),
});
export type PklFormStart = z.output<typeof pklFormStart>;
