import { z } from "zod";
import { payDifferenceCauses, payDifferenceStates } from "@/db/enums/work-orders";
import { isDay } from "@/lib/platform/calendar/dates";
import { keyword, pageOf } from "@/lib/platform/list/page-of";
import {
  blankToUndefined,
  numeric,
  booleanInput,
  optionalText,
  recordId,
  knownVersion,
} from "@/lib/platform/validation";
import { month } from "../schema";
import { problemCodes } from "../calculation/month-facts.rules";

/** One person, a part of a month after a person, or every locked month of one or all divisions. */
export const recalculateInput = z.union([
  z.object({ crewId: z.int() }),
  z.object({ divisionId: z.int(), month, after: z.int(), isListing: z.boolean() }),
  z.object({ divisionId: z.int().nullable() }),
]);

/** to-decide: proposals that await the viewer as the second person; listed: of months before the rules changed. */
export const differenceTabs = ["open", "to-decide", "proposed", "settled", "refused", "listed"] as const;
export const listDifferencesInput = z.object({
  pageNumber: numeric(z.number().int().min(1).max(1_000_000)).default(1),
  pageSize: numeric(z.number().int().min(1).max(200)).default(50),
  filterList: keyword,
  month: z.preprocess(blankToUndefined, month.optional()),
  tab: z.preprocess(blankToUndefined, z.enum(differenceTabs).default("open")),
});

const figures = z.object({
  days: z.number(),
  wages: z.number(),
  premiums: z.number(),
  tax: z.number(),
  takeHome: z.number(),
  due: z.number(),
  billed: z.number(),
});
const differenceActions = ["propose", "owe", "confirm", "decline", "refuse"] as const;
const listedDifference = z.object({
  id: z.number(),
  crewId: z.number(),
  name: z.string(),
  employeeNumber: z.string(),
  month: z.string(),
  causes: z.array(z.enum(payDifferenceCauses)),
  paid: figures,
  /** Null when the month cannot be calculated with current facts; problems explains why. */
  owed: figures.nullable(),
  problems: z.array(
    z.object({
      code: z.enum(problemCodes),
      stops: z.enum(["calculation", "lock", "nothing"]),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** Amount still to settle, before tax; and the differences of the month's tax and bill. Whole rupiah. */
  amount: z.number(),
  tax: z.number(),
  billed: z.number(),
  state: z.enum(payDifferenceStates),
  foundAt: z.date(),
  proposedMonth: z.string().nullable(),
  proposedAmount: z.number().nullable(),
  proposedAsDebt: z.boolean(),
  proposedBy: z.string().nullable(),
  reason: z.string().nullable(),
  version: z.number(),
  allowedActions: z.array(z.enum(differenceActions)),
});
export type ListedDifference = z.output<typeof listedDifference>;
export const listedDifferences = pageOf(listedDifference).extend({
  counts: z.record(z.enum(differenceTabs), z.number()),
  /** Months with differences, newest first. */
  months: z.array(z.string()),
});

/** Without a text the slip names its month. */
export const proposeDifferenceInput = z.object({
  id: recordId,
  text: optionalText(150),
  /** Record the amount to take back as a debt, deducted after tax by later slips, not as one adjustment. */
  asDebt: booleanInput.default(false),
  version: knownVersion,
});
export const differenceProposed = z.object({ id: z.number(), month: z.string(), amount: z.number(), left: z.number() });

const decisions = ["confirm", "decline", "refuse"] as const;
export const decideDifferenceInput = z
  .object({ id: recordId, decision: z.enum(decisions), reason: optionalText(300), version: knownVersion })
  .refine(({ decision, reason }) => decision !== "refuse" || reason !== null, {
    path: ["reason"],
    message: "validation.required",
  });
export const differenceDecided = z.object({ id: z.number(), decision: z.enum(decisions), left: z.number() });

export const previewBoardingInput = z.object({
  kind: z.enum(["checkIn", "checkOut"]),
  crewId: recordId,
  vesselId: recordId,
  schedule: z.string().refine(isDay, "validation.date").meta({ format: "date" }),
});
/** amount: null without access to pay, and when it cannot be calculated yet. Whole rupiah. */
export const boardingPreview = z.object({
  months: z.array(z.object({ month: z.string(), amount: z.number().nullable() })),
});
export type BoardingPreview = z.output<typeof boardingPreview>;

export const previewVersionInput = z.object({ id: recordId });
/**
 * slips: locked slips that change; amount and tax: total change; isPartial: not every locked slip was checked. Whole
 * rupiah.
 */
export const versionPreview = z.object({
  slips: z.number(),
  amount: z.number(),
  tax: z.number(),
  isPartial: z.boolean(),
  rows: z.array(
    z.object({
      crewId: z.number(),
      name: z.string(),
      employeeNumber: z.string(),
      month: z.string(),
      amount: z.number(),
      tax: z.number(),
    }),
  ),
});
export type VersionPreview = z.output<typeof versionPreview>;
