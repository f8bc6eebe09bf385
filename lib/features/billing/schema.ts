import { z } from "zod";
import { lockRefusals, noteKinds } from "@/db/enums/billing";
import { feeOptions, vatBases } from "@/db/enums/contracts";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/unknown-record";
import { blankToUndefined, divisionNumber, numeric, booleanInput } from "@/lib/platform/validation";

const optional = <T extends z.ZodType>(one: T) => z.preprocess(blankToUndefined, one.optional());
const earliestYear = 1945;

/** A month as calls name it; the current month in Jakarta by default. Document 3 §7 */
const monthFields = {
  divisionId: optional(divisionNumber),
  month: optional(numeric(z.number().int().min(1).max(12))),
  year: optional(numeric(z.number().int().min(earliestYear).max(9_999))),
};

export const billSorts = ["vessel", "crew", "amount", "totalBills"] as const;
const order = z.enum(["asc", "desc"]);
/** Filter and order of a list and its download. hold: expenses on hold. */
const view = {
  filterList: listInput(10).filterList,
  hold: z.preprocess((value) => blankToUndefined(value) ?? false, booleanInput),
  sort: z.enum(billSorts).default("vessel"),
  order: order.default("asc"),
};

/** Accept page as an alias of pageNumber. product 5.14 */
const paged = (input: unknown) => {
  const fields = asRecord(input);
  return { ...fields, pageNumber: fields.pageNumber ?? fields.page };
};
const listFields = z.object({ ...listInput(10), ...view, ...monthFields });
export const listBillsInput = z.preprocess(paged, listFields);
export type ListBills = z.output<typeof listBillsInput>;
export const downloadBillsInput = z.object({ ...monthFields, ...view });

const textOrNull = z.string().nullable();
const amountOrNull = z.number().nullable();
const termsNotes = ["no-principal", "no-contract", "several-contracts"] as const;
export type TermsNote = (typeof termsNotes)[number];
/**
 * date: the row's day. contract: the one that prices it. coveredBy: contracts that overlap, so that none prices it.
 * isGiven: principal assigned manually. carriedFrom: first day of the locked month it was too late for. note: why no
 * contract prices it.
 */
const commonFields = {
  date: z.string(),
  principal: textOrNull,
  contract: textOrNull,
  coveredBy: z.array(z.string()),
  isGiven: z.boolean(),
  note: z.enum(termsNotes).nullable(),
  carriedFrom: textOrNull,
  invoiceNumber: textOrNull,
};
/** In whole rupiah; null without an amount. */
const figures = {
  amount: amountOrNull,
  fee: amountOrNull,
  billsAfterFee: amountOrNull,
  vat: amountOrNull,
  totalBills: amountOrNull,
};
const terms = {
  feeOption: z.enum(feeOptions),
  feePercentage: amountOrNull,
  feeValue: amountOrNull,
  vatBase: z.enum(vatBases).nullable(),
};
const checkup = {
  vessel: textOrNull,
  crew: textOrNull,
  status: textOrNull,
  clinic: textOrNull,
  package: textOrNull,
  ...figures,
  ...terms,
  ...commonFields,
  mcuPrice: amountOrNull,
  mcuFeePercentage: z.number(),
  mcuFeeValue: z.number(),
  /** Whether the fee was entered for this row; termsFee is the contract's or usual fee that applies otherwise. */
  hasOwnFee: z.boolean(),
  termsFee: z.object({ option: z.enum(feeOptions), percentage: z.number(), value: z.number() }),
  /** Number of times the amount was entered; 0 for the result's own amount. */
  version: z.number(),
};
export const registerRow = z.object({ assessmentHistoryId: z.number(), ...checkup });
export const planningRow = z.object({ employeePreparationMCUId: z.number(), ...checkup });
export const expenseRow = z.object({
  id: z.number(),
  employeeSchedulingDocumentId: z.number(),
  vessel: textOrNull,
  employeeName: textOrNull,
  expenses: textOrNull,
  price: z.number(),
  isOnHold: z.boolean(),
  notes: textOrNull,
  ...commonFields,
  version: z.number(),
});
export const victualingRow = z.object({
  id: z.number(),
  vesselId: z.number(),
  vessel: textOrNull,
  expensesType: z.literal("UJBM"),
  totalCrew: z.number(),
  totalAmount: z.number(),
  attachment: textOrNull,
  attachmentId: textOrNull,
  /** Version of the attachment; 0 without one. */
  version: z.number(),
  fee: amountOrNull,
  billsAfterFee: amountOrNull,
  vat: amountOrNull,
  totalBills: amountOrNull,
  ...terms,
  ...commonFields,
});
export const workOrderRow = z.object({
  workOrderId: z.number(),
  workOrderNumber: textOrNull,
  vessel: textOrNull,
  crew: textOrNull,
  ...figures,
  ...terms,
  ...commonFields,
});
export type CheckupRow = Omit<z.output<typeof registerRow>, "assessmentHistoryId">;
export type RegisterRow = z.output<typeof registerRow>;
export type PlanningRow = z.output<typeof planningRow>;
export type ExpenseRow = z.output<typeof expenseRow>;
export type VictualingRow = z.output<typeof victualingRow>;
export type WorkOrderRow = z.output<typeof workOrderRow>;

/** Percentages for rows without a contract, and the VAT rate of all rows with its twelfths; null while unknown. */
const fees = z.object({
  feePercentage: z.number(),
  vatPercentage: z.number(),
  vatTwelfths: z.number(),
  vatBase: z.enum(vatBases),
  isVerified: z.boolean(),
});
/** contracts: names of those that priced its rows. notesTotal: notes that correct it, whatever their month. */
const invoice = z.object({
  id: z.number(),
  number: z.string(),
  principal: z.string(),
  rows: z.number(),
  totalBills: z.number(),
  notesTotal: z.number(),
  contracts: z.array(z.string()),
});
/** A note issued in the month, whatever month its invoice is of. */
const issuedNote = z.object({
  invoiceId: z.number(),
  number: z.string(),
  kind: z.enum(noteKinds),
  invoice: z.string(),
  principal: z.string(),
  totalBills: z.number(),
});
export const billingActions = ["amount", "expenses", "receipt", "principal", "lock", "unlock"] as const;
const sums = z.object({
  amount: z.number(),
  fee: z.number(),
  billsAfterFee: z.number(),
  vat: z.number(),
  totalBills: z.number(),
});
export type Sums = z.output<typeof sums>;
/** summary: over all rows of the view. open: rows without amount, on hold, carried over, and without principal. */
export const billsPageOf = <T extends z.ZodType>(row: T) =>
  pageOf(row).extend({
    month: z.number(),
    year: z.number(),
    locked: z.boolean(),
    lockedAt: z.date().nullable(),
    lockedByName: textOrNull,
    invoices: z.array(invoice),
    notes: z.array(issuedNote),
    fees: fees.nullable(),
    /** First month billed here, as its first day; null without a request. */
    start: z.object({ month: z.string(), isConfirmed: z.boolean() }).nullable(),
    summary: sums,
    open: z.object({ missing: z.number(), held: z.number(), carried: z.number(), noPrincipal: z.number() }),
    /** Why a past month may not be locked, for those who may lock. */
    lockRefusal: z.enum(lockRefusals).nullable(),
    allowedActions: z.array(z.enum(billingActions)),
  });
export type BillsPage = Omit<z.output<ReturnType<typeof billsPageOf>>, "rows">;
