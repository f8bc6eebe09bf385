import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";

/** Show the joining date and the days left. Ready joiners show no warning. */
export function JoiningDay({ date, daysLeft, isReady }: { date: string; daysLeft: number; isReady: boolean }) {
  const [t, locale] = [useTranslations("preparation-joiners"), useLocale()];
  const dueText = daysLeft < 0 ? t("daysLate", { count: -daysLeft }) : t("inDays", { days: daysLeft });
  const day = formatDate(date, locale);
  const level = isReady && daysLeft >= 0 ? "none" : urgency("joining", daysLeft);
  if (level === "none") return <span title={dueText}>{day}</span>;
  return (
    <UrgencyBadge level={level} label={dueText}>
      {day}
    </UrgencyBadge>
  );
}
