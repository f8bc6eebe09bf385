/** Return what a balance of pay pays out, never below zero. Whole rupiah. */
export const paidOut = (balance: number) => Math.max(0, balance);

/** Return what must be collected when deductions exceed the pay, else zero. Whole rupiah. product 5.15.5 */
export const toCollect = (balance: number) => Math.max(0, -balance);
