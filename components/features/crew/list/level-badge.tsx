import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { suitabilityLevels } from "@/db/enums/suitability";
import type { ListedEntry } from "@/lib/features/crew/schema";

const levelVariants = { 1: "Completed", 2: "Pending", 3: "Failed" } as const;

/** Show the level of a register entry. The highest counts as being noted until a second person confirms it. */
export function LevelBadge({ entry }: { entry: ListedEntry }) {
  const t = useTranslations("crew");
  const level = entry.employeeBlacklistLevelId;
  const isPending = level === 3 && !entry.isConfirmed;
  return (
    <span title={isPending ? t("screens.list.notConfirmedTitle") : undefined}>
      <StatusBadge
        status={isPending ? "Pending" : levelVariants[level]}
        label={isPending ? t("screens.list.notConfirmed") : t(`suitability.${suitabilityLevels[level]}`)}
      />
    </span>
  );
}
