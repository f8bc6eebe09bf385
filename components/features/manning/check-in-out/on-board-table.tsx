import type { ReactNode } from "react";
import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { TimeOnBoard } from "@/components/features/crew/time-on-board";
import { withVacancies } from "@/lib/features/vessels/on-board/rules";
import type { Vacancy, VesselCrewRow } from "@/lib/features/vessels/on-board/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { DaysLeft } from "./days-left";
import { OnBoardActions } from "./on-board-actions";
import { PersonLink } from "./person-link";
import { VacantSeatRow } from "./vacant-seat-row";
import styles from "../../vessels/vessel.module.css";

export type CheckInOutRights = { open: boolean; move: boolean; undo: boolean };
/** How the user requests an extension: as a menu item of the row, or as its only button. */
type Extending = { href: (row: VesselCrewRow) => string; button: (row: VesselCrewRow) => ReactNode };
type Props = {
  rows: VesselCrewRow[];
  vacancies: Vacancy[];
  vesselId: number;
  today: string;
  rights: CheckInOutRights;
  extending: Extending | null;
};

/** List who is on board and the vacant seats, in seat order. */
export async function OnBoardTable({ rows, vacancies, vesselId, today, rights, extending }: Props) {
  const [t, locale] = await Promise.all([getTranslations("vessels.detail"), getLocale()]);
  const hasActions = rights.move || extending !== null;
  const showsStatus = rows.some(({ certificateStatus }) => certificateStatus !== null);
  const span = 4 + Number(showsStatus) + Number(hasActions) + 1;
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col" data-column="crewId">
            {t("crewId")}
          </th>
          <th scope="col" data-column="seafarerId">
            {t("seafarerId")}
          </th>
          <th scope="col" data-column="position">
            {t("position")}
          </th>
          <th scope="col" data-align="end">
            {t("onBoard")}
          </th>
          <th scope="col" data-align="end">
            {t("plannedOff")}
          </th>
          <th scope="col" data-column="left">
            {t("left")}
          </th>
          <th scope="col" data-column="timeOnBoard">
            {t("timeOnBoard")}
          </th>
          {showsStatus ? (
            <th scope="col" data-column="certificates">
              {t("certificates")}
            </th>
          ) : null}
          {hasActions ? (
            <th scope="col" data-cell="actions">
              {t("actions")}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {withVacancies(rows, vacancies).map((line) => {
          if ("seat" in line)
            return (
              <VacantSeatRow key={`seat-${line.seat.vesselCrewId}`} seat={line.seat} span={span} open={rights.open} />
            );
          const { row } = line;
          const person = {
            vesselId,
            vesselCrewId: row.vesselCrewId ?? 0,
            crewId: row.crewId,
            name: row.fullName,
          };
          const position = inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId });
          return (
            <tr key={row.id}>
              <td data-card="title" title={row.fullName}>
                <PersonLink id={row.crewId} name={row.fullName} open={rights.open} />
              </td>
              <td>{row.employeeIdNumber}</td>
              <td>{row.seafarerId}</td>
              <td data-card="fact" data-label={t("position")}>
                {position}
                {row.isHandover ? <span className={styles.note}> {t("handover")}</span> : null}
              </td>
              <td data-align="end">{row.onBoard ? formatDate(row.onBoard, locale) : ""}</td>
              <td data-align="end" data-card="fact" data-label={t("plannedOff")}>
                {row.offBoard ? formatDate(row.offBoard, locale) : ""}
              </td>
              <td data-card="fact" data-label={t("left")}>
                {row.daysLeft === null || row.durationTone === null ? null : (
                  <DaysLeft days={row.daysLeft} tone={row.durationTone} />
                )}
              </td>
              <td data-card="fact" data-label={t("timeOnBoard")}>
                {row.onBoard ? (
                  <TimeOnBoard since={row.onBoard} days={Math.max(0, daysBetween(row.onBoard, today))} />
                ) : null}
              </td>
              {showsStatus ? (
                <td data-cell="status" data-card="badge">
                  {row.certificateStatus ? (
                    <StatusBadge
                      status={row.certificateStatus}
                      label={t(`certificateStatus.${row.certificateStatus}`)}
                    />
                  ) : null}
                </td>
              ) : null}
              {hasActions ? (
                <td data-cell="actions" data-card="actions">
                  {row.vesselCrewId === null ? null : rights.move ? (
                    <OnBoardActions
                      today={today}
                      mayUndo={rights.undo && row.onBoard === today}
                      extendHref={extending && row.offBoard ? extending.href(row) : null}
                      {...person}
                    />
                  ) : (
                    extending?.button(row)
                  )}
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
