import { z } from "zod";
import { dayOf, isDay } from "@/lib/platform/calendar/dates";
import { listInput } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/record";
import { blankToUndefined, recordId } from "@/lib/platform/validation";

const yearOf = (day: string) => Number(day.slice(0, 4));
const thisYear = () => yearOf(dayOf(new Date()));

/** A day of an appointment: a valid one, of this year or later, within ten years. beforeThisYear is what an earlier one is told. D2 §5 */
export const preparationDay = (beforeThisYear = "preparation.beforeThisYear") =>
  z
    .string("validation.required")
    .meta({ format: "date" })
    .min(1, { error: "validation.required", abort: true })
    .refine(isDay, { error: "validation.date", abort: true })
    .refine((value) => yearOf(value) >= thisYear(), beforeThisYear)
    .refine((value) => yearOf(value) <= thisYear() + 10, "validation.date");

/** The file a result is proven by. */
export const uploadedFile = z.uuid({
  error: ({ input }) => (input === undefined ? "validation.required" : "files.notFound"),
});

/** The items of those who prepare or prepared for a vessel; employeeId narrows to one of them. */
export const listItemsInput = z.preprocess(
  (input) => {
    const body = asRecord(input);
    return { ...body, employeeId: blankToUndefined(body.employeeId ?? body.crewId) };
  },
  z.object({ ...listInput(10), vesselId: recordId, employeeId: recordId.optional() }),
);
