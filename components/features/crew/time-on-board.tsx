import { useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { seaTimeOf } from "@/lib/features/crew/sea-time/rules";
import { daysToMaxTimeOnBoard } from "@/lib/features/crew/sea-time/time-on-board.rules";
import { urgency } from "@/lib/platform/calendar/urgency";

/** Show the time on board against the maximum of eleven months. @param days whole days since sign-on */
export function TimeOnBoard({ since, days }: { since: string; days: number }) {
  const t = useTranslations("crew.screens");
  const daysLeft = daysToMaxTimeOnBoard(since, days);
  return (
    <UrgencyBadge
      level={urgency("stay", daysLeft)}
      label={daysLeft < 0 ? t("stayOver") : t("stay", { days: daysLeft })}
    >
      {t("sea.time", seaTimeOf(days)).trim() || t("daysLeft", { days })}
    </UrgencyBadge>
  );
}
