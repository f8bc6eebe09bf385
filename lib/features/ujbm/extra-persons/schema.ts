import { z } from "zod";
import { extraPersonKinds, extraPersonPayers } from "@/db/enums/ujbm";
import { isDay } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { blankToUndefined, numeric, optionalText, recordId } from "@/lib/platform/validation";
import { requestedUjbmMonth } from "../schema";

const day = z.preprocess(
  blankToUndefined,
  z.string({ error: "validation.required" }).meta({ format: "date" }).refine(isDay, "validation.date"),
);
const maxDays = 92;

export const createExtraPersonInput = z
  .object({
    vesselId: recordId,
    kind: z.preprocess(blankToUndefined, z.enum(extraPersonKinds)),
    persons: z.preprocess(blankToUndefined, numeric(z.int().min(1).max(99))),
    fromDay: day,
    toDay: day,
    paidBy: z.preprocess(blankToUndefined, z.enum(extraPersonPayers)),
    note: optionalText(200),
  })
  .refine(({ fromDay, toDay }) => toDay >= fromDay, { path: ["toDay"], message: "ujbm.extra.endsBefore" })
  .refine(({ fromDay, toDay }) => toDay < fromDay || daysBetween(fromDay, toDay) < maxDays, {
    path: ["toDay"],
    message: "ujbm.extra.tooLong",
  });
export const extraPersonStored = z.object({ id: z.number(), vesselId: z.number() });
export const deleteExtraPersonInput = z.object({ id: recordId });

export const listExtraPersonsInput = z.object({ ...requestedUjbmMonth, vesselId: recordId });
const extraPerson = z.object({
  id: z.number(),
  kind: z.enum(extraPersonKinds),
  persons: z.number(),
  fromDay: z.string(),
  toDay: z.string(),
  paidBy: z.enum(extraPersonPayers),
  note: z.string().nullable(),
  /** Of the requested month: persons times days, both ends included. */
  manDays: z.number(),
});
export type ExtraPerson = z.output<typeof extraPerson>;
/** manDays: sum of all, outside the allowance. */
export const extraPersons = z.object({ month: z.string(), rows: z.array(extraPerson), manDays: z.number() });
