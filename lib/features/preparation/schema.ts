import { z } from "zod";
import { dayOf, isDay } from "@/lib/platform/calendar/dates";
import { listInput } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToUndefined, recordId } from "@/lib/platform/validation";

const yearOf = (day: string) => Number(day.slice(0, 4));
const thisYear = () => yearOf(dayOf(new Date()));

/** A valid appointment date from this year to ten years ahead. beforeThisYear: message for an earlier one. D2 §5 */
export const preparationDay = (beforeThisYear = "preparation.beforeThisYear") =>
  z
    .string("validation.required")
    .meta({ format: "date" })
    .min(1, { error: "validation.required", abort: true })
    .refine(isDay, { error: "validation.date", abort: true })
    .refine((value) => yearOf(value) >= thisYear(), beforeThisYear)
    .refine((value) => yearOf(value) <= thisYear() + 10, "validation.date");

/** A seafarer as an option. startDate: the joining date. */
export const joinerChoice = z.object({
  crewId: z.number(),
  name: z.string(),
  position: z.object({ name: z.string(), nameEn: z.string() }),
  vesselName: z.string(),
  startDate: z.string(),
});

/** Accept crewIds, scheduleFor or crewId, one or several. */
export const normalizeCrewIds = (input: unknown) => {
  const body = asRecord(input);
  const ids = body.crewIds ?? body.scheduleFor ?? body.crewId;
  return { ...body, crewIds: blankToUndefined(ids) === undefined ? [] : [ids].flat() };
};
/** Distinct ids of one appointment. */
export const chosenIds = z
  .array(recordId)
  .min(1, "validation.required")
  .max(50)
  .transform((ids) => [...new Set(ids)]);

const fileIdOf = (value: unknown) =>
  typeof value === "object" && value !== null && "fileId" in value ? value.fileId : blankToUndefined(value);
const fileId = z.uuid({ error: ({ input }) => (input === undefined ? "validation.required" : "files.notFound") });
/** The file of a result: its id, or the form's file object. */
export const uploadedFile = z.preprocess(fileIdOf, fileId);
/** The same, optional. */
export const optionalFile = z.preprocess(fileIdOf, fileId.optional());

/** Accept crewId for the seafarer, and blanks as omitted. */
export const normalizeItemsQuery = (input: unknown) => {
  const body = asRecord(input);
  return {
    ...body,
    vesselId: blankToUndefined(body.vesselId),
    crewId: blankToUndefined(body.crewId),
  };
};
export const listItemsFields = { ...listInput(10), vesselId: recordId, crewId: recordId.optional() };
/** Items of current and past joiners of a vessel; crewId limits them to one. */
export const listItemsInput = z.preprocess(normalizeItemsQuery, z.object(listItemsFields));
