import { withdrawnReason } from "@/db/enums/applicants";

/** The message key of a reason that is a code; null for words somebody typed. */
export function reasonKey(reason: string, codes: readonly string[]): string | null {
  if (reason === withdrawnReason) return "screens.panel.withdrawn";
  return codes.includes(reason) ? `pipeline.reasons.${reason}` : null;
}
