import { useTranslations } from "next-intl";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import type { VersionStatus } from "@/lib/features/rates/rules";

const badgeVariants: Record<VersionStatus, StatusName> = {
  draft: "Pending",
  coming: "Scheduled",
  "in-force": "Active",
  past: "Closed",
};

/** Badge of a version's status; past ones are muted, open ones colored. */
export function VersionStatusBadge({ standing }: { standing: VersionStatus }) {
  const t = useTranslations("rates.standings");
  return <StatusBadge status={badgeVariants[standing]} label={t(standing)} faint={standing === "past"} />;
}
