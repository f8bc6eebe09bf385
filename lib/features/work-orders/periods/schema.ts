import { z } from "zod";
import { workOrderStates } from "@/db/enums/work-orders";
import { optionalText, recordId, requiredText } from "@/lib/platform/validation";
import { isMonth } from "@/lib/platform/calendar/months";
import { maxLeftOut } from "../open-months.rules";
import { tableKinds } from "../explanation.rules";
import { problemCodes } from "../calculation/month-facts.rules";
import { causes } from "./comparison.rules";
import { lockRefusals } from "@/lib/features/accounting-periods/rules";

const month = z.string("work-orders.periods.monthMissing").refine(isMonth, "work-orders.periods.monthMissing");
export const periodInput = z.object({ month });
export const periodsInput = z.object({});
/** leftOut: ids of people to lock separately later; then a reason is required. */
export const lockMonthInput = z
  .object({
    month,
    leftOut: z.preprocess((ids) => ids ?? [], z.array(recordId).max(maxLeftOut)),
    reason: optionalText(500),
  })
  .refine(({ leftOut, reason }) => leftOut.length === 0 || reason, {
    path: ["reason"],
    message: "validation.required",
  });
export const unlockMonthInput = z.object({ month, reason: requiredText(500) });
export const monthLocked = z.object({
  id: z.number(),
  month: z.string(),
  people: z.number(),
  workOrders: z.number(),
  takeHome: z.number(),
  hash: z.string(),
});
/** isAsked: the lock released money, so that it stays until a second person unlocks it too. */
export const monthUnlocked = z.object({ id: z.number(), month: z.string(), isAsked: z.boolean() });

/**
 * A division's month with its totals in whole rupiah. held: people whose month cannot be locked; leftOpen: left-out
 * people not locked yet.
 */
const period = z.object({
  month: z.string(),
  state: z.enum(workOrderStates),
  people: z.number(),
  workOrders: z.number(),
  takeHome: z.number(),
  held: z.number(),
  leftOpen: z.number(),
  lockedAt: z.date().nullable(),
  lockedByName: z.string().nullable(),
});
export type Period = z.output<typeof period>;
export const periods = z.object({ rows: z.array(period) });

const problem = z.object({
  code: z.enum(problemCodes),
  stops: z.enum(["calculation", "lock", "nothing"]),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
const personFields = { crewId: z.number(), name: z.string(), employeeNumber: z.string() };
const difference = z.object({
  ...personFields,
  before: z.number(),
  after: z.number(),
  standsOut: z.boolean(),
  /** The amounts add up to the difference. */
  causes: z.array(z.object({ cause: z.enum(causes), amount: z.number() })),
});
export type PayDifference = z.output<typeof difference>;
const taxDifference = z.object({
  ...personFields,
  ptkpId: z.number(),
  was: z.number().nullable(),
  ofPkl: z.string(),
  ofRecord: z.string().nullable(),
});
const part = z.object({ people: z.number(), amount: z.number() });

/** People drafted, of all people. */
const run = z.object({ done: z.number(), total: z.number() }).nullable();
export type Run = z.output<typeof run>;
export const periodRun = z.object({ run });
/** The next month to lock; before: take-home pay of the previous month, null if it was not paid here. Whole rupiah. */
export const nextMonth = z.object({
  month: z.string(),
  people: z.number(),
  takeHome: z.number(),
  held: z.number(),
  /** Take-home pay of the people with issues. */
  takeHomeHeld: z.number(),
  previous: z.string(),
  before: z.number().nullable(),
  unverified: z.array(z.enum(tableKinds)),
  run,
  refusal: z.enum(lockRefusals).nullable(),
  dueOn: z.string(),
  lockableFrom: z.string(),
});
export type NextMonth = z.output<typeof nextMonth>;

/**
 * A month before or after its lock. Problems and differences are limited to maxShown, largest first. toCollect: what
 * people owe whose deductions exceed their pay. Whole rupiah.
 */
export const periodDetail = period.extend({
  toCollect: z.number(),
  dueOn: z.string(),
  lockableFrom: z.string(),
  refusal: z.enum(lockRefusals).nullable(),
  isLast: z.boolean(),
  hash: z.string().nullable(),
  unverified: z.array(z.enum(tableKinds)),
  run,
  heldPeople: z.array(z.object({ ...personFields, problems: z.array(problem) })),
  /** Extra pay or adjustments without days on board: no work order pays them. */
  unplaced: z.array(z.object({ ...personFields, amount: z.number() })),
  /**
   * People whose agreement states another tax status (PTKP) than the record that pay is taxed by; empty once locked.
   */
  taxStatuses: z.array(taxDifference),
  /**
   * People a month was locked without, the reason, and the state of their slips. state: null without work in the month.
   */
  leftOut: z.array(
    z.object({
      ...personFields,
      reason: z.string(),
      state: z.enum(workOrderStates).nullable(),
      takeHome: z.number(),
      lockId: z.number().nullable(),
      lockedAt: z.date().nullable(),
      lockedByName: z.string().nullable(),
      allowedActions: z.array(z.enum(["lock", "unlock"])),
    }),
  ),
  /** Number of active separate locks in the month. */
  lockedApart: z.number(),
  maySettleTaxStatus: z.boolean(),
  comparison: z.object({
    previous: z.string(),
    before: z.number(),
    after: z.number(),
    joined: part,
    left: part,
    /** Years settled without days on board, or settled the month before. */
    settled: part,
    changed: part,
    standingOut: z.number(),
    rows: z.array(difference),
  }),
  /** The lock released money, and the requested unlock awaits a second person. */
  unlockAsked: z.object({ byName: z.string().nullable(), reason: z.string() }).nullable(),
  unlocks: z.array(z.object({ at: z.date(), byName: z.string().nullable(), reason: z.string() })),
  allowedActions: z.array(z.enum(["lock", "unlock"])),
});
export type PeriodDetail = z.output<typeof periodDetail>;

export const lockSlipInput = z.object({ crewId: recordId, month });
export const unlockSlipInput = z.object({ lockId: recordId, reason: requiredText(500) });
/** Whole rupiah; month yyyy-MM. */
export const slipLocked = z.object({
  id: z.number(),
  crewId: z.number(),
  month: z.string(),
  workOrders: z.number(),
  takeHome: z.number(),
  hash: z.string(),
});
export const slipUnlocked = z.object({ id: z.number(), crewId: z.number(), month: z.string(), isAsked: z.boolean() });
