import { getLocale, getTranslations } from "next-intl/server";
import { statusIds } from "@/db/enums/scheduling";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import { RecordTable } from "@/components/ui/list/record-table";
import type { ScheduleRow } from "@/lib/features/crew/detail/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { urgency } from "@/lib/platform/calendar/urgency";
import { statusOf } from "@/lib/features/scheduling/status.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { labelFor } from "@/lib/platform/i18n/message-key";
import styles from "../sections/record.module.css";
import { summaryStatusVariants } from "./summary-status-variants";

type Props = {
  rows: ScheduleRow[];
  label: string;
  empty: string;
  past: boolean;
  /** Today in Asia/Jakarta. */
  today: string;
  opensVessels: boolean;
  opensSchedules: boolean;
};

/** Return the next day of an assignment: joining, or sign-off if on board. */
const nextDayOf = ({ onBoard, startDate, endDate }: ScheduleRow) =>
  onBoard === null ? { kind: "joining" as const, day: startDate } : { kind: "sign-off" as const, day: endDate };

/** Show assignments: planned ones with both answers, or past ones with days on board. */
export async function ScheduleTable({ rows, label, empty, past, today, opensVessels, opensSchedules }: Props) {
  const [t, lists, locale] = await Promise.all([
    getTranslations("crew.screens"),
    getTranslations("scheduling-lists"),
    getLocale(),
  ]);
  const day = (value: string) => formatDate(value, locale);
  /** Show a date of an assignment, with its urgency if it is the next one. */
  const nextDate = (row: ScheduleRow, kind: "joining" | "sign-off", value: string) => {
    const next = nextDayOf(row);
    if (past || next.kind !== kind) return day(value);
    const days = daysBetween(today, next.day);
    const word = days < 0 ? t("strip.overdue", { days: -days }) : t("strip.inDays", { days });
    return (
      <UrgencyBadge level={urgency(kind, days)} label={word}>
        {day(value)}
      </UrgencyBadge>
    );
  };
  const slot = (row: ScheduleRow) => labelFor(t, `schedule.slots.${row.assignmentOn}`, row.assignmentOn);
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
        {[inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId }), row.principal]
          .filter(Boolean)
          .join(", ")}
      </span>
    </span>
  );
  const until = (row: ScheduleRow) => (
    <>
      {nextDate(row, "sign-off", (past ? row.offBoard : null) ?? row.endDate)}
      {row.isExtended && row.originalOffBoardDate ? (
        <span className={styles.small}>{t("schedule.extended", { date: day(row.originalOffBoardDate) })}</span>
      ) : null}
      {past && row.offBoard === null ? <span className={styles.small}>{t("schedule.planned")}</span> : null}
    </>
  );
  const answers = (row: ScheduleRow) => (
    <>
      <StatusBadge
        status={summaryStatusVariants[row.summaryStatus]}
        label={t(`schedule.summary.${row.summaryStatus}`)}
      />
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
        { label: lists("record.travel") },
        { label: t("schedule.approval") },
        { label: t("schedule.plannedBy") },
      ]}
      rows={rows.map((row) => [
        vessel(row),
        inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId }),
        slot(row),
        nextDate(row, "joining", (past ? row.onBoard : null) ?? row.startDate),
        until(row),
        row.days,
        <Travel key="travel" row={row} past={past} opens={opensSchedules} />,
        past ? null : answers(row),
        row.createdBy,
      ])}
    />
  );
}

/** Show travel dates and ports with the scheduling status; only the ports once it is over. product 5.6 */
async function Travel({ row, past, opens }: { row: ScheduleRow; past: boolean; opens: boolean }) {
  const [lists, states, locale] = await Promise.all([
    getTranslations("scheduling-lists"),
    getTranslations("scheduling.statuses"),
    getLocale(),
  ]);
  const { employeeSchedulingId: id, employeeSchedulingStatusId: state } = row;
  if (id === null) return past ? null : <span className={styles.small}>{lists("record.none")}</span>;
  const isJoining = row.onBoard === null;
  const day = isJoining ? row.scheduledOnBoardDate : row.scheduledOffBoardDate;
  const port = isJoining ? row.onboardLocationPortName : row.offboardLocationPortName;
  const date = day && formatDate(day, locale);
  const statusId = statusIds.find((candidate) => candidate === state);
  const status = states(statusId === undefined ? "Cancelled" : statusOf(statusId));
  const ports = [row.onboardLocationPortName, row.offboardLocationPortName].filter(Boolean).join(" → ");
  return (
    <>
      {opens ? (
        <Link
          href={`/dashboard/manning/onboard-scheduling/vessel/${row.vesselId}/crews/${id}/details`}
          prefetch={false}
          aria-label={lists("record.openOf", { status, vessel: row.vesselName })}
        >
          {status}
        </Link>
      ) : (
        status
      )}
      <span className={styles.small}>{past ? ports : [date, port ?? lists("noPort")].filter(Boolean).join(", ")}</span>
    </>
  );
}
