/** VAT base of a contract's bills: the total after the fee, or the fee alone. product 5.14 */
export const vatBases = ["billsAfterFee", "feeOnly"] as const;
export type VatBase = (typeof vatBases)[number];

/** How the fee on a bill is calculated unless the bill overrides it. product 5.14 */
export const feeOptions = ["no-fee", "percentage", "value"] as const;
export type FeeOption = (typeof feeOptions)[number];

/** Status of a contract today, as the API spells it. Derived from the expiry date, never stored. product 5.14 */
export const contractStatuses = ["Active", "Expired"] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** Days before the expiry at which a reminder is sent, once each. product 5.14 */
export const reminderDays = [90, 60, 30, 7] as const;

/** Kinds of bills a contract may be limited to, one per billing tab. product 5.14 */
export const coverKinds = ["mcu", "expenses", "victualing", "work-order"] as const;
export type CoverKind = (typeof coverKinds)[number];
