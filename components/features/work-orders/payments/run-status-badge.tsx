import { getTranslations } from "next-intl/server";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import type { TransferState } from "@/db/enums/work-orders";
import type { ListedRun } from "@/lib/features/work-orders/payments/schema";

const colourOf: Record<TransferState | "made", StatusName> = {
  made: "Pending",
  prepared: "Pending",
  released: "Scheduled",
  paid: "Completed",
  rejected: "Failed",
  dropped: "Closed",
};

export async function RunStatusBadge({ state }: { state: TransferState | ListedRun["state"] }) {
  const t = await getTranslations("payment-runs.states");
  return <StatusBadge status={colourOf[state]} label={t(state)} />;
}
