import { z } from "zod";
import { isDay } from "@/lib/platform/calendar/dates";
import {
  blankToUndefined,
  numeric,
  optionalText,
  recordId,
  requiredText,
  knownVersion,
  messageWhenBlank,
} from "@/lib/platform/validation";

const earliest = "1945-01-01";
const maxAmount = 9_999_999_999_999;
const digits = (value: unknown) => (typeof value === "string" ? value.replace(/[.\s]/g, "") : value);
const day = z
  .string({ error: "validation.required" })
  .refine((value) => isDay(value) && value >= earliest, "validation.date")
  .meta({ format: "date" });
const rupiah = (least: number) =>
  numeric(
    z
      .int({ error: (issue) => messageWhenBlank("billing.amountRequired")(issue) ?? "billing.digitsOnly" })
      .min(least, "billing.payments.tooLittle")
      .max(maxAmount, "billing.amountMost"),
  );

/** paidOn: day received, in Asia/Jakarta; amount: whole rupiah. */
export const addPaymentInput = z.object({
  invoiceId: recordId,
  paidOn: z.preprocess(blankToUndefined, day),
  amount: z.preprocess((value) => blankToUndefined(digits(value)), rupiah(1)),
  note: optionalText(200),
});
export const paymentAdded = z.object({ paymentId: z.number(), balance: z.number() });

export const removePaymentInput = z.object({ paymentId: recordId, reason: requiredText(500) });
export const paymentRemoved = z.object({ paymentId: z.number() });

/** withheld: PPh 23 the principal kept, in whole rupiah, with the day of its certificate if any. */
export const updateTaxesInput = z
  .object({
    invoiceId: recordId,
    taxInvoiceNumber: optionalText(50),
    withheld: z.preprocess((value) => blankToUndefined(digits(value)) ?? 0, rupiah(0)),
    withheldOn: z.preprocess((value) => blankToUndefined(value) ?? null, day.nullable()),
    version: knownVersion,
  })
  .check(({ value, issues }) => {
    if (value.withheld > 0 && value.withheldOn === null)
      issues.push({ code: "custom", path: ["withheldOn"], message: "validation.required", input: value });
    if (value.withheld === 0 && value.withheldOn !== null)
      issues.push({ code: "custom", path: ["withheld"], message: "validation.required", input: value });
  });
export const taxesUpdated = z.object({ invoiceId: z.number(), version: z.number(), balance: z.number() });
