const whole = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });

/** A price as the documents write it: "IDR 1.250.000". D2 §9 */
export const rupiah = (amount: number) => `IDR ${whole.format(amount)}`;
