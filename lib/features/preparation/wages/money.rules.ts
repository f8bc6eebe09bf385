const whole = new Intl.NumberFormat("id-ID");
const cents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "Rp 12.500.000" with a space that no line breaks at. D2 §9 */
export const rupiah = (amount: number) => `Rp\u00a0${whole.format(amount)}`;

/** "USD 12.50". */
export const dollars = (amountInCents: number) => `USD\u00a0${cents.format(amountInCents / 100)}`;
