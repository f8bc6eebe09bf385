import { z } from "zod";
import { billingKinds, noteKinds, noteStates } from "@/db/enums/billing";
import { blankToUndefined, numeric, recordId, requiredText, messageWhenBlank } from "@/lib/platform/validation";

const maxAmount = 99_999_999_999;
const digits = (value: unknown) => (typeof value === "string" ? value.replace(/[.\s]/g, "") : value);

/** invoiceRowId: row of a locked invoice; amount: the correct amount in whole rupiah, zero for none. */
export const correctRowInput = z.object({
  invoiceRowId: recordId,
  amount: z.preprocess(
    (value) => blankToUndefined(digits(value)),
    numeric(
      z
        .int({ error: (issue) => messageWhenBlank("billing.amountRequired")(issue) ?? "billing.digitsOnly" })
        .min(0, "billing.digitsOnly")
        .max(maxAmount, "billing.amountMost"),
    ),
  ),
  reason: requiredText(500),
});
export const rowCorrected = z.object({ noteId: z.number(), kind: z.enum(noteKinds), amount: z.number() });

export const removeCorrectionInput = z.object({ noteRowId: recordId });
export const correctionRemoved = z.object({ noteId: z.number(), rows: z.number() });

/** ask: request a second person; issue: that person issues and numbers it; end: discard it. */
export const decideNoteInput = z.object({ noteId: recordId, decision: z.enum(["ask", "issue", "end"]) });
export const noteDecided = z.object({ noteId: z.number(), number: z.string().nullable() });
export const generateNoteInput = z.object({ noteId: recordId });

/** In whole rupiah, negative for a decrease. */
const figures = {
  amount: z.number(),
  fee: z.number(),
  billsAfterFee: z.number(),
  vat: z.number(),
  totalBills: z.number(),
};
export const noteActions = ["ask", "issue", "end", "remove"] as const;

/**
 * An invoice's note with the rows it corrects; month: the one it counts in. isProposed: created by a late event,
 * without an author.
 */
export const note = z.object({
  id: z.number(),
  kind: z.enum(noteKinds),
  state: z.enum(noteStates),
  number: z.string().nullable(),
  month: z.string().nullable(),
  issuedAt: z.date().nullable(),
  askedBy: z.string().nullable(),
  issuedBy: z.string().nullable(),
  totalBills: z.number(),
  rows: z.array(
    z.object({
      id: z.number(),
      invoiceRowId: z.number(),
      kind: z.enum(billingKinds),
      name: z.string().nullable(),
      about: z.string().nullable(),
      vessel: z.string().nullable(),
      reason: z.string().nullable(),
      isFromPayroll: z.boolean(),
      ...figures,
    }),
  ),
  allowedActions: z.array(z.enum(noteActions)),
});
export type Note = z.output<typeof note>;
