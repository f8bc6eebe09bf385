import { z } from "zod";
import { blankToUndefined, divisionNumber, numeric, messageWhenBlank } from "@/lib/platform/validation";
import { AppError } from "@/lib/platform/errors";
import { dayOf } from "@/lib/platform/calendar/dates";
import { monthFrom, firstDayOf, partsOf } from "@/lib/platform/calendar/months";
import { selectableYears } from "./month.rules";

const optional = <T extends z.ZodType>(one: T) => z.preprocess(blankToUndefined, one.optional());

/** A month as calls name it; the current month in Jakarta by default. */
export const requestedUjbmMonth = {
  divisionId: optional(divisionNumber),
  months: optional(numeric(z.number().int().min(1).max(12))),
  year: optional(numeric(z.number().int())),
};
export const monthInput = z.object(requestedUjbmMonth);

/** The same, required, with the documented messages. Document 3 §5 */
export const monthField = z.preprocess(
  blankToUndefined,
  numeric(
    z
      .int({ error: (issue) => messageWhenBlank("ujbm.monthMissing")(issue) })
      .min(1)
      .max(12),
  ),
);
export const yearField = z.preprocess(
  blankToUndefined,
  numeric(z.int({ error: (issue) => messageWhenBlank("ujbm.yearMissing")(issue) ?? "ujbm.yearNoNumber" })),
);

/**
 * Return the first day of the requested month. Document 3 §9 @throws invalid for a year other than last, this or next
 */
export function monthIn(
  { months, year }: { months?: number | undefined; year?: number | undefined },
  now: Date,
  path = "year",
) {
  const today = dayOf(now);
  const currentMonth = partsOf(firstDayOf(today));
  const requested = { months: months ?? currentMonth.months, year: year ?? currentMonth.year };
  if (!selectableYears(today).includes(requested.year))
    throw new AppError("invalid", "errors.invalid", {}, [{ path, message: "ujbm.yearOutside" }]);
  return monthFrom(requested);
}
