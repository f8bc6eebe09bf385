import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { consentVariant, extensionStatusVariant } from "./status-variants";
import styles from "./extensions.module.css";

type RowProps = { row: ExtensionRow };

/** Show the new off-board date and how many days it is later. */
export function NewOffBoardDate({ row: { offBoardOriginalDate: from, offBoardExtendedDate: to } }: RowProps) {
  const t = useTranslations("extensions.list");
  const language = useLocale();
  return (
    <>
      {formatDate(to, language)}
      <span data-second="">{t("days", { days: daysBetween(from, to) })}</span>
    </>
  );
}

/** Show why the person stays longer, and who requested it. */
export function ExtensionReason({ row }: RowProps) {
  const t = useTranslations("extensions");
  const language = useLocale();
  const as = t(`as.${row.requestedAs}`);
  const who = row.requestedBy ? `${row.requestedBy}, ${as}` : as;
  return (
    <>
      {row.extendedReason ? <span className={`${styles.words} ${styles.reason}`}>{row.extendedReason}</span> : null}
      <span className={styles.line}>{t("list.asked", { who, date: formatDate(row.requestedAt, language) })}</span>
    </>
  );
}

/** Show the seafarer's answer with its channel and note. */
export function SeafarerConsent({ row }: RowProps) {
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

/** Show the state of a request with its decision. */
export function ExtensionState({ row }: RowProps) {
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
