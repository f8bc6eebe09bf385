import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { RecordTable } from "@/components/ui/list/record-table";
import type { VesselCrewRow } from "@/lib/features/vessels/crew.schema";
import { formatDate } from "@/lib/platform/dates";
import { BoardButton } from "./board-button";
import { DaysLeft } from "./days-left";
import { PersonLink } from "./person-link";
import { UndoButton } from "./undo-button";
import styles from "./vessel.module.css";

export type BoardRights = { open: boolean; move: boolean; undo: boolean };
type Props = { rows: VesselCrewRow[]; vesselId: number; today: string; rights: BoardRights };

export async function OnBoardTable({ rows, vesselId, today, rights }: Props) {
  const [t, locale] = await Promise.all([getTranslations("vessels.detail"), getLocale()]);
  const language = locale === "id" ? "id" : "en";
  const columns = [
    { label: t("name") },
    { label: t("crewId") },
    { label: t("seafarerId") },
    { label: t("position") },
    { label: t("onBoard"), align: "end" as const },
    { label: t("plannedOff"), align: "end" as const },
    { label: t("left") },
    { label: t("certificates") },
    { label: t("actions"), align: "end" as const },
  ];
  const actions = (row: VesselCrewRow) => {
    if (!rights.move || row.vesselCrewId === null) return null;
    const person = { vesselId, vesselCrewId: row.vesselCrewId, employeeId: row.employeeId, name: row.fullName };
    return (
      <span className={styles.rowActions}>
        {rights.undo && row.onBoard === today ? <UndoButton {...person} /> : null}
        <BoardButton kind="checkOut" today={today} {...person} />
      </span>
    );
  };
  return (
    <RecordTable
      label={t("tabs.on-board-crew")}
      empty={t("onBoardEmpty")}
      columns={columns}
      rows={rows.map((row) => [
        <PersonLink key="name" id={row.employeeId} name={row.fullName} open={rights.open} />,
        row.employeeIdNumber,
        row.seafarerId,
        <>
          {language === "id" ? row.jobPositionNameId : row.jobPositionName}
          {row.isHandover ? <span className={styles.note}> {t("handover")}</span> : null}
        </>,
        row.onBoard ? formatDate(row.onBoard, language) : null,
        row.offBoard ? formatDate(row.offBoard, language) : null,
        row.daysLeft === null || row.durationTone === null ? null : <DaysLeft key="left" days={row.daysLeft} tone={row.durationTone} />,
        row.certificateStatus ? <StatusBadge key="status" status={row.certificateStatus} label={t(`certificateStatus.${row.certificateStatus}`)} /> : null,
        actions(row),
      ])}
    />
  );
}
