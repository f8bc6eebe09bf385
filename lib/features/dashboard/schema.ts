import { z } from "zod";
import { yearPattern } from "@/db/enums/spans";
import { blankToUndefined, divisionNumber } from "@/lib/platform/validation";
import { tones, units } from "./rules";

/** The year of what is counted by the year, the running one unless said otherwise. */
const year = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : blankToUndefined(value)),
  z.string().regex(yearPattern).optional(),
);
export const groupInput = z.object({ year, divisionId: z.preprocess(blankToUndefined, divisionNumber.optional()) });
export type GroupInput = z.output<typeof groupInput>;

/**
 * title in English, titleId in Indonesian; value: null where there is nothing to reckon with; unit: what is counted, "%" for a rate;
 * from and until: the days it counts, from null for how things stand on until; href: the list of exactly these.
 */
const card = z.object({
  key: z.string(),
  title: z.string(),
  titleId: z.string(),
  value: z.number().nullable(),
  unit: z.enum(units),
  href: z.string(),
  tone: z.enum(tones),
  from: z.string().nullable(),
  until: z.string(),
});
export type Card = z.output<typeof card>;
export const cards = z.array(card);
