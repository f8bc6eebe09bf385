/** More than anybody earns in a month: a slip of the hand. */
export const mostRupiah = 9_999_999_999;

/** 5500000 · 5.500.000,00 · 5.500.000,- · 5,500,000.00 · 5 500 000. A comma before three digits alone might be either notation, and is refused. */
const notations = [
  /^(\d+)(?:[.,]0{1,2}|,-)?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,0{1,2}|,-)?$/,
  /^(\d{1,3}(?:,\d{3})+)\.0{1,2}$/,
  /^(\d{1,3}(?:,\d{3}){2,})$/,
  /^(\d{1,3}(?: \d{3})+)(?:,0{1,2}|,-)?$/,
];

/** Whole rupiah as people and spreadsheets write them. @returns null for a blank cell, undefined for what is no amount */
export function readRupiah(written: string): number | null | undefined {
  const text = written
    .replace(/[\u00a0\u202f\s]+/g, " ")
    .trim()
    .replace(/^(?:rp\.?|idr)\s*/i, "");
  if (text === "" || /^[-\u2013\u2014]$/.test(text)) return null;
  const digits = notations.map((notation) => notation.exec(text)?.[1]).find((found) => found !== undefined);
  return digits === undefined || digits.length > 20 ? undefined : Number(digits.replace(/\D/g, ""));
}

/** 5.500.000 in every language: money is written the Indonesian way. D2 §9 */
export const writeRupiah = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ".");
