import { z } from "zod";
import { yearPattern } from "@/db/enums/spans";
import { blankToUndefined, divisionNumber } from "@/lib/platform/validation";
import { cardTones, cardUnits } from "@/db/enums/dashboard";

/** The year of yearly figures; the present one by default. */
const year = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : blankToUndefined(value)),
  z.string().regex(yearPattern).optional(),
);
export const groupInput = z.object({ year, divisionId: z.preprocess(blankToUndefined, divisionNumber.optional()) });
export type GroupInput = z.output<typeof groupInput>;

/**
 * title is English, titleId Indonesian. value: null without data. unit: "%" for a rate.
 * from and until: the days it covers; from is null for a figure of the day `until`. href: the list of exactly these
 * rows.
 */
const card = z.object({
  key: z.string(),
  title: z.string(),
  titleId: z.string(),
  value: z.number().nullable(),
  unit: z.enum(cardUnits),
  href: z.string(),
  tone: z.enum(cardTones),
  from: z.string().nullable(),
  until: z.string(),
});
export type Card = z.output<typeof card>;
export const cards = z.array(card);
