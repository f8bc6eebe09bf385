import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";

/** Requested delivery day and urgency; none for final requests. */
export function DeliveryDue({ date, daysLeft, isOpen }: { date: string; daysLeft: number; isOpen: boolean }) {
  const [t, locale] = [useTranslations("chandler-requests"), useLocale()];
  const day = formatDate(date, locale);
  const level = isOpen ? urgency("waiting", daysLeft) : "none";
  if (level === "none") return <span>{day}</span>;
  return (
    <UrgencyBadge
      level={level}
      label={daysLeft < 0 ? t("daysLate", { count: -daysLeft }) : t("inDays", { days: daysLeft })}
    >
      {day}
    </UrgencyBadge>
  );
}
