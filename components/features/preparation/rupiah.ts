const rupiahFormat = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });

/** Format a price as in the documents: "IDR 1.250.000". D2 §9 */
export const rupiah = (amount: number) => `IDR ${rupiahFormat.format(amount)}`;
