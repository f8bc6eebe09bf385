import { z } from "zod";
import { dayOf, firstSelectableDay, isDay } from "@/lib/platform/calendar/dates";
import { blankToNull, requiredText } from "@/lib/platform/validation";

/** Accept a blank field as null. product 5.17 */
export const clearable = <T extends z.ZodType>(schema: T) => z.preprocess(blankToNull, schema.nullable());

const today = () => dayOf(new Date());
const noDay = { error: "validation.date", abort: true };
export const anyDay = z
  .string()
  .meta({ format: "date" })
  .min(1, { error: "validation.required", abort: true })
  .refine(isDay, noDay)
  .refine((value) => value >= firstSelectableDay && value <= `${Number(today().slice(0, 4)) + 10}-12-31`, noDay);
export const pastDay = anyDay.refine((value) => value <= today(), "crew.notInFuture");
export const minAges = { cadet: 16, others: 18 } as const;

export const removalForm = z.object({ reason: requiredText(300) });
export const recordChanged = z.object({ id: z.number(), crewId: z.number() });

/** A file as the record shows it. */
export const attachment = z.object({
  fileId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
});
export const documentStatuses = ["valid", "need-renewal", "expired", "missing", "covered"] as const;
