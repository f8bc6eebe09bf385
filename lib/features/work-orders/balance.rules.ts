/** What is paid out of a balance of pay: never less than nought. Whole rupiah. */
export const paidOut = (balance: number) => Math.max(0, balance);

/** What is to be collected where deductions are more than the pay: the other half of a balance, nought where something is paid. Whole rupiah. product 5.15.5 */
export const toCollect = (balance: number) => Math.max(0, -balance);
