import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { PersonLink } from "../check-in-out/person-link";
import { ExtensionActions } from "./row-actions";
import { consentVariant, awaitsDecision, extensionStatusVariant } from "./status-variants";
import styles from "./extensions.module.css";

type Props = { rows: ExtensionRow[]; mayOpenCrew: boolean };

/** List extension requests with dates, reason, the seafarer's answer and the decision. D2 §2, §3 */
export function ExtensionsTable({ rows, mayOpenCrew }: Props) {
  const t = useTranslations("extensions");
  const hasActions = rows.some(({ mayDecide, mayWithdraw, mayConsent }) => mayDecide || mayWithdraw || mayConsent);
  const columns = ["original", "extended", "reason", "consent", "status"] as const;
  const isDate = (head: (typeof columns)[number]) => head === "original" || head === "extended";
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("list.name")}</th>
          {columns.map((head) => (
            <th key={head} scope="col" data-column={head} {...(isDate(head) ? { "data-align": "end" } : {})}>
              {t(`list.${head}`)}
            </th>
          ))}
          {hasActions ? (
            <th scope="col" data-cell="actions">
              {t("list.actions")}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} mayOpenCrew={mayOpenCrew} hasActions={hasActions} />
        ))}
      </tbody>
    </>
  );
}

function Row({ row, mayOpenCrew, hasActions }: { row: ExtensionRow; mayOpenCrew: boolean; hasActions: boolean }) {
  const t = useTranslations("extensions");
  const language = useLocale();
  const day = (value: string | Date) => formatDate(value, language);
  const as = t(`as.${row.requestedAs}`);
  const askedBy = row.requestedBy ? `${row.requestedBy}, ${as}` : as;
  const { offBoardOriginalDate: from, offBoardExtendedDate: to } = row;
  return (
    <tr id={`extension-${row.id}`} className={styles.row}>
      <td data-card="title" title={row.employeeName}>
        <PersonLink id={row.crewId} name={row.employeeName} open={mayOpenCrew} />
        <span className={styles.line}>{inLanguage(language, { en: row.jobPosition, id: row.jobPositionNameId })}</span>
      </td>
      <td data-align="end" data-card="fact" data-label={t("list.original")}>
        {day(from)}
      </td>
      <td data-align="end" data-card="fact" data-label={t("list.extended")}>
        {day(to)}
        <span className={styles.days}>{t("list.days", { days: daysBetween(from, to) })}</span>
      </td>
      <td data-card="fact" data-label={t("list.reason")}>
        {row.extendedReason ? <span className={`${styles.words} ${styles.reason}`}>{row.extendedReason}</span> : null}
        <span className={styles.line}>{t("list.asked", { who: askedBy, date: day(row.requestedAt) })}</span>
      </td>
      <td data-card="fact" data-label={t("list.consent")}>
        <Consent row={row} />
      </td>
      <td data-card="badge">
        <State row={row} />
      </td>
      {hasActions ? (
        <td data-cell="actions" {...(awaitsDecision(row) ? { "data-card": "actions" } : {})}>
          <ExtensionActions row={row} />
        </td>
      ) : null}
    </tr>
  );
}

/** Show the seafarer's answer with its channel and note. */
function Consent({ row }: { row: ExtensionRow }) {
  const t = useTranslations("extensions.consent");
  const channels = useTranslations("approvals.page.channels");
  const language = useLocale();
  const { status, way, channel, at, name, note, recordedBy } = row.consent;
  const how = [
    way === "telephone" && channel ? channels(channel) : way && t(`by.${way}`),
    recordedBy,
    at && formatDate(at, language),
  ];
  return (
    <>
      <StatusBadge status={consentVariant(row)} label={t(status)} />
      {way ? <span className={styles.line}>{how.filter(Boolean).join(", ")}</span> : null}
      {name && way !== "telephone" ? <span className={styles.line}>{t("signed", { name })}</span> : null}
      {note ? <span className={styles.line}>{t("note", { note })}</span> : null}
    </>
  );
}

function State({ row }: { row: ExtensionRow }) {
  const t = useTranslations("extensions");
  const language = useLocale();
  const { status, key } = extensionStatusVariant(row);
  const { decidedAt, decidedBy, rejectReason } = row;
  const decided = decidedAt && [decidedBy, formatDate(decidedAt, language)].filter(Boolean).join(", ");
  return (
    <>
      <StatusBadge status={status} label={t(`status.${key}`)} />
      {decided ? <span className={styles.line}>{decided}</span> : null}
      {rejectReason ? <span className={styles.line}>{t("rejectedFor", { reason: rejectReason })}</span> : null}
    </>
  );
}
