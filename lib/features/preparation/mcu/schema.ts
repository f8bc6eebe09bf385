import { z } from "zod";
import { preparationResults } from "@/db/enums/preparation";
import { asRecord } from "@/lib/platform/record";
import { pageOf } from "@/lib/platform/list/page-of";
import {
  blankToNull,
  blankToUndefined,
  chosenId,
  numeric,
  optionalText,
  recordId,
  requiredText,
  seenVersion,
} from "@/lib/platform/validation";
import { listItemsInput, preparationDay, uploadedFile } from "../schema";

const text = z.string().nullable();
const upper = (schema: z.ZodType<string | null>) => schema.transform((value) => value?.toUpperCase() ?? null);

const appointment = {
  letterNumber: requiredText(40),
  scheduledOn: preparationDay(),
  mcuPackageId: chosenId(),
  clinicName: requiredText(100),
  clinicLocation: upper(optionalText(200)),
};
/** schedule is what callers call the day. */
const spoken = (input: unknown) => {
  const body = asRecord(input);
  return {
    ...body,
    scheduledOn: body.scheduledOn ?? body.schedule,
    employeePreparationMcuId: body.employeePreparationMcuId ?? body.employeePreparationMCUId ?? body.mcuId,
  };
};
const people = (input: unknown) => {
  const body = spoken(input);
  const named = asRecord(input);
  const employeeIds = named.employeeIds ?? named.scheduleFor ?? named.employeeId;
  return { ...body, employeeIds: Array.isArray(employeeIds) ? employeeIds : [employeeIds] };
};

/** One appointment for one joiner or several of a vessel, who share the letter. D2 §5, §7 */
export const scheduleMcuInput = z.preprocess(
  people,
  z.object({ vesselId: recordId, employeeIds: z.array(chosenId()).min(1).max(50), ...appointment }),
);
export const updateMcuInput = z.preprocess(
  spoken,
  z.object({ employeePreparationMcuId: recordId, ...appointment, version: seenVersion }),
);

/** What the clinic reported; the price in whole rupiah. D2 §5 */
export const mcuResultInput = z.preprocess(
  (input) => ({ ...spoken(input), attachmentId: blankToUndefined(asRecord(input).attachmentId) }),
  z.object({
    employeePreparationMcuId: recordId,
    assessmentStatus: z.preprocess(blankToUndefined, z.enum(preparationResults, "validation.required")),
    attachmentId: uploadedFile,
    mcuHealthDegreeId: chosenId("preparation.degreeRequired"),
    mcuPrice: z.preprocess(blankToNull, numeric(z.number().int().min(0).max(999_999_999)).nullable()),
    version: seenVersion,
  }),
);

export const mcuIdInput = z.preprocess(spoken, z.object({ employeePreparationMcuId: recordId }));
export const listMcusInput = listItemsInput;

export const mcuStored = z.object({
  ids: z.array(z.number()),
  letterNumber: z.string(),
  rows: z.array(
    z.object({ employeeId: z.number(), employeePreparationMCUId: z.number(), employeePreparationId: z.number() }),
  ),
});
export const mcuChanged = z.object({ id: z.number(), employeePreparationMCUId: z.number(), version: z.number() });

const mcuRow = z.object({
  id: z.number(),
  employeePreparationMCUId: z.number(),
  employeePreparationId: z.number(),
  employeeId: z.number(),
  employeeName: z.string(),
  jobPositionName: z.string(),
  jobPositionNameId: z.string(),
  vesselId: z.number(),
  vesselName: z.string(),
  letterNumber: z.string(),
  scheduledOn: z.string(),
  mcuPackageId: z.number(),
  mcuPackage: z.string(),
  clinicName: z.string(),
  clinicLocation: text,
  status: z.enum(["Scheduled", ...preparationResults]),
  result: z.enum(preparationResults).nullable(),
  mcuHealthDegreeId: z.number().nullable(),
  healthStatusDegreeCode: text,
  healthStatusDegreeEn: text,
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
/** draft: the medical certificate a passed check-up suggests until one of that day is on record. product 5.13c */
export const mcuDetail = mcuRow.extend({
  medicalDraft: z.object({ examinationDate: z.string(), validUntil: z.string() }).nullable(),
});
export const mcuPage = pageOf(mcuRow);
