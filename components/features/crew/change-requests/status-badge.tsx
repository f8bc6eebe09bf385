import { useTranslations } from "next-intl";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import type { ChangeRequestRow } from "@/lib/features/crew/change-requests/schema";

const statusVariants: Record<ChangeRequestRow["state"], StatusName> = {
  open: "Pending",
  Approved: "Approved",
  Rejected: "Failed",
  Withdrawn: "Closed",
};

/** Show the status of a request. */
export function RequestStatusBadge({ state }: { state: ChangeRequestRow["state"] }) {
  const t = useTranslations("crew.screens.requests.states");
  return <StatusBadge status={statusVariants[state]} label={t(state)} />;
}
