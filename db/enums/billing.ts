import { feeOptions } from "./contracts";

/** Kinds of bills, each with a tab and a list of its own. Document 3 §2, product 5.14 */
export const billingKinds = ["mcu-register", "mcu-planning", "expenses", "victualing", "work-order"] as const;
export type BillingKind = (typeof billingKinds)[number];

/**
 * Bills whose amount and fee are entered on the bill itself. Expenses take their price from the schedule's document.
 * Document 3 §2
 */
export const amountKinds = ["mcu-register", "mcu-planning"] as const;
export type AmountKind = (typeof amountKinds)[number];

/** How the fee of one check-up is set: by its contract, or individually. product 5.14 */
export const amountFees = ["contract", ...feeOptions] as const;
export type AmountFee = (typeof amountFees)[number];

/** Why an open month cannot be locked. product 5.14, 5.15.7 */
export const lockRefusals = ["notNext", "beforeStart", "startWaiting", "ratesNotVerified"] as const;
export type LockRefusal = (typeof lockRefusals)[number];

/** A credit note lowers an invoice, a debit note raises it. product 5.14 */
export const noteKinds = ["credit", "debit"] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Status of a credit or debit note: proposed rows, requested by one user, issued by a second one. product 5.14 */
export const noteStates = ["proposed", "asked", "issued"] as const;
export type NoteState = (typeof noteStates)[number];

/** Payment status of an invoice, with notes and withheld tax included. product 5.14 */
export const invoiceStates = ["open", "partly-paid", "paid"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** Recipient of a reminder of an open invoice: the principal at its address, or finance. product 5.14 */
export const remindedParties = ["principal", "finance"] as const;
