import { feeOptions } from "./contracts";

/** What is billed, each with a tab and a list of its own. Document 3 §2, product 5.14 */
export const billingKinds = ["mcu-register", "mcu-planning", "expenses", "victualing", "work-order"] as const;
export type BillingKind = (typeof billingKinds)[number];

/** Kinds whose amount and fee are entered on the bill itself; expenses have their price on the schedule's document. Document 3 §2 */
export const amountKinds = ["mcu-register", "mcu-planning"] as const;
export type AmountKind = (typeof amountKinds)[number];

/** How the fee of one check-up is chosen: as its contract says, or by itself. product 5.14 */
export const amountFees = ["contract", ...feeOptions] as const;
export type AmountFee = (typeof amountFees)[number];

/** Why a month that is open is not to be locked. product 5.14, 5.15.7 */
export const lockRefusals = ["notNext", "beforeStart", "startWaiting", "ratesNotVerified"] as const;
export type LockRefusal = (typeof lockRefusals)[number];

/** A credit note lowers an invoice that was too high, a debit note raises one that was too low. product 5.14 */
export const noteKinds = ["credit", "debit"] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Where a note stands: proposed rows, asked for by a person, issued by a second one. product 5.14 */
export const noteStates = ["proposed", "asked", "issued"] as const;
export type NoteState = (typeof noteStates)[number];

/** Where an invoice stands by what was received, notes and tax withheld included. product 5.14 */
export const invoiceStates = ["open", "partly-paid", "paid"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** Who is reminded of an invoice that stays open: the principal at its address, or finance. product 5.14 */
export const remindedParties = ["principal", "finance"] as const;
