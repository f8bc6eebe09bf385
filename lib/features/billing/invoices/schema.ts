import { z } from "zod";
import { billingKinds } from "@/db/enums/billing";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { recordId } from "@/lib/platform/validation";
import { note } from "../corrections/schema";

export const getInvoiceInput = z.object({ ...listInput(50), invoiceId: recordId });
export type GetInvoice = z.output<typeof getInvoiceInput>;

const words = z.string().nullable();
/** corrected: what its amount comes to with the notes that were issued. In whole rupiah. */
const row = z.object({
  id: z.number(),
  kind: z.enum(billingKinds),
  date: z.string(),
  name: words,
  about: words,
  vessel: words,
  contract: words,
  amount: z.number(),
  fee: z.number(),
  vat: z.number(),
  totalBills: z.number(),
  corrected: z.number(),
});
export type InvoiceRow = z.output<typeof row>;
const invoiceActions = ["correct"] as const;

/** An invoice of a locked month: its rows a page at a time, its notes, and what is owed by it in whole rupiah. month: its first day. */
export const invoice = pageOf(row).extend({
  id: z.number(),
  number: z.string(),
  month: z.string(),
  dated: z.string(),
  principalId: z.number(),
  principal: z.string(),
  contracts: z.array(z.string()),
  totalBills: z.number(),
  notesTotal: z.number(),
  owed: z.number(),
  notes: z.array(note),
  allowedActions: z.array(z.enum(invoiceActions)),
});
export type Invoice = z.output<typeof invoice>;
