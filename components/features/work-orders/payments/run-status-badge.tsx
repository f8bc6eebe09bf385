import { useTranslations } from "next-intl";
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

export function RunStatusBadge({ state }: { state: TransferState | ListedRun["state"] }) {
  const t = useTranslations("payment-runs.states");
  return <StatusBadge status={colourOf[state]} label={t(state)} />;
}
