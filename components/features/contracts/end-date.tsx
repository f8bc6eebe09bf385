import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import styles from "./contracts.module.css";

/** Last day of a contract and days left, or days since it ended, muted. */
export function EndDate({ date, daysLeft }: { date: string; daysLeft: number }) {
  const [t, locale] = [useTranslations("contracts"), useLocale()];
  const day = formatDate(date, locale);
  if (daysLeft < 0) return <span title={t("ago", { days: -daysLeft })}>{day}</span>;
  return (
    <span className={styles.ends}>
      <UrgencyBadge level={urgency("paper", daysLeft)} label={t("inDays", { days: daysLeft })}>
        {day}
      </UrgencyBadge>
    </span>
  );
}
