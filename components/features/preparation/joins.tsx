import { useLocale, useTranslations } from "next-intl";
import { Urgent } from "@/components/ui/feedback/urgent";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";

/** Show the joining date and the days left. Ready joiners show no warning. */
export function Joins({ date, daysLeft, isReady }: { date: string; daysLeft: number; isReady: boolean }) {
  const [t, locale] = [useTranslations("preparation-joiners"), useLocale()];
  const word = daysLeft < 0 ? t("daysLate", { count: -daysLeft }) : t("inDays", { days: daysLeft });
  const day = formatDate(date, locale === "id" ? "id" : "en");
  const level = isReady && daysLeft >= 0 ? "none" : urgency("joining", daysLeft);
  if (level === "none") return <span title={word}>{day}</span>;
  return (
    <Urgent level={level} word={word}>
      {day}
    </Urgent>
  );
}
