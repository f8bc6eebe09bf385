import { z } from "zod";
import { openMonth } from "../starts/schema";
import { billingKinds } from "@/db/enums/billing";
import { blankToUndefined, numeric, booleanInput, requiredText, messageWhenBlank } from "@/lib/platform/validation";

const part = (least: number, most: number) =>
  numeric(
    z
      .int({ error: messageWhenBlank("validation.required") })
      .min(least)
      .max(most),
  );
const monthFields = { month: part(1, 12), year: part(1945, 9_999) };

export const previewLockInput = z.object(monthFields);
/** usualTerms: the user confirmed which principals are billed by the usual rates without a contract. */
export const lockMonthInput = z.object({
  ...monthFields,
  usualTerms: z.preprocess((value) => blankToUndefined(value) ?? false, booleanInput),
});
export const unlockMonthInput = z.object({ ...monthFields, reason: requiredText(500) });
export const monthLocked = z.object({
  month: z.number(),
  year: z.number(),
  rows: z.number(),
  totalBills: z.number(),
  invoices: z.array(z.string()),
});
export const monthUnlocked = z.object({ month: z.number(), year: z.number(), rows: z.number() });

const unagreed = { principal: z.string(), rows: z.number() };

/**
 * usual: principals without a contract, billed by the usual rates. contested: principals with overlapping contracts,
 * which block the lock.
 */
const questions = {
  usual: z.array(z.object({ ...unagreed, totalBills: z.number() })),
  contested: z.array(z.object({ ...unagreed, contracts: z.array(z.string()) })),
};

/**
 * What a lock would bill by kind, in whole rupiah; missing: rows without amount and expenses on hold, which stay.
 * awaited: what would be added if sources were locked first.
 */
export const lockPreview = z.object({
  month: z.number(),
  year: z.number(),
  kinds: z.array(
    z.object({ kind: z.enum(billingKinds), rows: z.number(), totalBills: z.number(), missing: z.number() }),
  ),
  rows: z.number(),
  totalBills: z.number(),
  missing: z.number(),
  principals: z.number(),
  withoutPrincipal: z.object({ rows: z.number(), totalBills: z.number() }),
  ...questions,
  /** Earlier months with rows, if this would be the first locked month: billed elsewhere, or locked first. */
  before: z.array(openMonth),
  awaited: z.object({ workOrders: z.number(), victualing: z.boolean() }),
});
export type LockPreview = z.output<typeof lockPreview>;
