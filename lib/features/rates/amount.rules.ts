/** Above any monthly pay: a typing error. */
export const maxRupiah = 9_999_999_999;

/**
 * 5500000 · 5.500.000,00 · 5.500.000,- · 5,500,000.00 · 5 500 000. A comma before three digits alone is ambiguous and
 * refused.
 */
const notations = [
  /^(\d+)(?:[.,]0{1,2}|,-)?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,0{1,2}|,-)?$/,
  /^(\d{1,3}(?:,\d{3})+)\.0{1,2}$/,
  /^(\d{1,3}(?:,\d{3}){2,})$/,
  /^(\d{1,3}(?: \d{3})+)(?:,0{1,2}|,-)?$/,
];

/**
 * Parse whole rupiah as people and spreadsheets write them. @returns null for a blank cell, undefined for anything else
 */
export function parseRupiah(typed: string): number | null | undefined {
  const text = typed
    .replace(/[\u00a0\u202f\s]+/g, " ")
    .trim()
    .replace(/^(?:rp\.?|idr)\s*/i, "");
  if (text === "" || /^[-\u2013\u2014]$/.test(text)) return null;
  const digits = notations.map((notation) => notation.exec(text)?.[1]).find((matched) => matched !== undefined);
  return digits === undefined || digits.length > 20 ? undefined : Number(digits.replace(/\D/g, ""));
}

/** Return whether an amount of the column has a decimal point, or commas between thousands. A point before three digits of another one is then ambiguous. */
export const hasDecimalPoint = (column: readonly unknown[]): boolean =>
  column.some(
    (cell) =>
      typeof cell === "string" && /^\D*(\d+\.\d{1,2}|\d{1,3}(,\d{3})+\.\d{1,2}|\d{1,3}(,\d{3}){2,})\s*$/.test(cell),
  );

/** Whether a text may be thousands or decimals: 5.500, with or without Rp. */
export const isThousandsOrDecimals = (cell: unknown): boolean =>
  typeof cell === "string" && /^\s*(?:rp\.?|idr)?\s*\d{1,3}\.\d{3}\s*$/i.test(cell);

/** 5.500.000 in every language: money is written the Indonesian way. D2 §9 */
export const formatRupiah = (amount: number): string =>
  `${amount < 0 ? "−" : ""}${String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ".")}`;

/** Format "Rp 28.990.000" in every language. D3 §9 */
export const rupiahText = (amount: number) => `${amount < 0 ? "−" : ""}Rp ${formatRupiah(Math.abs(amount))}`;

/** Rate between a thousand and a hundred thousand rupiah per dollar, in hundredths: anything else is a typing error. */
const withCents = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
];
/** Parse hundredths of a rupiah per dollar as people and decrees write them. @returns undefined for anything else */
const [minExchange, maxExchange] = [100_000, 10_000_000];

export const isExchange = (hundredths: number) =>
  Number.isInteger(hundredths) && hundredths >= minExchange && hundredths <= maxExchange;

/** Parse hundredths of a rupiah per dollar, as people and decrees write them. @returns undefined for anything else */
export function parseExchangeRate(typed: string): number | undefined {
  const text = typed.replace(/[\u00a0\u202f\s]+/g, "").replace(/^(?:rp\.?|idr)/i, "");
  const matchedParts = withCents.map((notation) => notation.exec(text)).find((match) => match !== null);
  if (!matchedParts) return undefined;
  const [, units = "", part = ""] = matchedParts;
  const hundredths = Number(units.replace(/\D/g, "")) * 100 + Number(part.padEnd(2, "0"));
  return isExchange(hundredths) ? hundredths : undefined;
}

/** Format 16.348,50 in every language. */
export const formatExchangeRate = (hundredths: number): string =>
  `${formatRupiah(Math.floor(hundredths / 100))},${String(hundredths % 100).padStart(2, "0")}`;
