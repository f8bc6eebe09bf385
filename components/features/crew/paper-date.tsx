import { useLocale, useTranslations } from "next-intl";
import { renewalDays } from "@/db/enums/crew";
import { formatDate } from "@/lib/platform/calendar/dates";
import styles from "./crew.module.css";

type Props = { date: string | null; days: number | null; never?: string };

/** A last valid day: amber in its last 90 days, red once past, always with a word beside it. */
export function PaperDate({ date, days, never }: Props) {
  const t = useTranslations("crew.screens");
  const locale = useLocale() === "id" ? "id" : "en";
  if (date === null) return never ?? null;
  const written = formatDate(date, locale);
  if (days === null || days > renewalDays) return written;
  return (
    <span className={days < 0 ? styles.past : styles.soon}>
      {written} <span className={styles.word}>{days < 0 ? t("expired") : t("daysLeft", { days })}</span>
    </span>
  );
}
