import { useTranslations } from "next-intl";
import { Urgent } from "@/components/ui/feedback/urgent";
import { seaTimeOf } from "@/lib/features/crew/sea-time.rules";
import { daysToLongestStay } from "@/lib/features/crew/stay.rules";
import { urgency } from "@/lib/platform/calendar/urgency";

/** Show the time on board against the maximum of eleven months. @param days whole days since sign-on */
export function TimeOnBoard({ since, days }: { since: string; days: number }) {
  const t = useTranslations("crew.screens");
  const left = daysToLongestStay(since, days);
  return (
    <Urgent level={urgency("stay", left)} word={left < 0 ? t("stayOver") : t("stay", { days: left })}>
      {t("sea.time", seaTimeOf(days)).trim() || t("daysLeft", { days })}
    </Urgent>
  );
}
