import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { ForecastRow } from "@/lib/features/crew/compliance/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import crewStyles from "../crew.module.css";
import styles from "./forecast.module.css";

type RowProps = { row: ForecastRow };
const statusVariants = { block: "Failed", warn: "Pending", pass: "Passed" } as const;
/** Only the colours the documents define. */
const tones = { none: undefined, soon: undefined, due: crewStyles.soon, overdue: crewStyles.past } as const;

/** Show whether a problem blocks or warns. */
export function ForecastLevel({ level }: Pick<ForecastRow, "level">) {
  const t = useTranslations("compliance.levels");
  return <StatusBadge status={statusVariants[level]} label={t(level)} />;
}

/** Show the assignment of a problem and its period. */
export function ForecastStay({ row }: RowProps) {
  const [t, locale] = [useTranslations("work-lists"), useLocale()];
  return (
    <span className={styles.stay}>
      {t(`stays.${row.slot}`)}
      <small>
        {t("forecast.period", { from: formatDate(row.startDate, locale), to: formatDate(row.endDate, locale) })}
      </small>
    </span>
  );
}

/** Show when a problem occurs and the days until then. */
export function ForecastDue({ row: { dueOn, daysLeft: days } }: RowProps) {
  const [t, shell, locale] = [useTranslations("work-lists.forecast"), useTranslations("shell"), useLocale()];
  return (
    <span className={styles.stay}>
      {dueOn ? formatDate(dueOn, locale) : shell("empty")}
      {days === null ? null : (
        <small className={tones[urgency("paper", days)]}>
          {days < 0 ? t("past", { days: -days }) : t("inDays", { days })}
        </small>
      )}
    </span>
  );
}
