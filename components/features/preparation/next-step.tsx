import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import type { NextStep as Step } from "@/lib/features/preparation/readiness.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";

/** Show the next step with department and due date. */
export function NextStep({ step }: { step: Step }) {
  const [t, locale] = [useTranslations("preparation-joiners"), useLocale()];
  const { item, by, daysLeft } = step;
  const date = t("by", { date: formatDate(by, locale) });
  const dueText = daysLeft < 0 ? t("daysLate", { count: -daysLeft }) : t("inDays", { days: daysLeft });
  return (
    <span>
      {t(`steps.${item}`)}{" "}
      <UrgencyBadge level={urgency("waiting", daysLeft)} label={dueText}>
        {date}
      </UrgencyBadge>
    </span>
  );
}
