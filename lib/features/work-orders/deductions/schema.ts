import { z } from "zod";
import { debtEntryKinds, debtEntryStates, debtKinds, debtSources, debtStates } from "@/db/enums/work-orders";
import { maxRupiah, parseRupiah } from "@/lib/features/rates/amount.rules";
import { isDay } from "@/lib/platform/calendar/dates";
import {
  blankToNull,
  blankToUndefined,
  optionalText,
  recordId,
  requiredText,
  knownVersion,
} from "@/lib/platform/validation";
import { month, parseWith, rupiahBetween } from "../schema";

const day = z.string("validation.date").refine(isDay, "validation.date").meta({ format: "date" });
const amount = rupiahBetween(1, maxRupiah);
/** Maximum per month; blank means as much as the pay allows. */
const instalment = z.preprocess(
  (value) => blankToNull(parseWith(parseRupiah)(value)),
  z.int("rates.problems.amount").min(1).max(maxRupiah).nullable(),
);

/** The id of an upload, or the response of the upload endpoint. */
const fileId = z.preprocess((value) => {
  const entered = blankToNull(value);
  return typeof entered === "object" && entered !== null && "fileId" in entered ? entered.fileId : entered;
}, z.uuid("files.notFound").nullish());

/** fromMonth: first month of deduction; fileId: an own upload; paidOn: the day the money was paid out. Whole rupiah. */
export const openDebtInput = z.object({
  crewId: recordId,
  kind: z.enum(debtKinds),
  name: requiredText(80),
  amount,
  instalment,
  fromMonth: month,
  paidOn: z.preprocess(blankToNull, day.nullable()),
  note: optionalText(500),
  fileId,
});
export const requestAdvanceInput = z.object({ amount, note: requiredText(500) });
export const recordCashInput = z.object({ crewId: recordId, amount, paidOn: day, note: optionalText(500) });
export const cashPeople = z.object({ people: z.array(z.object({ crewId: z.number(), name: z.string() })) });
export const debtProposed = z.object({ id: z.number(), crewId: z.number() });
/** isWaiting: not effective until a second person confirms it. */
export const debtOpened = debtProposed.extend({ isWaiting: z.boolean() });

const decisions = ["confirm", "refuse"] as const;
const isReasoned = {
  path: ["reason"],
  message: "validation.required",
};
/** amount and instalment: what is granted; without them, what was requested. */
export const decideDebtInput = z
  .object({
    id: recordId,
    decision: z.enum(decisions),
    amount: z.preprocess(blankToUndefined, amount.optional()),
    instalment: instalment.optional(),
    reason: optionalText(300),
    version: knownVersion,
  })
  .refine(({ decision, reason }) => decision !== "refuse" || reason !== null, isReasoned);
export const debtDecided = z.object({ id: z.number(), decision: z.enum(decisions) });

/** fileId: the debt's document, an own upload or the current one. Omitted keeps it; null removes it. */
export const changeInstalmentInput = z.object({ id: recordId, instalment, fileId, version: knownVersion });
export const instalmentChanged = z.object({ id: z.number(), version: z.number() });

/** Reductions of a debt outside slips. A write-off covers all that remains. */
export const addDebtEntryInput = z
  .object({
    debtId: recordId,
    kind: z.enum(debtEntryKinds),
    amount: z.preprocess(
      (value) => blankToNull(parseWith(parseRupiah)(value)),
      z.int("rates.problems.amount").min(1).max(maxRupiah).nullable(),
    ),
    onDay: day,
    reason: requiredText(300),
  })
  .refine(({ kind, amount: paid }) => kind !== "repaid" || paid !== null, {
    path: ["amount"],
    message: "rates.problems.amountMissing",
  });
export const debtEntryAdded = z.object({
  id: z.number(),
  debtId: z.number(),
  amount: z.number(),
  isWaiting: z.boolean(),
});
export const decideDebtEntryInput = z.object({ id: recordId, decision: z.enum(decisions), version: knownVersion });
export const debtEntryDecided = z.object({ id: z.number(), decision: z.enum(decisions) });

/** Without it, the viewer's own. */
export const listDebtsInput = z.object({ crewId: z.preprocess(blankToUndefined, recordId.optional()) });

const entry = z.object({
  id: z.number(),
  kind: z.enum(debtEntryKinds),
  amount: z.number(),
  onDay: z.string(),
  reason: z.string(),
  state: z.enum(debtEntryStates),
  by: z.string().nullable(),
  version: z.number(),
  allowedActions: z.array(z.enum(decisions)),
});
const deducted = z.object({
  workOrderId: z.number(),
  number: z.string(),
  month: z.string(),
  state: z.enum(["draft", "locked"]),
  amount: z.number(),
});
const debtActions = [...decisions, "instalment", "repaid", "writtenOff"] as const;
/**
 * deducted: by locked slips; drafted: by drafts, until they are locked; besides: repaid or written off. balance: what
 * remains. Whole rupiah.
 */
const listedDebt = z.object({
  id: z.number(),
  kind: z.enum(debtKinds),
  source: z.enum(debtSources),
  name: z.string(),
  amount: z.number(),
  instalment: z.number().nullable(),
  fromMonth: z.string(),
  paidOn: z.string().nullable(),
  note: z.string().nullable(),
  file: z.object({ fileId: z.string(), fileName: z.string(), contentType: z.string(), size: z.number() }).nullable(),
  state: z.enum(debtStates),
  openedAt: z.date(),
  openedBy: z.string().nullable(),
  decidedAt: z.date().nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  deducted: z.number(),
  drafted: z.number(),
  besides: z.number(),
  balance: z.number(),
  isClosed: z.boolean(),
  version: z.number(),
  entries: z.array(entry),
  slips: z.array(deducted),
  allowedActions: z.array(z.enum(debtActions)),
});
export type ListedDebt = z.output<typeof listedDebt>;
export const debtLedger = z.object({
  crewId: z.number(),
  name: z.string(),
  employeeNumber: z.string(),
  /** Maximum share of the take-home pay that slips deduct, in basis points. */
  share: z.number(),
  /** First month in which a new debt can be deducted. */
  openMonth: z.string(),
  balance: z.number(),
  debts: z.array(listedDebt),
  mayOpen: z.boolean(),
  mayAsk: z.boolean(),
});
export type DebtLedger = z.output<typeof debtLedger>;
