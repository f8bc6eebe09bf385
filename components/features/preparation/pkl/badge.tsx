import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { PklState } from "@/lib/features/preparation/agreement-status.rules";

const statusVariants = {
  "-": "Closed",
  "Pending Sign": "Pending",
  Signed: "Approved",
  Completed: "Completed",
} as const;

/** Show the status of an agreement in the documents' colours. A superseded one is muted. D2 §4 */
export async function PklBadge({ state, isSuperseded }: { state: PklState; isSuperseded: boolean }) {
  const t = await getTranslations("pkl.page.statuses");
  if (isSuperseded) return <StatusBadge status="Closed" label={t("Superseded")} />;
  return <StatusBadge status={statusVariants[state]} label={t(state)} />;
}
