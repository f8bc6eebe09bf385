import type { StatusName } from "@/components/ui/feedback/status-badge";
import { addDays } from "@/lib/platform/dates";

const renewalDays = 90;

/** How a document stands on a day (yyyy-MM-dd): it needs renewal in its last 90 days; the last day still counts. */
export function expiryOf(expired: string | null, today: string): Extract<StatusName, "Valid" | "Need Renewal" | "Expired"> {
  if (expired === null) return "Valid";
  if (expired < today) return "Expired";
  return expired <= addDays(today, renewalDays) ? "Need Renewal" : "Valid";
}
