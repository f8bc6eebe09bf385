import { z } from "zod";
import { provinces } from "@/db/enums/rates";
import { irregularKinds, payTimings, residences, subsidies, taxObligations } from "@/db/enums/work-orders";
import { maxRupiah } from "@/lib/features/rates/amount.rules";
import { isDay } from "@/lib/platform/calendar/dates";
import { keyword, pageOf } from "@/lib/platform/list/page-of";
import {
  blankToNull,
  blankToUndefined,
  numeric,
  booleanInput,
  optionalText,
  recordId,
  requiredText,
  knownVersion,
} from "@/lib/platform/validation";
import { month, rupiahBetween } from "../schema";

const maxYearAmount = 100 * maxRupiah;
const year = numeric(z.int().min(2000).max(2200));
const ofYear = rupiahBetween(0, maxYearAmount);
const blankOr = <T extends z.ZodType>(schema: T) => z.preprocess(blankToNull, schema.nullable());
const day = z.string().refine(isDay, "validation.date").meta({ format: "date" });
const person = { crewId: recordId, year };

/** Blank uses the division's setting; the tax status is fixed with the first locked month of the year. */
export const saveEmploymentInput = z.object({
  ...person,
  payTiming: blankOr(z.enum(payTimings)),
  subsidy: blankOr(z.enum(subsidies)),
  residence: blankOr(z.enum(residences)),
  hasMatchingNik: blankOr(booleanInput),
  taxObligation: blankOr(z.enum(taxObligations)),
  province: blankOr(z.enum(provinces)),
  ptkpCode: optionalText(20),
  endsOn: blankOr(day),
  version: knownVersion,
});
export const employmentSaved = z.object({ crewId: z.number(), year: z.number(), version: z.number() });

/**
 * Paid and withheld in a year through a month, before this product; whole rupiah. withheld may be negative after a
 * refund.
 */
export const saveOpeningInput = z.object({
  ...person,
  through: month,
  gross: ofYear,
  pension: ofYear,
  withheld: ofYear,
  source: requiredText(200),
  version: knownVersion,
});
/** A former employer's sums of the year from form 1721-A1; whole rupiah. */
export const saveFormerInput = z.object({
  ...person,
  net: ofYear,
  withheld: ofYear,
  source: requiredText(200),
  version: knownVersion,
});
export const sumsSaved = z.object({ id: z.number(), crewId: z.number(), version: z.number() });

const sumsKinds = ["opening", "former"] as const;
const sumsDecisions = ["verify", "reopen", "delete"] as const;
export const decideSumsInput = z.object({
  kind: z.enum(sumsKinds),
  id: recordId,
  decision: z.enum(sumsDecisions),
  version: knownVersion,
});
export const sumsDecided = z.object({ id: z.number(), crewId: z.number(), decision: z.enum(sumsDecisions) });

export const addIrregularInput = z.object({
  crewId: recordId,
  month,
  kind: z.enum(irregularKinds).default("pay"),
  name: requiredText(80),
  amount: rupiahBetween(1, maxRupiah),
});
export const addAdjustmentInput = z.object({
  workOrderId: recordId,
  month,
  reason: requiredText(200),
  direction: z.enum(["pay", "takeBack"]),
  amount: rupiahBetween(1, maxRupiah),
});
export const amendedInput = z.object(person);
export const yearAmended = z.object({ crewId: z.number(), year: z.number() });
/** isWaiting: not effective until a second person confirms it. */
export const itemStored = z.object({ id: z.number(), crewId: z.number(), isWaiting: z.boolean() });
export const itemRemoved = z.object({ id: z.number(), crewId: z.number() });
const itemKinds = ["irregular", "adjustment"] as const;
export const confirmItemInput = z.object({ kind: z.enum(itemKinds), id: recordId });
/** month: the month it is paid in, yyyy-MM. */
export const itemConfirmed = z.object({ id: z.number(), crewId: z.number(), month: z.string() });
export const removeItemInput = z.object({ id: recordId });

/**
 * Rows pasted from a spreadsheet, split by tabs or semicolons: employee number, last month, gross, pension, tax
 * withheld.
 */
export const importOpeningsInput = z.object({ year, source: requiredText(200), rows: requiredText(400_000) });
export const openingsImported = z.object({ stored: z.number(), skipped: z.number() });

export const peopleTabs = ["all", "missing", "to-verify", "to-confirm", "to-amend"] as const;
export const listPeopleInput = z.object({
  pageNumber: numeric(z.number().int().min(1).max(1_000_000)).default(1),
  pageSize: numeric(z.number().int().min(1).max(200)).default(50),
  filterList: keyword,
  year: z.preprocess(blankToUndefined, year.optional()),
  tab: z.preprocess(blankToUndefined, z.enum(peopleTabs).default("all")),
});
export const sumsStates = ["none", "missing", "unverified", "verified", "used"] as const;
const listedPerson = z.object({
  crewId: z.number(),
  name: z.string(),
  employeeNumber: z.string(),
  joinedOn: z.string(),
  opening: z.enum(sumsStates),
  former: z.enum(sumsStates),
});
export type ListedPerson = z.output<typeof listedPerson>;
export const listedPeople = pageOf(listedPerson).extend({
  year: z.number(),
  counts: z.record(z.enum(peopleTabs), z.number()),
});

export const personPayInput = z.object({ crewId: recordId, year: z.preprocess(blankToUndefined, year.optional()) });
const stamp = {
  enteredBy: z.string().nullable(),
  enteredAt: z.date(),
  verifiedBy: z.string().nullable(),
  version: z.number(),
};
const opening = z.object({
  id: z.number(),
  through: z.string(),
  gross: z.number(),
  pension: z.number(),
  withheld: z.number(),
  source: z.string(),
  state: z.enum(sumsStates),
  allowedActions: z.array(z.enum([...sumsDecisions, "save"])),
  ...stamp,
});
const former = z.object({
  id: z.number(),
  net: z.number(),
  withheld: z.number(),
  source: z.string(),
  state: z.enum(sumsStates),
  allowedActions: z.array(z.enum([...sumsDecisions, "save"])),
  ...stamp,
});
const employment = z.object({
  payTiming: z.enum(payTimings).nullable(),
  subsidy: z.enum(subsidies).nullable(),
  residence: z.enum(residences).nullable(),
  hasMatchingNik: z.boolean().nullable(),
  taxObligation: z.enum(taxObligations).nullable(),
  province: z.enum(provinces).nullable(),
  ptkpCode: z.string().nullable(),
  endsOn: z.string().nullable(),
  version: z.number().nullable(),
});
const irregular = z.object({
  id: z.number(),
  month: z.string(),
  kind: z.enum(irregularKinds),
  name: z.string(),
  amount: z.number(),
  isLocked: z.boolean(),
  /** isWaiting: not effective until a second person confirms it; mayConfirm: the viewer may. */
  isWaiting: z.boolean(),
  mayConfirm: z.boolean(),
});
const slip = z.object({
  workOrderId: z.number(),
  number: z.string(),
  month: z.string(),
  vesselId: z.number().nullable(),
  vessel: z.string().nullable(),
  state: z.enum(["draft", "locked"]),
  takeHome: z.number(),
  toCollect: z.number(),
});
const adjustment = z.object({
  id: z.number(),
  month: z.string(),
  workOrderNumber: z.string(),
  reason: z.string(),
  amount: z.number(),
  isLocked: z.boolean(),
  /** isWaiting: not effective until a second person confirms it; mayConfirm: the viewer may. */
  isWaiting: z.boolean(),
  mayConfirm: z.boolean(),
});
/** A person's pay data of a year beside plan and agreements; whole rupiah, months yyyy-MM. */
export const personPay = z.object({
  crewId: z.number(),
  name: z.string(),
  employeeNumber: z.string(),
  joinedOn: z.string(),
  year: z.number(),
  usedFrom: z.string().nullable(),
  /** First month not locked: additions go there at the earliest. */
  openMonth: z.string(),
  /** The year began before this product paid: without opening sums its tax cannot be calculated. */
  /** Employment ended in this year after it was locked: the tax return must be amended. */
  isToAmend: z.boolean(),
  needsOpening: z.boolean(),
  employment,
  opening: opening.nullable(),
  former: former.nullable(),
  irregular: z.array(irregular),
  adjustments: z.array(adjustment),
  workOrders: z.array(slip),
  mayWrite: z.boolean(),
  /** Whether the viewer may correct locked slips, which needs the right to lock. */
  mayAdjust: z.boolean(),
});
export type PersonPay = z.output<typeof personPay>;
