export type TextKind = "text" | "number" | "tel" | "floating";

/** Match a number as a spreadsheet writes it, with decimals or powers of ten. Without its marks it would gain digits. */
const isFromSpreadsheet = (typed: string) => /^\s*\d+[.,]0{1,2}\s*$|^\s*\d([.,]\d+)?e\+?\d+\s*$/i.test(typed);

/** What may be typed: number digits only, tel a leading +, floating one dot (a comma becomes a dot). */
export function allowedText(kind: TextKind, typed: string): string {
  if (kind === "text") return typed;
  if (kind !== "floating" && isFromSpreadsheet(typed)) return typed.trim();
  const digits = typed.replace(/\D/g, "");
  if (kind === "number") return digits;
  if (kind === "tel") return typed.trimStart().startsWith("+") ? `+${digits}` : digits;
  const [whole = "", ...rest] = typed
    .replaceAll(",", ".")
    .replace(/[^\d.]/g, "")
    .split(".");
  return rest.length > 0 ? `${whole}.${rest.join("")}` : whole;
}
