import { useLocale, useTranslations } from "next-intl";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import type { Vacancy } from "@/lib/features/vessels/on-board/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { PersonLink } from "./person-link";
import styles from "./vacant-seat-row.module.css";

/** Show a vacant seat: since when, and who joins when. @param span number of columns after the three name columns */
export function VacantSeatRow({ seat, span, open }: { seat: Vacancy; span: number; open: boolean }) {
  const t = useTranslations("vessels.detail");
  const language = useLocale();
  const position = inLanguage(language, { en: seat.jobPositionName, id: seat.jobPositionNameId });
  return (
    <tr className={styles.vacant}>
      <td colSpan={3} data-card="title">
        {t("withoutSeat", { position })}
      </td>
      <td colSpan={span} data-card="fact">
        <span className={styles.facts}>
          <span>{t("vacantSince", { date: formatDate(seat.since, language), days: seat.daysVacant })}</span>
          {seat.isPlanKnown ? <Coming seat={seat} open={open} /> : null}
        </span>
      </td>
    </tr>
  );
}

function Coming({ seat: { next }, open }: { seat: Vacancy; open: boolean }) {
  const t = useTranslations("vessels.detail");
  const language = useLocale();
  if (!next) return <strong>{t("noRelieverPlanned")}</strong>;
  const { crewId, fullName, daysToJoin: days, summaryStatus } = next;
  const values = {
    date: formatDate(next.startDate, language),
    name: () => <PersonLink key="name" id={crewId} name={fullName} open={open} />,
  };
  const word = days < 0 ? t("daysLate", { count: -days }) : t("inDays", { days });
  const level = urgency("joining", days);
  return (
    <span className={styles.coming}>
      <span>{t.rich(summaryStatus === "Confirmed" ? "comes" : "comesPending", values)}</span>
      {level === "none" ? <span className={styles.days}>{word}</span> : <UrgencyBadge level={level} label={word} />}
    </span>
  );
}
