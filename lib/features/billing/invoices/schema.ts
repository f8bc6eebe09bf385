import { z } from "zod";
import { billingKinds, invoiceStates } from "@/db/enums/billing";
import { isDay } from "@/lib/platform/calendar/dates";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { blankToUndefined, recordId } from "@/lib/platform/validation";
import { note } from "../corrections/schema";

export const getInvoiceInput = z.object({ ...listInput(50), invoiceId: recordId });
export type GetInvoice = z.output<typeof getInvoiceInput>;

const textOrNull = z.string().nullable();
/** corrected: amount including issued notes. Whole rupiah. */
const row = z.object({
  id: z.number(),
  kind: z.enum(billingKinds),
  date: z.string(),
  name: textOrNull,
  about: textOrNull,
  vessel: textOrNull,
  contract: textOrNull,
  amount: z.number(),
  fee: z.number(),
  vat: z.number(),
  totalBills: z.number(),
  corrected: z.number(),
});
export type InvoiceRow = z.output<typeof row>;
const invoiceActions = ["correct", "payments"] as const;
const payment = z.object({
  id: z.number(),
  paidOn: z.string(),
  amount: z.number(),
  note: textOrNull,
  by: textOrNull,
});
/** Whole rupiah; balance: what is left to pay, negative when overpaid. */
const balanceFields = {
  state: z.enum(invoiceStates),
  taxInvoiceNumber: textOrNull,
  withheld: z.number(),
  withheldOn: textOrNull,
  paid: z.number(),
  paidOn: textOrNull,
  balance: z.number(),
};

/** An invoice of a locked month: a page of rows, notes and balance in whole rupiah. month: its first day. */
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
  ...balanceFields,
  /** Version of the tax fields; 0 before they are entered. */
  version: z.number(),
  payments: z.array(payment),
  notes: z.array(note),
  allowedActions: z.array(z.enum(invoiceActions)),
});
export type Invoice = z.output<typeof invoice>;

/** due: with a balance. notes: with proposed or requested notes. */
const invoiceTabs = ["due", "paid", "notes", "all"] as const;
export const listInvoicesInput = z.object({ ...listInput(10), tab: z.enum(invoiceTabs).default("due") });
export type ListInvoices = z.output<typeof listInvoicesInput>;
const listed = z.object({
  id: z.number(),
  number: z.string(),
  month: z.string(),
  dated: z.string(),
  principalId: z.number(),
  principal: z.string(),
  totalBills: z.number(),
  notesTotal: z.number(),
  ...balanceFields,
  /** Proposed or requested notes. */
  waitingNotes: z.number(),
  /** Days since its date, today in Asia/Jakarta. */
  days: z.number(),
});
export type ListedInvoice = z.output<typeof listed>;
export const invoicePage = pageOf(listed).extend({
  counts: z.record(z.enum(invoiceTabs), z.number()),
  balance: z.number(),
});

/** Balances of each principal by invoice age in days, in whole rupiah. */
export const ageingBuckets = ["to30", "to60", "to90", "over90"] as const;
const buckets = { to30: z.number(), to60: z.number(), to90: z.number(), over90: z.number(), balance: z.number() };
export const ageing = z.object({
  rows: z.array(z.object({ principalId: z.number(), principal: z.string(), invoices: z.number(), ...buckets })),
  total: z.object(buckets),
});
export type Ageing = z.output<typeof ageing>;

const earliest = "1945-01-01";
const optionalDay = z.preprocess(
  blankToUndefined,
  z
    .string()
    .refine((value) => isDay(value) && value >= earliest, "validation.date")
    .meta({ format: "date" })
    .optional(),
);
/** from, to: first and last day in Asia/Jakarta; by default 1 January to today. */
export const statementInput = z.object({ principalId: recordId, from: optionalDay, to: optionalDay });
const lineKinds = ["invoice", "credit", "debit", "payment", "withheld"] as const;
/** amount: change of the balance, negative when it falls; balance: after the line. */
const line = z.object({
  day: z.string(),
  kind: z.enum(lineKinds),
  number: z.string(),
  invoiceId: z.number(),
  note: textOrNull,
  amount: z.number(),
  balance: z.number(),
});
export const statement = z.object({
  principalId: z.number(),
  principal: z.string(),
  from: z.string(),
  to: z.string(),
  opening: z.number(),
  lines: z.array(line),
  closing: z.number(),
});
export type Statement = z.output<typeof statement>;
