import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { daysToAnswer, daysWaited } from "@/lib/features/crew/change-requests/answer-deadline.rules";
import type { ChangeRequestRow } from "@/lib/features/crew/change-requests/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";

type Props = { request: ChangeRequestRow };

export const RequestedSection = ({ request: { section } }: Props) => useTranslations("crew.sections")(section);

/** When a change was requested, and how urgent the answer is. */
export function RequestedAt({ request: { createdAt, state }, now }: Props & { now: Date }) {
  const [t, locale, today] = [useTranslations("crew.screens.requests"), useLocale(), dayOf(now)];
  return (
    <UrgencyBadge
      level={urgency("waiting", state === "open" ? daysToAnswer(createdAt, today) : null)}
      label={t("waits", { days: daysWaited(createdAt, today) })}
    >
      {formatDate(createdAt, locale, "instant")}
    </UrgencyBadge>
  );
}
