import { withdrawnReason } from "@/db/enums/applicants";

/** Return the message key of a reason code; null for free text. */
export function reasonKey(reason: string, codes: readonly string[]): string | null {
  if (reason === withdrawnReason) return "screens.panel.withdrawn";
  return codes.includes(reason) ? `pipeline.reasons.${reason}` : null;
}
