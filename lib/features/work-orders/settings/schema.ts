import { z } from "zod";
import { debtKinds, insuredLines, leaveModes, payTimings, subsidies } from "@/db/enums/work-orders";
import { parsePercent } from "@/lib/features/rates/percent.rules";
import { numeric, booleanInput } from "@/lib/platform/validation";
import { maxRupiah } from "@/lib/features/rates/amount.rules";
import { isMonth } from "@/lib/platform/calendar/months";
import { amountUpTo } from "../schema";

const percent = (value: unknown) => {
  if (value === "" || value === undefined) return null;
  if (typeof value !== "string") return value;
  return parsePercent(value) ?? value;
};

/** Return the checked names of a form with one checkbox per name. */
const checkedNames = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, isChosen]) => (isChosen === true ? [name] : []))
    : value;

/** Return filled-in codes, trimmed. */
const trimmedCodes = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([name, code]: [string, unknown]) => [name, typeof code === "string" ? code.trim() : code])
          .filter(([, code]) => code !== ""),
      )
    : value;

/**
 * Rates in hundredths of a per cent, also as typed; leaveDayTenths: 25 is two and a half days a month. usedFrom: first
 * month paid here.
 */
export const updatePayrollSettingsInput = z.object({
  version: numeric(z.int().min(1)),
  usedFrom: z.string("work-orders.periods.monthMissing").refine(isMonth, "work-orders.periods.monthMissing"),
  riskRate: z.preprocess(percent, z.int("rates.problems.percent").min(1).max(1_000).nullable()),
  leaveMode: z.enum(leaveModes),
  leaveDayTenths: numeric(z.int().min(25).max(100)),
  bpjsBase: z.preprocess(checkedNames, z.array(z.enum(insuredLines)).min(1, "work-orders.settings.baseMissing")),
  payTiming: z.enum(payTimings),
  subsidy: z.enum(subsidies),
  hidesEmployerLines: booleanInput,
  billsPension: booleanInput,
  paysDollarsApart: booleanInput.default(false),
  netShare: z.preprocess(percent, z.int("rates.problems.percent").min(0).max(10_000)),
  /** From this amount in whole rupiah a second person is required; blank or zero means always. */
  secondPersonFrom: amountUpTo(100 * maxRupiah).transform((amount) => amount ?? 0),
  /** The journal's account code of each kind of debt; omitted ones stay. */
  debtAccounts: z
    .preprocess(
      trimmedCodes,
      z.partialRecord(z.enum(debtKinds), z.string().regex(/^[\w.-]{1,20}$/, "work-orders.settings.account")),
    )
    .optional(),
  /** Share of the take-home pay for debts; omitted keeps it. */
  deductionShare: z.preprocess(percent, z.int("rates.problems.percent").min(0).max(10_000)).optional(),
});

export const payrollSettings = z.object({
  version: z.number(),
  usedFrom: z.string(),
  riskRate: z.number().nullable(),
  leaveMode: z.enum(leaveModes),
  leaveDayTenths: z.number(),
  bpjsBase: z.array(z.enum(insuredLines)),
  payTiming: z.enum(payTimings),
  subsidy: z.enum(subsidies),
  hidesEmployerLines: z.boolean(),
  billsPension: z.boolean(),
  paysDollarsApart: z.boolean(),
  netShare: z.number(),
  secondPersonFrom: z.number(),
  deductionShare: z.number(),
  debtAccounts: z.partialRecord(z.enum(debtKinds), z.string()),
  /** The first month may be changed until one is locked. */
  isUsed: z.boolean(),
});
export type PayrollSettings = z.output<typeof payrollSettings>;
