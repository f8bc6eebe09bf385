import { z } from "zod";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, recordId } from "@/lib/platform/validation";
import { isDay } from "@/lib/platform/calendar/dates";

const optionalId = z.preprocess(blankToUndefined, recordId.optional());
const day = z.preprocess(
  blankToUndefined,
  z.string().meta({ format: "date" }).refine(isDay, "validation.date").optional(),
);

/**
 * by: one row per reporting officer, or per officer and rank. from, to: dates of reports, by default the last 24
 * months.
 */
export const calibrationInput = z.object({
  ...listInput(10),
  by: z.enum(["officer", "officer-rank"]).default("officer").catch("officer"),
  rankId: optionalId,
  vesselId: optionalId,
  from: day,
  to: day,
  sort: z.enum(["difference", "mean", "reports", "officer"]).default("difference").catch("difference"),
  order: z.enum(["asc", "desc"]).default("desc").catch("desc"),
});

/**
 * mean: of this officer's averages, two decimals. fleetMean: of all reports of the same ranks in the division,
 * weighted like the officer's. difference: mean − fleetMean. isSmall: too few reports. spread: reports per average, 1
 * to 5.
 */
const calibrationRow = z.object({
  key: z.string(),
  reportingOfficer: z.string(),
  reportingOfficerId: z.number().nullable(),
  rankId: z.number().nullable(),
  rank: z.string().nullable(),
  rankNameId: z.string().nullable(),
  reports: z.number(),
  mean: z.number(),
  fleetMean: z.number(),
  fleetReports: z.number(),
  difference: z.number(),
  isSmall: z.boolean(),
  spread: z.array(z.number()).length(5),
});
/** fleet: all reports. smallBelow: minimum number of reports for a reliable mean. */
export const calibration = pageOf(calibrationRow).extend({
  from: z.string(),
  to: z.string(),
  fleet: z.object({ reports: z.number(), mean: z.number().nullable(), spread: z.array(z.number()).length(5) }),
  smallBelow: z.number(),
});
