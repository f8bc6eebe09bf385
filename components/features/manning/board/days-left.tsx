import { useTranslations } from "next-intl";
import { Urgent } from "@/components/ui/feedback/urgent";
import type { VesselCrewRow } from "@/lib/features/vessels/on-board/schema";
import { urgency } from "@/lib/platform/calendar/urgency";

/** Show the days until the planned sign-off, or the days overdue, in the documented colour band. */
export function DaysLeft({ days, tone }: { days: number; tone: NonNullable<VesselCrewRow["durationTone"]> }) {
  const t = useTranslations("vessels.detail");
  const level = urgency("sign-off", days);
  const words = days < 0 ? t("daysOver", { count: -days }) : t("daysLeft", { count: days });
  const title = t(`durations.${tone}`);
  return level === "none" ? <span title={title}>{words}</span> : <Urgent level={level} word={words} title={title} />;
}
