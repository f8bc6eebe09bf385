import { z } from "zod";
import { preparationResults } from "@/db/enums/preparation";
import { isDay } from "@/lib/platform/calendar/dates";
import { locales } from "@/lib/platform/i18n/locales";
import { lookupOptions } from "@/lib/features/lookups/schema";
import { asRecord } from "@/lib/platform/unknown-record";
import { pageOf } from "@/lib/platform/list/page-of";
import {
  blankToNull,
  blankToUndefined,
  requiredId,
  numeric,
  booleanInput,
  optionalText,
  recordId,
  requiredText,
  knownVersion,
} from "@/lib/platform/validation";
import {
  chosenIds,
  normalizeCrewIds,
  joinerChoice,
  normalizeItemsQuery,
  listItemsFields,
  preparationDay,
  uploadedFile,
} from "../schema";

const text = z.string().nullable();
const upper = (schema: z.ZodType<string | null>) => schema.transform((value) => value?.toUpperCase() ?? null);

const appointment = {
  letterNumber: requiredText(40),
  scheduledOn: preparationDay(),
  mcuPackageId: requiredId(),
  clinicName: requiredText(100),
  clinicLocation: upper(optionalText(200)),
};
/** Accept the callers' names, such as schedule for the date. */
const normalizeMcuNames = (input: unknown) => {
  const body = asRecord(input);
  return {
    ...body,
    scheduledOn: body.scheduledOn ?? body.schedule,
    clinic: body.clinic ?? body.clinicName,
    employeePreparationMcuId: body.employeePreparationMcuId ?? body.employeePreparationMCUId ?? body.mcuId,
  };
};
/** One appointment for one or several joiners of a vessel with one letter. D2 §5, §7 */
export const scheduleMcuInput = z.preprocess(
  (input) => normalizeMcuNames(normalizeCrewIds(input)),
  z.object({ vesselId: recordId, crewIds: chosenIds, ...appointment }),
);
/** wholeLetter: all pending people of the letter move too. */
export const updateMcuInput = z.preprocess(
  normalizeMcuNames,
  z.object({
    employeePreparationMcuId: recordId,
    ...appointment,
    wholeLetter: booleanInput.default(false),
    version: knownVersion,
  }),
);

/** The clinic's result; the price in whole rupiah. D2 §5 */
export const mcuResultInput = z.preprocess(
  normalizeMcuNames,
  z.object({
    employeePreparationMcuId: recordId,
    assessmentStatus: z.preprocess(blankToUndefined, z.enum(preparationResults, "validation.required")),
    attachmentId: uploadedFile,
    mcuHealthDegreeId: requiredId("preparation.degreeRequired"),
    mcuPrice: z.preprocess(blankToNull, numeric(z.number().int().min(0).max(999_999_999)).nullable()),
    version: knownVersion,
  }),
);

const listOf = (ids: unknown) => (typeof ids === "string" ? ids.split(",") : [ids ?? []].flat());
const distinct = (ids: number[]) => [...new Set(ids)];

/** crewIds as a list or "1,2", or the appointment ids. Omitted fields stay as scheduled. D2 §7 */
export const mcuLetterInput = z.preprocess(
  (input) => {
    const body = normalizeMcuNames(input);
    const { crewIds, crewId, scheduledOn } = asRecord(body);
    return {
      ...body,
      crewIds: listOf(crewIds ?? crewId),
      employeePreparationMcuIds: listOf(asRecord(input).employeePreparationMcuIds),
      date: scheduledOn,
    };
  },
  z
    .object({
      crewIds: z.array(recordId).max(50).transform(distinct),
      employeePreparationMcuIds: z.array(recordId).max(50).transform(distinct),
      letterNumber: optionalText(40),
      date: z.preprocess(blankToNull, z.string().meta({ format: "date" }).refine(isDay, "validation.date").nullable()),
      mcuPackageId: z.preprocess(blankToUndefined, recordId.optional()),
      clinic: optionalText(100),
      clinicLocation: upper(optionalText(200)),
      fileName: optionalText(100),
      language: z.enum(locales).optional(),
    })
    .refine(({ crewIds, employeePreparationMcuIds }) => crewIds.length + employeePreparationMcuIds.length > 0, {
      path: ["crewIds"],
      error: "validation.required",
    }),
);

export const mcuIdInput = z.preprocess(normalizeMcuNames, z.object({ employeePreparationMcuId: recordId }));
/** noResult: overdue without a result. Without a vessel all visible ones. product 5.13c */
export const listMcusInput = z.preprocess(
  normalizeItemsQuery,
  z.object({ ...listItemsFields, vesselId: recordId.optional(), noResult: booleanInput.default(false) }),
);

export const mcuStored = z.object({
  ids: z.array(z.number()),
  mailIds: z.array(z.number()),
  letterNumber: z.string(),
  rows: z.array(
    z.object({ crewId: z.number(), employeePreparationMCUId: z.number(), employeePreparationId: z.number() }),
  ),
});
export const mcuChanged = z.object({ id: z.number(), employeePreparationMCUId: z.number(), version: z.number() });

const mcuRow = z.object({
  id: z.number(),
  employeePreparationMCUId: z.number(),
  employeePreparationId: z.number(),
  crewId: z.number(),
  employeeName: z.string(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  vesselId: z.number(),
  vesselName: z.string(),
  letterNumber: z.string(),
  onLetter: z.number(),
  scheduledOn: z.string(),
  mcuPackageId: z.number(),
  mcuPackage: z.string(),
  mcuPackageNameId: z.string(),
  clinicName: z.string(),
  clinicLocation: text,
  status: z.enum(["Scheduled", ...preparationResults]),
  result: z.enum(preparationResults).nullable(),
  mcuHealthDegreeId: z.number().nullable(),
  healthStatusDegreeCode: text,
  healthStatusDegreeEn: text,
  healthStatusDegreeNameId: text,
  mcuPrice: z.number().nullable(),
  attachmentId: text,
  attachmentFilename: text,
  createdBy: text,
  dateCreated: z.date(),
  version: z.number(),
  isEnded: z.boolean(),
  mayUpdate: z.boolean(),
});
export type McuRow = z.output<typeof mcuRow>;
/**
 * onLetter: pending people on the letter. medicalDraft: the suggested certificate of a passed check-up until one
 * exists. failedCount: failed check-ups of the preparation up to this one. isReplaced: a later one exists. product
 * 5.13c
 */
export const mcuDetail = mcuRow.extend({
  failedCount: z.number(),
  isReplaced: z.boolean(),
  attachment: z
    .object({ fileId: z.string(), fileName: z.string(), contentType: z.string(), size: z.number() })
    .nullable(),
  medicalDraft: z.object({ examinationDate: z.string(), validUntil: z.string() }).nullable(),
});
export const mcuPage = pageOf(mcuRow);

export const mcuChoicesInput = z.object({ vesselId: recordId });
/** against: message key of why a joiner cannot be selected. */
export const mcuChoices = z.object({
  joiners: z.array(joinerChoice.extend({ blockedReason: z.string().nullable() })),
  packages: lookupOptions,
  clinics: lookupOptions,
  degrees: lookupOptions,
  letterNumber: z.string(),
});
export type McuChoices = z.output<typeof mcuChoices>;
