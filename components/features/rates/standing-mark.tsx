import { useTranslations } from "next-intl";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import type { Standing } from "@/lib/features/rates/rules";

const looks: Record<Standing, StatusName> = {
  draft: "Pending",
  coming: "Scheduled",
  "in-force": "Active",
  past: "Closed",
};

/** Badge of a version's status; past ones are muted, open ones colored. */
export function StandingMark({ standing }: { standing: Standing }) {
  const t = useTranslations("rates.standings");
  return <StatusBadge status={looks[standing]} label={t(standing)} faint={standing === "past"} />;
}
