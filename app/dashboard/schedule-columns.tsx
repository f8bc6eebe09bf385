import {
  NextStep,
  Person,
  ScheduleState,
  TravelDocuments,
  TravelWay,
  currentTab,
  isJoining,
  isOver,
} from "@/components/features/scheduling/lists/cells";
import { crewsAddress, tabsOf, type SchedulingSection } from "@/components/features/scheduling/lists/section-addresses";
import type { Column } from "@/components/ui/list/columns/column";
import { SelectAll } from "@/components/ui/list/selection/checkboxes";
import type { ScheduleRow } from "@/lib/features/scheduling/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { ListViewer } from "./list-screen/declaration";
import type { TextKey } from "./list-screen/texts";
import { scheduleRights } from "./schedule-rights";

export const texts = "scheduling-lists";
export type ScheduleViewer = ListViewer<typeof texts, string>;

const positionOf = ({ position, positionNameId }: ScheduleRow, { locale }: ScheduleViewer) =>
  inLanguage(locale, { en: position, id: positionNameId });

/** Area of a list, and the tab of a vessel. Lists of several vessels have no tab and name the vessel. */
const placeOf = (entrance: SchedulingSection, { tab }: { tab: string }) => ({
  entrance,
  tab: tabsOf(entrance).find((id) => id === tab) ?? null,
});

/**
 * Joiners and leavers with dates, ports, missing items and state. Dates and ports of both ways; the next one with the
 * days left. D3 §2, §3 @param isChoosing whether rows are selected to move their port call
 */
export const scheduleColumns = <V extends ScheduleViewer>(
  entrance: SchedulingSection,
  isChoosing: (viewer: V) => boolean = () => false,
): Column<ScheduleRow, V, TextKey<typeof texts>>[] => [
  {
    id: "name",
    label: "columns.name",
    card: "title",
    title: ({ name }) => name,
    before: (rows, viewer) =>
      isChoosing(viewer) ? <SelectAll rows={rows.map(({ employeeSchedulingId: id, name }) => ({ id, name }))} /> : null,
    cell: (row, viewer) => {
      const place = placeOf(entrance, viewer);
      const position = place.tab === null ? positionOf(row, viewer) : null;
      return <Person row={row} {...place} position={position} isChoosing={isChoosing(viewer)} />;
    },
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
