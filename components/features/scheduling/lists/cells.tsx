import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { RowLink } from "@/components/ui/list/row/row-link";
import type { ScheduleRow } from "@/lib/features/scheduling/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { scheduleStatusVariant } from "../status-variants";
import { nextScheduleAction, type ListRights } from "./next-action";
import { detailsAddress, tabOfState, type CrewsTab, type SchedulingSection } from "./section-addresses";
import { TravelDay } from "./travel-day";

/** Area and tab of a list. The tab is null for lists of several vessels and statuses. */
type SchedulePlace = { entrance: SchedulingSection; tab: CrewsTab | null };
type Props = SchedulePlace & { row: ScheduleRow };

/** Whether a schedule is over: signed off or cancelled. */
export const isOver = ({ onBoardStatus }: ScheduleRow) =>
  onBoardStatus === "CheckedOut" || onBoardStatus === "Cancelled";
export const isJoining = ({ employeeSchedulingStatusId: state }: ScheduleRow) => state < 4;
export const currentTab = ({ entrance, tab }: SchedulePlace, { employeeSchedulingStatusId: state }: ScheduleRow) =>
  tab ?? tabOfState(entrance, state);

/** One way with date and port; the next one with the days left. */
export function TravelWay({ row, way }: { row: ScheduleRow; way: "on" | "off" }) {
  const [t, language] = [useTranslations("scheduling-lists"), useLocale()];
  const { employeeSchedulingStatusId: state } = row;
  const [date, port] =
    way === "on"
      ? [row.scheduledOnBoardDate, row.onboardLocationPortName]
      : [row.scheduledOffBoardDate, row.offboardLocationPortName];
  const isNext = !isOver(row) && isJoining(row) === (way === "on");
  return (
    <>
      {isNext ? (
        <TravelDay
          date={date}
          daysLeft={row.daysLeft}
          isJoining={isJoining(row)}
          isReady={state === 3 || state === 6}
        />
      ) : (
        formatDate(date, language)
      )}
      {port || isNext ? <span data-second="">{port ?? t("noPort")}</span> : null}
    </>
  );
}

/** Whether travel documents are missing; nothing before they are needed. */
export function TravelDocuments({ row }: { row: ScheduleRow }) {
  const t = useTranslations("scheduling-lists.documents");
  const { employeeSchedulingStatusId: state, documents } = row;
  if (isOver(row) || state === 1 || state === 4) return null;
  return documents === "Completed" ? (
    <span data-muted="">{t(documents)}</span>
  ) : (
    <span data-soon="">{t(documents)}</span>
  );
}

export function ScheduleState({ row: { onBoardStatus, availability } }: { row: ScheduleRow }) {
  const [t, states] = [useTranslations("scheduling-lists"), useTranslations("scheduling.statuses")];
  return (
    <>
      <StatusBadge status={scheduleStatusVariant[onBoardStatus]} label={states(onBoardStatus)} />
      {availability === "Not Available" ? (
        <span data-second="" title={t("notAvailableText")}>
          {t("notAvailable")}
        </span>
      ) : null}
    </>
  );
}

/** Show the next step, or a link to view. */
export function NextStep({ row, rights, ...place }: Props & { rights: ListRights }) {
  const t = useTranslations("scheduling-lists");
  const { verb, usi } = nextScheduleAction(row, rights);
  const label = verb ? t(`verbs.${verb}`) : t("view");
  return (
    <RowLink
      href={detailsAddress(place.entrance, row, { tab: currentTab(place, row), usi, history: isOver(row) })}
      label={label}
      name={verb ? t("verbOf", { verb: label, name: row.name }) : t("viewOf", { name: row.name })}
    />
  );
}
