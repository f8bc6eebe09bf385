import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { UrgencyBadge } from "@/components/ui/feedback/urgency-badge";
import { Link } from "@/components/ui/layout/link";
import type { Joiner } from "@/lib/features/manning/check-in-out/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { urgency } from "@/lib/platform/calendar/urgency";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { joinerAddress } from "../../preparation/addresses";
import { CheckInOutButton } from "./button";
import type { CheckInOutRights } from "./on-board-table";
import { PersonLink } from "./person-link";
import styles from "../../vessels/vessel.module.css";

const statusVariants = { Confirmed: "Approved", Pending: "Pending", Rejected: "Failed" } as const;

/** Return why a joiner cannot be checked in, or null. */
const obstacleOf = ({ summaryStatus, isOnBoardElsewhere }: Joiner) =>
  summaryStatus === "Confirmed" ? (isOnBoardElsewhere ? "elsewhere" : null) : summaryStatus;

/** List missing preparation by name, with a link for users who may prepare. */
function Preparation({
  row: { missing, crewId, fullName, summaryStatus },
  vesselId,
}: {
  row: Joiner;
  vesselId: number;
}) {
  const t = useTranslations("vessels.detail");
  const listLabels =
    missing.length > 0 ? t("lacks", { names: missing.map((item) => item.toUpperCase()).join(", ") }) : t("prepared");
  if (summaryStatus !== "Confirmed") return listLabels;
  return (
    <Link
      href={joinerAddress(vesselId, crewId)}
      prefetch={false}
      className={styles.person}
      aria-label={`${listLabels}: ${fullName}`}
    >
      {listLabels}
    </Link>
  );
}

/** List the people in Next with their readiness. */
export async function JoinersTable({
  rows,
  vesselId,
  today,
  rights,
}: {
  rows: Joiner[];
  vesselId: number;
  today: string;
  rights: CheckInOutRights;
}) {
  const [t, locale] = await Promise.all([getTranslations("vessels.detail"), getLocale()]);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col" data-column="crewId">
            {t("crewId")}
          </th>
          <th scope="col" data-column="position">
            {t("position")}
          </th>
          <th scope="col" data-align="end">
            {t("joins")}
          </th>
          <th scope="col" data-align="end">
            {t("until")}
          </th>
          <th scope="col" data-column="approval">
            {t("approval")}
          </th>
          <th scope="col" data-column="certificates">
            {t("certificates")}
          </th>
          <th scope="col" data-column="preparation">
            {t("preparation")}
          </th>
          <th scope="col" data-column="relieves">
            {t("relieves")}
          </th>
          <th scope="col" data-cell="actions">
            {t("actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const days = row.daysToJoin;
          const level = urgency("joining", days);
          const obstacle = obstacleOf(row);
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.fullName}>
                <PersonLink id={row.crewId} name={row.fullName} open={rights.open} />
              </td>
              <td>{row.employeeIdNumber}</td>
              <td data-card="fact" data-label={t("position")}>
                {inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId })}
              </td>
              <td data-align="end" data-card="fact" data-label={t("joins")}>
                <UrgencyBadge level={level} label={days < 0 ? t("daysLate", { count: -days }) : t("inDays", { days })}>
                  {formatDate(row.startDate, locale)}
                </UrgencyBadge>
              </td>
              <td data-align="end">{formatDate(row.endDate, locale)}</td>
              <td data-card="badge">
                <StatusBadge status={statusVariants[row.summaryStatus]} label={t(`summary.${row.summaryStatus}`)} />
              </td>
              <td>
                {row.certificateStatus ? (
                  <StatusBadge status={row.certificateStatus} label={t(`certificateStatus.${row.certificateStatus}`)} />
                ) : null}
              </td>
              <td {...(row.missing.length > 0 ? { "data-card": "fact", "data-label": t("preparation") } : {})}>
                <Preparation row={row} vesselId={vesselId} />
              </td>
              <td title={row.replaces?.fullName}>{row.replaces?.fullName}</td>
              <td data-cell="actions" data-card="actions">
                {obstacle ? (
                  <span className={styles.note}>{t(`noCheckIn.${obstacle}`)}</span>
                ) : (
                  <CheckInOutButton
                    kind="checkIn"
                    due={level === "due" || level === "overdue"}
                    today={today}
                    vesselId={vesselId}
                    vesselCrewId={row.vesselCrewId}
                    crewId={row.crewId}
                    name={row.fullName}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
