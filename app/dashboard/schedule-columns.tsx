import {
  NextStep,
  ScheduleState,
  TravelDocuments,
  TravelWay,
  currentTab,
  isJoining,
  isOver,
} from "@/components/features/scheduling/lists/cells";
import {
  crewsAddress,
  detailsAddress,
  tabsOf,
  type SchedulingSection,
} from "@/components/features/scheduling/lists/section-addresses";
import type { ScheduleRow } from "@/lib/features/scheduling/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { ColumnsOf, ListViewer } from "./list-screen/declaration";
import { scheduleRights } from "./schedule-rights";

export const texts = "scheduling-lists";
type ScheduleViewer = ListViewer<typeof texts, string>;

const positionOf = ({ position, positionNameId }: ScheduleRow, { locale }: ScheduleViewer) =>
  inLanguage(locale, { en: position, id: positionNameId });

/** Area of a list, and the tab of a vessel. Lists of several vessels have no tab and name the vessel. */
const placeOf = (entrance: SchedulingSection, { tab }: { tab: string }) => ({
  entrance,
  tab: tabsOf(entrance).find((id) => id === tab) ?? null,
});

/**
 * Joiners and leavers with dates, ports, missing items and state. Dates and ports of both ways; the next one with the
 * days left. D3 §2, §3
 */
export const scheduleColumns = (entrance: SchedulingSection): ColumnsOf<typeof texts, ScheduleRow> => [
  {
    id: "name",
    label: "columns.name",
    card: "title",
    text: ({ name }) => name,
    href: (row, viewer) => {
      const place = placeOf(entrance, viewer);
      return detailsAddress(entrance, row, { tab: currentTab(place, row), history: isOver(row) });
    },
    second: (row, viewer) => (placeOf(entrance, viewer).tab === null ? positionOf(row, viewer) : null),
  },
  {
    id: "vesselName",
    label: "columns.vesselName",
    card: "fact",
    when: ({ tab }) => tab === "",
    text: ({ vesselName }) => vesselName,
    href: (row) => crewsAddress(entrance, row.vesselId, currentTab({ entrance, tab: null }, row)),
  },
  { id: "position", label: "columns.position", card: "fact", when: ({ tab }) => tab !== "", text: positionOf },
  {
    id: "scheduledOnBoardDate",
    label: "columns.scheduledOnBoardDate",
    card: (row) => (isJoining(row) || isOver(row) ? "fact" : undefined),
    cell: (row) => <TravelWay row={row} way="on" />,
  },
  {
    id: "checkInDate",
    label: "columns.checkInDate",
    text: ({ checkInDate }, { date }) => date(checkInDate) ?? "",
  },
  {
    id: "scheduledOffBoardDate",
    label: "columns.scheduledOffBoardDate",
    card: (row) => (isJoining(row) || isOver(row) ? undefined : "fact"),
    cell: (row) => <TravelWay row={row} way="off" />,
  },
  {
    id: "checkOutDate",
    label: "columns.checkOutDate",
    card: "fact",
    when: ({ tab }) => tab === "history",
    text: ({ checkOutDate }, { date }) => date(checkOutDate),
  },
  {
    id: "documents",
    label: "columns.documents",
    when: ({ tab }) => tab !== "history",
    cell: (row) => <TravelDocuments row={row} />,
  },
  {
    id: "onBoardStatus",
    label: "columns.onBoardStatus",
    kind: "status",
    card: "badge",
    cell: (row) => <ScheduleState row={row} />,
  },
];

/** The next step of a schedule. */
export const scheduleActions = (entrance: SchedulingSection) =>
  function nextStep(row: ScheduleRow, viewer: ScheduleViewer) {
    return <NextStep row={row} {...placeOf(entrance, viewer)} rights={scheduleRights(viewer.user)} />;
  };
