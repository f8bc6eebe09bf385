import { z } from "zod";
import { bankSets, paymentRunStates, payeeKinds, transferStates } from "@/db/enums/work-orders";
import { accountNumber } from "@/lib/features/crew/formats/schema";
import { isDay } from "@/lib/platform/calendar/dates";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, booleanInput, optionalText, recordId, requiredText } from "@/lib/platform/validation";
import { fileProblems } from "../banks/file-layout.rules";
import { month } from "../schema";

const maxMarked = 2_000;
const maxAnswerLength = 500_000;

const day = z.string("validation.required").refine(isDay, "validation.date").meta({ format: "date" });
const lockId = recordId.nullish().transform((id) => id ?? null);
const optional = <T extends z.ZodType>(one: T) => z.preprocess(blankToUndefined, one.optional());
/** month yyyy-MM; lockId: a separate lock; without it, all locked slips of the month. */
export const duesInput = z.object({ month, lockId });
const account = { bankSet: z.enum(bankSets, "validation.required"), debitAccount: accountNumber() };
export const makeRunInput = z.object({ month, lockId, valueOn: day, ...account });
export const runMade = z.object({ id: z.number(), number: z.string(), transfers: z.number(), amount: z.number() });

export const runInput = z.object({ id: recordId });
export const runReleased = z.object({ id: z.number(), transfers: z.number(), amount: z.number() });
export const dropRunInput = z.object({ id: recordId, reason: requiredText(300) });
export const runDropped = z.object({ id: z.number() });

const answers = ["paid", "rejected"] as const;
const settledOn = optional(day);
/**
 * ids: transfers of the run; without them, all unanswered. reason: the bank's, when rejected. settledOn: today by
 * default.
 */
export const markTransfersInput = z
  .object({
    runId: recordId,
    ids: z.preprocess((ids) => ids ?? null, z.array(recordId).min(1).max(maxMarked).nullable()),
    answer: z.enum(answers),
    reason: optionalText(300),
    settledOn,
  })
  .refine(({ answer, reason }) => answer === "paid" || reason, { path: ["reason"], message: "validation.required" });
export const transfersMarked = z.object({ runId: z.number(), marked: z.number() });

export const misses = ["unknown", "amount", "several", "answer", "answered"] as const;
/** lines: the bank's answer, pasted or CSV; isTrial: only report what it would do. */
export const readAnswerInput = z.object({
  runId: recordId,
  lines: requiredText(maxAnswerLength),
  settledOn,
  isTrial: z.preprocess(blankToUndefined, booleanInput.default(false)),
});
export const answerRead = z.object({
  runId: z.number(),
  paid: z.number(),
  rejected: z.number(),
  /** Unmatched lines with the cause; numbered from 1. */
  missed: z.array(z.object({ line: z.number(), text: z.string(), why: z.enum(misses) })),
});

const sums = { transfers: z.number(), amount: z.number() };
const byState = z.record(z.enum(transferStates), z.object(sums));
export const runTabs = ["open", "released", "rejected", "dropped", "all"] as const;
export const listRunsInput = z.object({
  ...listInput(20),
  tab: z.preprocess(blankToUndefined, z.enum(runTabs).default("all")),
  month: optional(month),
});
export const runActions = ["release", "drop", "mark", "download"] as const;
const run = z.object({
  id: z.number(),
  number: z.string(),
  month: z.string(),
  lockId: z.number().nullable(),
  valueOn: z.string(),
  bankSet: z.enum(bankSets),
  state: z.enum(paymentRunStates),
  madeAt: z.date(),
  madeBy: z.string().nullable(),
  releasedAt: z.date().nullable(),
  releasedBy: z.string().nullable(),
  ...sums,
  byState,
});
export type ListedRun = z.output<typeof run>;
export const listedRuns = pageOf(run).extend({ counts: z.record(z.enum(runTabs), z.number()) });

export const getPaymentRunInput = z.object({
  id: recordId,
  ...listInput(50),
  state: optional(z.enum(transferStates)),
});
/** Whole rupiah. */
const transfer = z.object({
  id: z.number(),
  reference: z.string(),
  crewId: z.number(),
  employeeName: z.string(),
  employeeNumber: z.string(),
  payeeKind: z.enum(payeeKinds),
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  amount: z.number(),
  state: z.enum(transferStates),
  reason: z.string().nullable(),
  settledOn: z.string().nullable(),
});
export type ListedTransfer = z.output<typeof transfer>;
export const paymentRun = run.extend({
  debitAccount: z.string(),
  reason: z.string().nullable(),
  droppedAt: z.date().nullable(),
  droppedBy: z.string().nullable(),
  page: pageOf(transfer),
  allowedActions: z.array(z.enum(runActions)),
});
export type PaymentRun = z.output<typeof paymentRun>;

const personAmount = { crewId: z.number(), employeeName: z.string(), employeeNumber: z.string(), amount: z.number() };
/**
 * Payment status of a locked month in whole rupiah: owed = due + noAccount + prepared + released + paid − over. over:
 * paid before the slip became less; waiting: released transfers of slips that are unlocked. rejected: returned by
 * banks, over all runs.
 */
export const dues = z.object({
  month: z.string(),
  lockId: z.number().nullable(),
  isLocked: z.boolean(),
  slips: z.number(),
  owed: z.number(),
  due: z.object(sums),
  byState,
  noAccount: z.array(z.object(personAmount)),
  over: z.array(z.object(personAmount)),
  waiting: z.array(z.object(personAmount)),
});
export type Dues = z.output<typeof dues>;

export const runFileInput = z.object({
  id: recordId,
  bankSet: optional(z.enum(bankSets)),
});

/** Input of a layout trial: a locked month, debit account and value date. */
export const tryBankSetInput = z.object({ month, lockId, valueOn: day, ...account });
const trial = z.object({ triedOn: z.string(), triedBy: z.string(), note: z.string().nullable() }).nullable();
/**
 * source: where the layout is described and what is assumed; trial: who tried it at the bank and when, which verifies
 * it.
 */
const described = z.object({
  bankSet: z.enum(bankSets),
  title: z.string(),
  describedIn: z.string(),
  assumed: z.array(z.string()),
  trial,
});
export type DescribedSet = z.output<typeof described>;
export const listedSets = z.object({ rows: z.array(described) });
/** rows: first lines of the file; problems: by name what the bank would refuse, at most a hundred. Whole rupiah. */
export const setTried = z.object({
  bankSet: z.enum(bankSets),
  rows: z.array(z.string()),
  count: z.number(),
  sum: z.number(),
  problemCount: z.number(),
  problems: z.array(z.object({ name: z.string(), why: z.enum(fileProblems), value: z.string() })),
});
export type SetTried = z.output<typeof setTried>;
export const recordTrialInput = z.object({
  bankSet: z.enum(bankSets, "validation.required"),
  triedOn: day,
  triedBy: requiredText(120),
  note: optionalText(300),
});
export const trialRecorded = z.object({ id: z.number(), bankSet: z.enum(bankSets) });
