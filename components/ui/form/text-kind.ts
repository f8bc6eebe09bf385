export type TextKind = "text" | "number" | "tel" | "floating";

/** What may be typed: number digits only, tel a leading +, floating one dot (a comma becomes a dot). */
export function allowedText(kind: TextKind, typed: string): string {
  if (kind === "text") return typed;
  const digits = typed.replace(/\D/g, "");
  if (kind === "number") return digits;
  if (kind === "tel") return typed.trimStart().startsWith("+") ? `+${digits}` : digits;
  const [whole = "", ...rest] = typed
    .replaceAll(",", ".")
    .replace(/[^\d.]/g, "")
    .split(".");
  return rest.length > 0 ? `${whole}.${rest.join("")}` : whole;
}
