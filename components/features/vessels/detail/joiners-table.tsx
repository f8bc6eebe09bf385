import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { RecordTable } from "@/components/ui/list/record-table";
import type { Joiner } from "@/lib/features/manning/check-in.schema";
import { formatDate } from "@/lib/platform/dates";
import { BoardButton } from "./board-button";
import type { BoardRights } from "./on-board-table";
import { PersonLink } from "./person-link";

const badges = { Confirmed: "Approved", Pending: "Pending", Rejected: "Failed" } as const;

/** Who stands in Next and how ready they are. */
export async function JoinersTable({ rows, vesselId, today, rights }: { rows: Joiner[]; vesselId: number; today: string; rights: BoardRights }) {
  const [t, locale] = await Promise.all([getTranslations("vessels.detail"), getLocale()]);
  const language = locale === "id" ? "id" : "en";
  const columns = [
    { label: t("name") },
    { label: t("crewId") },
    { label: t("position") },
    { label: t("joins"), align: "end" as const },
    { label: t("until"), align: "end" as const },
    { label: t("approval") },
    { label: t("certificates") },
    { label: t("relieves") },
    { label: t("actions"), align: "end" as const },
  ];
  return (
    <RecordTable
      label={t("joiners")}
      empty={t("joinersEmpty")}
      columns={columns}
      rows={rows.map((row) => [
        <PersonLink key="name" id={row.employeeId} name={row.fullName} open={rights.open} />,
        row.employeeIdNumber,
        language === "id" ? row.jobPositionNameId : row.jobPositionName,
        `${formatDate(row.startDate, language)}${row.daysToJoin < 0 ? ` (${t("daysLate", { count: -row.daysToJoin })})` : ""}`,
        formatDate(row.endDate, language),
        <StatusBadge key="approval" status={badges[row.summaryStatus]} label={t(`summary.${row.summaryStatus}`)} />,
        row.certificateStatus ? <StatusBadge key="status" status={row.certificateStatus} label={t(`certificateStatus.${row.certificateStatus}`)} /> : null,
        row.replaces?.fullName,
        <BoardButton key="in" kind="checkIn" today={today} vesselId={vesselId} vesselCrewId={row.vesselCrewId} employeeId={row.employeeId} name={row.fullName} />,
      ])}
    />
  );
}
