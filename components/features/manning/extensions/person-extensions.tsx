import { getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { ExtensionRow } from "@/lib/features/manning/extensions/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { consentVariant, extensionStatusVariant } from "./status-variants";
import styles from "./extensions.module.css";

type Props = { rows: ExtensionRow[]; locale: Locale; pklNote: "pkl-none" | "pkl-addendum" | null };

/**
 * List a person's extension requests with their outcome, and what the agreement lacks for the last approved one.
 * product 5.3, 5.15.8
 */
export async function PersonExtensions({ rows, locale, pklNote }: Props) {
  const t = await getTranslations("extensions");
  const day = (value: string | Date) => formatDate(value, locale);
  const noted = rows.find(({ approvalExtensionStatus }) => approvalExtensionStatus === "Approved");
  const line = (text: string | null) => (text ? <span className={styles.line}>{text}</span> : null);
  const outcome = (row: ExtensionRow) => {
    const { status, key } = extensionStatusVariant(row);
    return (
      <>
        <StatusBadge status={status} label={t(`status.${key}`)} />
        {row.decidedAt ? line([row.decidedBy, day(row.decidedAt)].filter(Boolean).join(", ")) : null}
        {row.rejectReason ? line(t("rejectedFor", { reason: row.rejectReason })) : null}
        {pklNote && row === noted ? line(t(`own.addendum.${pklNote}`, { to: day(row.offBoardExtendedDate) })) : null}
      </>
    );
  };
  const consent = (row: ExtensionRow, { status, way, at } = row.consent) => (
    <>
      <StatusBadge status={consentVariant(row)} label={t(`consent.${status}`)} />
      {way && at ? line(`${t(`consent.by.${way}`)}, ${day(at)}`) : null}
    </>
  );
  return (
    <RecordTable
      label={t("own.personTitle")}
      empty=""
      columns={[
        { label: t("list.extended") },
        { label: t("list.reason") },
        { label: t("list.requested") },
        { label: t("list.consent") },
        { label: t("list.status") },
      ]}
      rows={rows.map((row) => [
        <span key="day">
          {day(row.offBoardExtendedDate)}
          {line(t("list.instead", { from: day(row.offBoardOriginalDate) }))}
        </span>,
        <span key="reason" className={styles.words}>
          {row.extendedReason}
        </span>,
        <span key="asked">
          {row.requestedBy ?? t(`as.${row.requestedAs}`)}
          {line(day(row.requestedAt))}
        </span>,
        <span key="consent">{consent(row)}</span>,
        <span key="status">{outcome(row)}</span>,
      ])}
    />
  );
}
