import { useTranslations } from "next-intl";
import { Urgent } from "@/components/ui/feedback/urgent";
import { seaTimeOf } from "@/lib/features/crew/sea-time.rules";
import { daysToLongestStay } from "@/lib/features/crew/stay.rules";
import { urgency } from "@/lib/platform/calendar/urgency";

/** How long somebody has been on board, which should not be more than eleven months. @param days whole days since then */
export function TimeOnBoard({ since, days }: { since: string; days: number }) {
  const t = useTranslations("crew.screens");
  const left = daysToLongestStay(since, days);
  return (
    <Urgent level={urgency("stay", left)} word={left < 0 ? t("stayOver") : t("stay", { days: left })}>
      {t("sea.time", seaTimeOf(days)).trim() || t("daysLeft", { days })}
    </Urgent>
  );
}
