import { z } from "zod";
import { lockRefusals, noteKinds } from "@/db/enums/billing";
import { feeOptions, vatBases } from "@/db/enums/contracts";
import { listInput, pageOf } from "@/lib/platform/list/page-of";
import { asRecord } from "@/lib/platform/record";
import { blankToUndefined, divisionNumber, numeric, onOff } from "@/lib/platform/validation";

const optional = <T extends z.ZodType>(one: T) => z.preprocess(blankToUndefined, one.optional());
const earliestYear = 1945;

/** A month as calls name it; the current month in Jakarta by default. Document 3 §7 */
const asked = {
  divisionId: optional(divisionNumber),
  month: optional(numeric(z.number().int().min(1).max(12))),
  year: optional(numeric(z.number().int().min(earliestYear).max(9_999))),
};

export const billSorts = ["vessel", "crew", "amount", "totalBills"] as const;
const order = z.enum(["asc", "desc"]);
/** Filter and order of a list and its download. hold: expenses on hold. */
const view = {
  filterList: listInput(10).filterList,
  hold: z.preprocess((value) => blankToUndefined(value) ?? false, onOff),
  sort: z.enum(billSorts).default("vessel"),
  order: order.default("asc"),
};

/** Accept page as an alias of pageNumber. product 5.14 */
const paged = (input: unknown) => {
  const given = asRecord(input);
  return { ...given, pageNumber: given.pageNumber ?? given.page };
};
const listFields = z.object({ ...listInput(10), ...view, ...asked });
export const listBillsInput = z.preprocess(paged, listFields);
export type ListBills = z.output<typeof listBillsInput>;
export const downloadBillsInput = z.object({ ...asked, ...view });

const words = z.string().nullable();
const figure = z.number().nullable();
const termsNotes = ["no-principal", "no-contract", "several-contracts"] as const;
export type TermsNote = (typeof termsNotes)[number];
/**
 * date: the row's day. contract: the one that prices it. coveredBy: contracts that overlap, so that none prices it.
 * isGiven: principal assigned manually. carriedFrom: first day of the locked month it was too late for. note: why no
 * contract prices it.
 */
const every = {
  date: z.string(),
  principal: words,
  contract: words,
  coveredBy: z.array(z.string()),
  isGiven: z.boolean(),
  note: z.enum(termsNotes).nullable(),
  carriedFrom: words,
  invoiceNumber: words,
};
/** In whole rupiah; null without an amount. */
const figures = { amount: figure, fee: figure, billsAfterFee: figure, vat: figure, totalBills: figure };
const terms = {
  feeOption: z.enum(feeOptions),
  feePercentage: figure,
  feeValue: figure,
  vatBase: z.enum(vatBases).nullable(),
};
const checkup = {
  vessel: words,
  crew: words,
  status: words,
  clinic: words,
  package: words,
  ...figures,
  ...terms,
  ...every,
  mcuPrice: figure,
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
  vessel: words,
  employeeName: words,
  expenses: words,
  price: z.number(),
  isOnHold: z.boolean(),
  notes: words,
  ...every,
  version: z.number(),
});
export const victualingRow = z.object({
  id: z.number(),
  vesselId: z.number(),
  vessel: words,
  expensesType: z.literal("UJBM"),
  totalCrew: z.number(),
  totalAmount: z.number(),
  attachment: words,
  attachmentId: words,
  /** Version of the attachment; 0 without one. */
  version: z.number(),
  fee: figure,
  billsAfterFee: figure,
  vat: figure,
  totalBills: figure,
  ...terms,
  ...every,
});
export const workOrderRow = z.object({
  workOrderId: z.number(),
  workOrderNumber: words,
  vessel: words,
  crew: words,
  ...figures,
  ...terms,
  ...every,
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
    lockedByName: words,
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
