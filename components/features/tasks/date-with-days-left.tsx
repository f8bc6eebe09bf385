import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import type { Urgency } from "@/lib/platform/calendar/urgency";
import styles from "./ahead.module.css";

/** Beyond this, the number of days adds nothing to the date. */
const maxDays = 365;

type Props = { daysLeft: number; urgency: Urgency; children: ReactNode };

/** Shows a date, the days left and its urgency. */
export async function DateWithDaysLeft({ daysLeft, urgency, children }: Props) {
  const t = await getTranslations("tasks");
  const isFar = Math.abs(daysLeft) > maxDays;
  const past = isFar ? t("longAgo") : t("past", { days: -daysLeft });
  const distance = daysLeft < 0 ? past : isFar ? null : t("ahead", { days: daysLeft });
  if (urgency !== "none" && distance)
    return (
      <UrgencyBadge level={urgency} label={distance}>
        {children}
      </UrgencyBadge>
    );
  return (
    <span className={styles.ahead}>
      {children}
      {distance ? `, ${distance}` : null}
    </span>
  );
}
