/** Parse hundredths of a per cent: 1,27 · 1.27 % · 20. @returns null for a blank cell, undefined for anything else */
export function parsePercent(typed: string): number | null | undefined {
  const text = typed.replace(/[\u00a0\u202f\s]+/g, "").replace(/%$/, "");
  if (text === "" || /^[-\u2013\u2014]$/.test(text)) return null;
  const [, units = "", part = ""] = /^(\d{1,2})(?:[.,](\d{1,2})0*)?$/.exec(text) ?? [];
  return units === "" ? undefined : Number(units) * 100 + Number(part.padEnd(2, "0"));
}

/** Format 1,27 % in every language, like amounts. */
export function formatPercent(basisPoints: number): string {
  const part = String(basisPoints % 100)
    .padStart(2, "0")
    .replace(/0+$/, "");
  return `${Math.floor(basisPoints / 100)}${part && `,${part}`} %`;
}
