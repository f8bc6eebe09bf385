import { z } from "zod";
import { ujbmMonthStates } from "@/db/enums/ujbm";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, numeric, booleanInput, recordId, messageWhenBlank } from "@/lib/platform/validation";
import { requestedUjbmMonth, monthField, yearField } from "../schema";

export const ujbmSorts = ["name", "crew", "correction", "total", "difference"] as const;
export const listUjbmInput = z.object({
  ...listInput(10),
  ...requestedUjbmMonth,
  payee: z.preprocess(blankToUndefined, z.enum(["waiting"]).optional()),
  sort: z.enum(ujbmSorts).default("name"),
  order: z.enum(["asc", "desc"]).default("asc"),
});

const textOrNull = z.string().nullable();
const figures = {
  vesselId: z.number(),
  vesselName: z.string(),
  ujbm: z.number().nullable(),
  crew: z.number(),
  days: z.number(),
  correction: z.number(),
  specialOccassionDays: z.number(),
  total: z.number().nullable(),
  bankName: textOrNull,
  accountNo: textOrNull,
  accountName: textOrNull,
  phoneNo: textOrNull,
};
/**
 * payeeWaits: a requested account awaits confirmation. ujbm in rupiah per person and day, correction in signed
 * man-days; total, difference (to last month) and rateDifference (cost difference of earlier man-days) in rupiah; null
 * without a rate.
 */
const row = z.object({
  ...figures,
  difference: z.number().nullable(),
  isLarge: z.boolean(),
  payeeWaits: z.boolean(),
  rateDifference: z.number(),
});
export type UjbmRow = z.output<typeof row>;

const month = {
  month: z.string(),
  state: z.enum(ujbmMonthStates),
  closedAt: z.date().nullable(),
  closedByName: textOrNull,
  ratesFrom: textOrNull,
  specialOccassionDays: z.number(),
};
/**
 * openFrom: first month that can be changed; null before any closing. summary: over the found vessels; open: over all
 * vessels, with what to check before closing.
 */
export const ujbmPage = pageOf(row).extend({
  ...month,
  openFrom: textOrNull,
  summary: z.object({ crew: z.number(), correction: z.number(), total: z.number(), difference: z.number().nullable() }),
  open: z.object({
    vessels: z.number(),
    total: z.number(),
    noRate: z.number(),
    noPayee: z.number(),
    large: z.number(),
  }),
  allowedActions: z.array(z.enum(["close", "occasions"])),
});
export type UjbmPage = z.output<typeof ujbmPage>;

export const closeMonthInput = z.object({ months: monthField, year: yearField });
export const monthClosed = z.object({ id: z.number(), month: z.string(), vessels: z.number(), total: z.number() });

/** Document 3 §5, §7: names of the call. isConfirmed: more days than the month has are intended. */
export const occasionDaysInput = z.object({
  ujbmMonth: monthField,
  ujbmYear: yearField,
  specialOccassionDays: z.preprocess(
    blankToUndefined,
    numeric(
      z
        .int({
          error: (issue) =>
            messageWhenBlank("ujbm.daysMissing")(issue) ??
            (issue.code === "invalid_type" ? "ujbm.daysNoNumber" : undefined),
        })
        .min(0)
        .max(31),
    ),
  ),
  isConfirmed: booleanInput.default(false),
});
export const occasionDaysSet = z.object({ month: z.string(), specialOccassionDays: z.number() });

export const vesselMonthInput = z.object({ ...requestedUjbmMonth, vesselId: recordId });
/**
 * An assignment that differs from what was paid, in man-days. Without a name: an unfilled place, or a person the viewer
 * may not see.
 */
const movement = z.object({
  month: z.string(),
  assignmentId: z.number().nullable(),
  crewId: z.number().nullable(),
  name: textOrNull,
  position: textOrNull,
  positionId: textOrNull,
  joinedOn: textOrNull,
  leftOn: textOrNull,
  manDays: z.number(),
});
export type Movement = z.output<typeof movement>;
const settlement = z.object({
  vesselId: z.number(),
  vesselName: z.string(),
  month: z.string(),
  crew: z.number(),
  days: z.number(),
  /** Rate the month was paid at, in rupiah per person and day; null if unpaid. */
  rate: z.number().nullable(),
  paidManDays: z.number(),
  actualManDays: z.number(),
  movements: z.array(movement),
});
export type SettlementDetail = z.output<typeof settlement>;
export const vesselMonth = z.object({
  ...figures,
  ...month,
  difference: z.number().nullable(),
  isLarge: z.boolean(),
  rateDifference: z.number(),
  totalBefore: z.number().nullable(),
  carriedIn: z.number(),
  carriedOut: z.number(),
  settlements: z.array(settlement),
});
export type VesselMonth = z.output<typeof vesselMonth>;
