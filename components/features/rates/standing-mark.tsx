import { useTranslations } from "next-intl";
import { StatusBadge, type StatusName } from "@/components/ui/feedback/status-badge";
import type { Standing } from "@/lib/features/rates/rules";

const looks: Record<Standing, StatusName> = {
  draft: "Pending",
  coming: "Scheduled",
  "in-force": "Active",
  past: "Closed",
};

/** Where a version stands; what is past is faint, what still has to be looked at is not. */
export function StandingMark({ standing }: { standing: Standing }) {
  const t = useTranslations("rates.standings");
  return <StatusBadge status={looks[standing]} label={t(standing)} faint={standing === "past"} />;
}
