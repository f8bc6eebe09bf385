import { useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import type { VesselCrewRow } from "@/lib/features/vessels/on-board/schema";
import { urgency } from "@/lib/platform/calendar/urgency";

/** Show the days until the planned sign-off, or the days overdue, in the documented colour band. */
export function DaysLeft({ days, tone }: { days: number; tone: NonNullable<VesselCrewRow["durationTone"]> }) {
  const t = useTranslations("vessels.detail");
  const level = urgency("sign-off", days);
  const text = days < 0 ? t("daysOver", { count: -days }) : t("daysLeft", { count: days });
  const title = t(`durations.${tone}`);
  return level === "none" ? (
    <span title={title}>{text}</span>
  ) : (
    <UrgencyBadge level={level} label={text} title={title} />
  );
}
