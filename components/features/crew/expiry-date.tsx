import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";

type Props = { date: string | null; days: number | null; never?: string; kind?: "paper" | "medical" };

/** Show the last valid day of a document with its urgency; days is null where urgency does not matter. */
export function ExpiryDate({ date, days, never, kind = "paper" }: Props) {
  const t = useTranslations("crew.screens");
  const locale = useLocale();
  if (date === null) return never ?? null;
  return (
    <UrgencyBadge
      level={urgency(kind, days)}
      label={days !== null && days >= 0 ? t("daysLeft", { days }) : t("expired")}
    >
      {formatDate(date, locale)}
    </UrgencyBadge>
  );
}
