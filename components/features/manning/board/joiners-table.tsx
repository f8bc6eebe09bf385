import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import type { Joiner } from "@/lib/features/manning/check-in.schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { BoardButton } from "./button";
import type { BoardRights } from "./on-board-table";
import { PersonLink } from "./person-link";

const badges = { Confirmed: "Approved", Pending: "Pending", Rejected: "Failed" } as const;

/** A confirmed joiner of the coming week is what one comes here for. */
const dueDays = 7;

/** Who stands in Next and how ready they are. */
export async function JoinersTable({
  rows,
  vesselId,
  today,
  rights,
}: {
  rows: Joiner[];
  vesselId: number;
  today: string;
  rights: BoardRights;
}) {
  const [t, locale] = await Promise.all([getTranslations("vessels.detail"), getLocale()]);
  const language = locale === "id" ? "id" : "en";
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("crewId")}</th>
          <th scope="col">{t("position")}</th>
          <th scope="col" data-align="end">
            {t("joins")}
          </th>
          <th scope="col" data-align="end">
            {t("until")}
          </th>
          <th scope="col">{t("approval")}</th>
          <th scope="col">{t("certificates")}</th>
          <th scope="col">{t("relieves")}</th>
          <th scope="col" data-cell="actions">
            {t("actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const late = row.daysToJoin < 0 ? t("daysLate", { count: -row.daysToJoin }) : undefined;
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.fullName}>
                <PersonLink id={row.employeeId} name={row.fullName} open={rights.open} />
              </td>
              <td>{row.employeeIdNumber}</td>
              <td data-card="fact" data-label={t("position")}>
                {language === "id" ? row.jobPositionNameId : row.jobPositionName}
              </td>
              <td data-align="end" data-card="fact" data-label={t("joins")} title={late}>
                {formatDate(row.startDate, language)}
                {late ? ` (${late})` : ""}
              </td>
              <td data-align="end">{formatDate(row.endDate, language)}</td>
              <td data-card="badge">
                <StatusBadge status={badges[row.summaryStatus]} label={t(`summary.${row.summaryStatus}`)} />
              </td>
              <td>
                {row.certificateStatus ? (
                  <StatusBadge status={row.certificateStatus} label={t(`certificateStatus.${row.certificateStatus}`)} />
                ) : null}
              </td>
              <td title={row.replaces?.fullName}>{row.replaces?.fullName}</td>
              <td data-cell="actions" data-card="actions">
                <BoardButton
                  kind="checkIn"
                  due={row.summaryStatus === "Confirmed" && row.daysToJoin <= dueDays}
                  today={today}
                  vesselId={vesselId}
                  vesselCrewId={row.vesselCrewId}
                  employeeId={row.employeeId}
                  name={row.fullName}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
