import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";

type Props = { date: string; daysLeft: number; isJoining: boolean; isReady?: boolean };

/** Show the joining or leaving date with the days left. Ready rows show no warning before the day. */
export function TravelDay({ date, daysLeft, isJoining, isReady = false }: Props) {
  const [t, locale] = [useTranslations("scheduling-lists"), useLocale()];
  const dueText = daysLeft < 0 ? t("daysLate", { count: -daysLeft }) : t("inDays", { days: daysLeft });
  const day = formatDate(date, locale);
  const level = isReady && daysLeft > 0 ? "none" : urgency(isJoining ? "joining" : "sign-off", daysLeft);
  if (level === "none") return <span title={dueText}>{day}</span>;
  return (
    <UrgencyBadge level={level} label={dueText}>
      {day}
    </UrgencyBadge>
  );
}
