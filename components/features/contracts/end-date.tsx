import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";

export function ContractDay({ date }: { date: string }) {
  return formatDate(date, useLocale());
}

/** Last day of a contract and days left, or days since it ended, muted. */
export function EndDate({ date, daysLeft }: { date: string; daysLeft: number }) {
  const t = useTranslations("contracts");
  if (daysLeft < 0)
    return (
      <span title={t("ago", { days: -daysLeft })}>
        <ContractDay date={date} />
      </span>
    );
  return (
    <UrgencyBadge level={urgency("paper", daysLeft)} label={t("inDays", { days: daysLeft })}>
      <ContractDay date={date} />
    </UrgencyBadge>
  );
}
