import { z } from "zod";
import { blankToUndefined, divisionNumber, numeric, whenBlank } from "@/lib/platform/validation";
import { AppError } from "@/lib/platform/errors";
import { dayOf } from "@/lib/platform/calendar/dates";
import { monthFrom, monthOf, partsOf, yearsOf } from "./month.rules";

const optional = <T extends z.ZodType>(one: T) => z.preprocess(blankToUndefined, one.optional());

/** A month as the calls name it; what is not said is the present one in Jakarta. */
export const monthAsked = {
  divisionId: optional(divisionNumber),
  months: optional(numeric(z.number().int().min(1).max(12))),
  year: optional(numeric(z.number().int())),
};
export const monthInput = z.object(monthAsked);

/** The same where it must be said, in the documented words. Document 3 §5 */
export const monthField = z.preprocess(
  blankToUndefined,
  numeric(
    z
      .int({ error: (issue) => whenBlank("ujbm.monthMissing")(issue) })
      .min(1)
      .max(12),
  ),
);
export const yearField = z.preprocess(
  blankToUndefined,
  numeric(z.int({ error: (issue) => whenBlank("ujbm.yearMissing")(issue) ?? "ujbm.yearNoNumber" })),
);

/** The first day of the month that is asked for. Document 3 §9 @throws invalid for a year other than the one before, this one or the next */
export function monthIn(
  { months, year }: { months?: number | undefined; year?: number | undefined },
  now: Date,
  path = "year",
) {
  const today = dayOf(now);
  const present = partsOf(monthOf(today));
  const asked = { months: months ?? present.months, year: year ?? present.year };
  if (!yearsOf(today).includes(asked.year))
    throw new AppError("invalid", "errors.invalid", {}, [{ path, message: "ujbm.yearOutside" }]);
  return monthFrom(asked);
}
