/** What is billed, each with a tab and a list of its own. Document 3 §2, product 5.14 */
export const billingKinds = ["mcu-register", "mcu-planning", "expenses", "victualing", "work-order"] as const;
export type BillingKind = (typeof billingKinds)[number];

/** Kinds whose amount and fee are entered on the bill itself; expenses have their price on the schedule's document. Document 3 §2 */
export const amountKinds = ["mcu-register", "mcu-planning"] as const;
export type AmountKind = (typeof amountKinds)[number];
