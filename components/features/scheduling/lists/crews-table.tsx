import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import { SelectAll, SelectCheckbox } from "@/components/ui/list/selection/checkboxes";
import { rowActions, rowVerb } from "@/components/ui/list/row-menu";
import type { ScheduleRow } from "@/lib/features/scheduling/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { scheduleStatusVariant } from "../status-variants";
import { TravelDay } from "./travel-day";
import { crewsAddress, detailsAddress, tabOfState, type CrewsTab, type SchedulingSection } from "./section-addresses";
import { nextScheduleAction, type ListRights } from "./next-action";
import { ListStyles, styles } from "./styles";

type TableOptions = {
  entrance: SchedulingSection;
  /** Null for lists of several vessels and statuses, which show the vessel instead. */
  tab: CrewsTab | null;
  rights: ListRights;
  /** Rows can be selected to move their port call. */
  isChoosing: boolean;
};
type Props = TableOptions & { rows: ScheduleRow[] };

/** List joiners and leavers with dates, ports, missing items and next step. History shows the result. D3 §2, §3 */
export function CrewsTable({ rows, ...looks }: Props) {
  const t = useTranslations("scheduling-lists.columns");
  const { tab, isChoosing } = looks;
  const isHistory = tab === "history";
  return (
    <>
      <thead>
        <tr>
          <th scope="col">
            {isChoosing ? <SelectAll rows={rows.map(({ employeeSchedulingId: id, name }) => ({ id, name }))} /> : null}
            {t("name")}
            <ListStyles />
          </th>
          <th scope="col" data-column={tab === null ? "vesselName" : "position"}>
            {t(tab === null ? "vesselName" : "position")}
          </th>
          <th scope="col" data-column="scheduledOnBoardDate">
            {t("scheduledOnBoardDate")}
          </th>
          <th scope="col" data-column="checkInDate">
            {t("checkInDate")}
          </th>
          <th scope="col" data-column="scheduledOffBoardDate">
            {t("scheduledOffBoardDate")}
          </th>
          <th scope="col" data-column={isHistory ? "checkOutDate" : "documents"}>
            {t(isHistory ? "checkOutDate" : "documents")}
          </th>
          <th scope="col" data-cell="status">
            {t("onBoardStatus")}
          </th>
          <th scope="col" data-cell="actions">
            {t("actions")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...looks} />
        ))}
      </tbody>
    </>
  );
}

function Row({ row, ...looks }: TableOptions & { row: ScheduleRow }) {
  const t = useTranslations("scheduling-lists");
  const states = useTranslations("scheduling.statuses");
  const language = useLocale();
  const { entrance, tab, isChoosing } = looks;
  const isHistory = row.onBoardStatus === "CheckedOut" || row.onBoardStatus === "Cancelled";
  const currentTab = tab ?? tabOfState(entrance, row.employeeSchedulingStatusId);
  const position = inLanguage(language, { en: row.position, id: row.positionNameId });
  const formatMoment = (moment: string | null) => (moment ? formatDate(moment, language) : null);
  return (
    <tr>
      <td data-card="title" title={row.name} className={styles.top}>
        {isChoosing ? <SelectCheckbox id={row.employeeSchedulingId} name={row.name} /> : null}
        <Link href={detailsAddress(entrance, row, { tab: currentTab, history: isHistory })} prefetch={false}>
          {row.name}
        </Link>
        {tab === null ? <span className={styles.sub}>{position}</span> : null}
      </td>
      {tab === null ? (
        <td data-card="fact" data-label={t("columns.vesselName")} className={styles.top}>
          <Link href={crewsAddress(entrance, row.vesselId, currentTab)} prefetch={false} className={styles.view}>
            {row.vesselName}
          </Link>
        </td>
      ) : (
        <td data-card="fact" data-label={t("columns.position")} className={styles.top}>
          {position}
        </td>
      )}
      <Ways row={row} isHistory={isHistory} checkedIn={formatMoment(row.checkInDate)} />
      {tab === "history" ? (
        <td data-card="fact" data-label={t("columns.checkOutDate")} className={styles.top}>
          {formatMoment(row.checkOutDate)}
        </td>
      ) : (
        <td className={styles.top}>
          {isHistory || row.employeeSchedulingStatusId === 1 || row.employeeSchedulingStatusId === 4 ? null : (
            <span className={row.documents === "Completed" ? styles.muted : styles.lacks}>
              {t(`documents.${row.documents}`)}
            </span>
          )}
        </td>
      )}
      <td data-cell="status" data-card="badge" className={styles.top}>
        <StatusBadge status={scheduleStatusVariant[row.onBoardStatus]} label={states(row.onBoardStatus)} />
        {row.availability === "Not Available" ? (
          <span className={styles.sub} title={t("notAvailableText")}>
            {t("notAvailable")}
          </span>
        ) : null}
      </td>
      <td data-cell="actions" data-card="actions">
        <Next row={row} tab={currentTab} looks={looks} isHistory={isHistory} />
      </td>
    </tr>
  );
}

/** Show both ways with date and port, and the days left for the next one. */
function Ways({ row, isHistory, checkedIn }: { row: ScheduleRow; isHistory: boolean; checkedIn: string | null }) {
  const t = useTranslations("scheduling-lists");
  const language = useLocale();
  const { employeeSchedulingStatusId: state } = row;
  const isJoining = state < 4;
  const isReady = state === 3 || state === 6;
  const next = (date: string) => (
    <TravelDay date={date} daysLeft={row.daysLeft} isJoining={isJoining} isReady={isReady} />
  );
  const fact = (label: string) => ({ "data-card": "fact", "data-label": label });
  const port = (name: string | null, isMissing: boolean) =>
    name || isMissing ? <span className={styles.sub}>{name ?? t("noPort")}</span> : null;
  return (
    <>
      <td className={styles.top} {...(isJoining || isHistory ? fact(t("columns.scheduledOnBoardDate")) : {})}>
        {isJoining && !isHistory ? next(row.scheduledOnBoardDate) : formatDate(row.scheduledOnBoardDate, language)}
        {port(row.onboardLocationPortName, isJoining && !isHistory)}
      </td>
      <td className={styles.top}>{checkedIn}</td>
      <td className={styles.top} {...(isJoining || isHistory ? {} : fact(t("columns.scheduledOffBoardDate")))}>
        {isJoining || isHistory ? formatDate(row.scheduledOffBoardDate, language) : next(row.scheduledOffBoardDate)}
        {port(row.offboardLocationPortName, !isJoining && !isHistory)}
      </td>
    </>
  );
}

type NextProps = { row: ScheduleRow; tab: CrewsTab; looks: TableOptions; isHistory: boolean };

/** Show the next step, or a link to view. */
function Next({ row, tab, looks: { entrance, rights }, isHistory }: NextProps) {
  const t = useTranslations("scheduling-lists");
  const { verb, usi } = nextScheduleAction(row, rights);
  const verbLabel = verb ? t(`verbs.${verb}`) : t("view");
  const label = verb ? t("verbOf", { verb: verbLabel, name: row.name }) : t("viewOf", { name: row.name });
  return (
    <span className={rowActions}>
      <Link
        href={detailsAddress(entrance, row, { tab, usi, history: isHistory })}
        prefetch={false}
        className={rowVerb}
        aria-label={label}
      >
        {verbLabel}
      </Link>
    </span>
  );
}
