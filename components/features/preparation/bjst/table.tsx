import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { BjstRow } from "@/lib/features/preparation/bjst/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { itemAddress } from "../addresses";
import { itemStatusVariant } from "../status-variants";
import styles from "../checkups.module.css";
import { BjstActions } from "./row-actions";

type Props = { rows: BjstRow[]; mayWrite: boolean };

/** List trainings with type, letter, dates and place, and the validity of passed ones. D2 §3 */
export function BjstTable({ rows, mayWrite }: Props) {
  const t = useTranslations("checkups.fields");
  const isDay = (head: string) => head === "startDate" || head === "endDate";
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          {(["rank", "bjstType", "letterNumber", "startDate", "endDate", "place"] as const).map((head) => (
            <th key={head} scope="col" data-column={head} data-align={isDay(head) ? "end" : undefined}>
              {t(head)}
            </th>
          ))}
          <th scope="col" data-cell="status">
            {t("result")}
          </th>
          {mayWrite ? (
            <th scope="col" data-cell="actions">
              {t("actions")}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} mayWrite={mayWrite} />
        ))}
      </tbody>
    </>
  );
}

function Row({ row, mayWrite }: { row: BjstRow; mayWrite: boolean }) {
  const t = useTranslations("checkups");
  const language = useLocale();
  const day = (value: string) => formatDate(value, language);
  return (
    <tr className={styles.row}>
      <td data-card="title" title={row.employeeName}>
        <Link href={itemAddress(row, "bjst", row.id)} prefetch={false}>
          {row.employeeName}
        </Link>
      </td>
      <td data-card="fact" data-label={t("fields.rank")}>
        {inLanguage(language, { en: row.jobPositionName, id: row.jobPositionNameId })}
      </td>
      <td data-card="fact" data-label={t("fields.bjstType")}>
        <span className={styles.words}>{inLanguage(language, { en: row.bjstTypeName, id: row.bjstTypeNameId })}</span>
      </td>
      <td className={styles.number} data-card="fact" data-label={t("fields.letterNumber")}>
        {row.letterNumber}
      </td>
      <td data-align="end" data-card="fact" data-label={t("fields.startDate")}>
        {day(row.startDate)}
      </td>
      <td data-align="end" data-card="fact" data-label={t("fields.endDate")}>
        {day(row.endDate)}
      </td>
      <td data-card="fact" data-label={t("fields.place")}>
        <span className={styles.words}>{row.place}</span>
      </td>
      <td data-cell="status" data-card="badge">
        <StatusBadge status={itemStatusVariant(row.status)} label={t(`statuses.${row.status}`)} />
        {row.countsUntil ? (
          <span className={styles.line}>{t("bjst.countsUntil", { date: day(row.countsUntil) })}</span>
        ) : null}
      </td>
      {mayWrite ? (
        <td data-cell="actions" data-card={row.mayUpdate ? "actions" : undefined}>
          <BjstActions row={row} />
        </td>
      ) : null}
    </tr>
  );
}
