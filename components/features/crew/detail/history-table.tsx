import { getLocale, getTranslations } from "next-intl/server";
import { FileLink } from "@/components/ui/feedback/file-link";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { RecordTable } from "@/components/ui/list/record-table";
import type { HistoryRow } from "@/lib/features/crew/detail/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import styles from "../sections/record.module.css";
import { VerifiedBy } from "./document-status";

const anchorOf = (kind: string, id: number) => `${kind}-${id}`;

/** Show document versions, newest upload first: current, replaced by which one, or removed. product 2.4 */
export async function HistoryTable({ rows }: { rows: HistoryRow[] }) {
  const [t, locale] = await Promise.all([getTranslations("crew.screens"), getLocale()]);
  const day = (value: string | Date) => formatDate(typeof value === "string" ? value : dayOf(value), locale);
  const anchors = new Set(rows.map(({ kind, id }) => anchorOf(kind, id)));
  const state = (row: HistoryRow) => {
    if (row.isCurrent) return <StatusBadge status="Valid" label={t("history.current")} />;
    if (row.removedAt) return <StatusBadge status="Failed" label={t("history.removed")} />;
    return <StatusBadge status="Closed" label={t("history.replaced")} />;
  };
  const note = (row: HistoryRow) => {
    if (row.removedAt) return [t("history.on", { date: day(row.removedAt) }), row.removedBy].filter(Boolean).join(", ");
    if (!row.supersededAt) return null;
    const target = row.supersededBy === null ? null : anchorOf(row.kind, row.supersededBy);
    const replacedText = t("history.on", { date: day(row.supersededAt) });
    return target && anchors.has(target) ? (
      <a href={`#${target}`}>{t("history.onBy", { date: day(row.supersededAt) })}</a>
    ) : (
      replacedText
    );
  };
  return (
    <RecordTable
      label={t("history.title")}
      empty={t("history.empty")}
      columns={[
        { label: t("fields.document") },
        { label: t("fields.number") },
        { label: t("fields.issued"), align: "end" },
        { label: t("fields.expires"), align: "end" },
        { label: t("fields.state") },
        { label: t("history.uploaded") },
        { label: t("fields.verifiedBy") },
        { label: t("fields.file") },
      ]}
      rows={rows.map((row) => [
        <span key="name" id={anchorOf(row.kind, row.id)} className={styles.anchor}>
          {row.kind === "medical-certificate" ? t(`history.kinds.${row.kind}`) : row.name}
          {row.kind === "medical-certificate" ? null : (
            <span className={styles.small}>{t(`history.kinds.${row.kind}`)}</span>
          )}
        </span>,
        row.number,
        row.issued ? day(row.issued) : null,
        row.expired ? day(row.expired) : null,
        <span key="state">
          {state(row)}
          <span className={styles.small}>{note(row)}</span>
        </span>,
        <span key="uploaded">
          {day(row.createdAt)}
          {row.createdBy ? <span className={styles.small}>{row.createdBy}</span> : null}
        </span>,
        row.kind === "medical-certificate" ? null : <VerifiedBy key="verified" document={row} />,
        row.attachment ? <FileLink key="file" file={row.attachment} /> : null,
      ])}
    />
  );
}
