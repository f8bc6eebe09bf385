import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Urgent } from "@/components/ui/feedback/urgent";
import type { Urgency } from "@/lib/platform/calendar/urgency";
import styles from "./ahead.module.css";

/** Farther than this a number of days tells nobody anything the date does not. */
const farthest = 365;

type Props = { daysLeft: number; urgency: Urgency; children: ReactNode };

/** A day, how far it is and what that asks for. */
export async function Ahead({ daysLeft, urgency, children }: Props) {
  const t = await getTranslations("tasks");
  const isFar = Math.abs(daysLeft) > farthest;
  const past = isFar ? t("longAgo") : t("past", { days: -daysLeft });
  const distance = daysLeft < 0 ? past : isFar ? null : t("ahead", { days: daysLeft });
  if (urgency !== "none" && distance)
    return (
      <Urgent level={urgency} word={distance}>
        {children}
      </Urgent>
    );
  return (
    <span className={styles.ahead}>
      {children}
      {distance ? `, ${distance}` : null}
    </span>
  );
}
