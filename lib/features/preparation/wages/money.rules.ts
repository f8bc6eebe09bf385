const rupiahFormat = new Intl.NumberFormat("id-ID");
const centsFormat = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Format "Rp 12.500.000" with a non-breaking space. D2 §9 */
export const rupiah = (amount: number) => `Rp\u00a0${rupiahFormat.format(amount)}`;

/** Parse dollars into cents: 25, 25,50 or 25.50. @returns null for empty, undefined for an invalid amount */
export function parseDollars(entered: string): number | null | undefined {
  const text = entered.trim();
  if (text === "") return null;
  const [, wholeDollars, part = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return wholeDollars === undefined ? undefined : Number(wholeDollars) * 100 + Number(part.padEnd(2, "0"));
}

/** Format "USD 12.50". */
export const dollars = (amountInCents: number) => `USD\u00a0${centsFormat.format(amountInCents / 100)}`;
