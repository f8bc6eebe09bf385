/** What VAT of a contract's bills is taken on: all that is billed after the fee, or the fee alone. product 5.14 */
export const vatBases = ["billsAfterFee", "feeOnly"] as const;
export type VatBase = (typeof vatBases)[number];

/** How the fee on a bill is reckoned unless the bill says otherwise. product 5.14 */
export const feeOptions = ["no-fee", "percentage", "value"] as const;
export type FeeOption = (typeof feeOptions)[number];

/** Where a contract stands today; the word callers read as its status. Derived from its expiry date, never stored. product 5.14 */
export const contractStatuses = ["Active", "Expired"] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** Days before the expiry at which those who answer for contracts are written to, once each. product 5.14 */
export const reminderDays = [90, 60, 30, 7] as const;

/** Kinds of bills a contract may be narrowed to: what each tab of billing lists. product 5.14 */
export const coverKinds = ["mcu", "expenses", "victualing", "work-order"] as const;
export type CoverKind = (typeof coverKinds)[number];
