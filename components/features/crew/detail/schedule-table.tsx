import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import { RecordTable } from "@/components/ui/list/record-table";
import type { ScheduleRow } from "@/lib/features/crew/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { wordFor } from "@/lib/platform/i18n/message-key";
import styles from "../sections/record.module.css";
import { summaryBadge } from "./summary-badge";

type Props = { rows: ScheduleRow[]; label: string; empty: string; past: boolean; opensVessels: boolean };

/** Assignments: those to come with both answers, or those that were with the days on board. */
export async function ScheduleTable({ rows, label, empty, past, opensVessels }: Props) {
  const [t, locale] = await Promise.all([getTranslations("crew.screens"), getLocale()]);
  const language = locale === "id" ? "id" : "en";
  const day = (value: string) => formatDate(value, language);
  const slot = (row: ScheduleRow) => wordFor(t, `schedule.slots.${row.assignmentOn}`, row.assignmentOn);
  const vessel = (row: ScheduleRow) => (
    <span key="vessel">
      {opensVessels ? (
        <Link href={`/dashboard/vessel-management/${row.vesselId}/details`} prefetch={false}>
          {row.vesselName}
        </Link>
      ) : (
        row.vesselName
      )}
      <span className={styles.small}>
        {[language === "id" ? row.vesselTypeNameId : row.vesselType, row.principal].filter(Boolean).join(", ")}
      </span>
    </span>
  );
  const until = (row: ScheduleRow) => (
    <>
      {day((past ? row.offBoard : null) ?? row.endDate)}
      {row.isExtended && row.originalOffBoardDate ? (
        <span className={styles.small}>{t("schedule.extended", { date: day(row.originalOffBoardDate) })}</span>
      ) : null}
      {past && row.offBoard === null ? <span className={styles.small}>{t("schedule.planned")}</span> : null}
    </>
  );
  const answers = (row: ScheduleRow) => (
    <>
      <StatusBadge status={summaryBadge[row.summaryStatus]} label={t(`schedule.summary.${row.summaryStatus}`)} />
      {row.summaryStatus === "Confirmed" ? null : (
        <span className={styles.small}>
          {t("schedule.answers", {
            principal: t(`schedule.answer.${row.principalStatus}`),
            person: t(`schedule.answer.${row.employeeStatus}`),
          })}
          {row.rejectionReason ? `. ${row.rejectionReason}` : ""}
        </span>
      )}
    </>
  );
  return (
    <RecordTable
      label={label}
      empty={empty}
      columns={[
        { label: t("fields.vessel") },
        { label: t("fields.rank") },
        { label: t("schedule.slot") },
        { label: t(past ? "fields.onBoard" : "schedule.joins"), align: "end" },
        { label: t(past ? "fields.offBoard" : "schedule.leaves"), align: "end" },
        { label: t("fields.days"), align: "end" },
        { label: t("schedule.approval") },
        { label: t("schedule.plannedBy") },
      ]}
      rows={rows.map((row) => [
        vessel(row),
        language === "id" ? row.jobPositionNameId : row.jobPositionName,
        slot(row),
        day((past ? row.onBoard : null) ?? row.startDate),
        until(row),
        row.days,
        past ? null : answers(row),
        row.createdBy,
      ])}
    />
  );
}
