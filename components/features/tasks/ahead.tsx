import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Urgency } from "@/lib/platform/calendar/urgency";
import styles from "./ahead.module.css";

/** Farther than this a number of days tells nobody anything the date does not. */
const farthest = 365;

type Props = { daysLeft: number; urgency: Urgency; children?: ReactNode };

/** How far a day is, in the colour of what that asks for; children stand before the distance. */
export async function Ahead({ daysLeft, urgency, children }: Props) {
  const t = await getTranslations("tasks");
  const isFar = Math.abs(daysLeft) > farthest;
  const distance = isFar ? null : daysLeft < 0 ? t("past", { days: -daysLeft }) : t("ahead", { days: daysLeft });
  return (
    <span className={styles.ahead} data-urgency={urgency}>
      {children}
      {children && distance ? ", " : null}
      {distance}
    </span>
  );
}
