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
import { statusIds } from "@/db/enums/scheduling";
import { listSchedules } from "@/lib/features/scheduling/crews/list-schedules";
import type { ScheduleRow } from "@/lib/features/scheduling/schema";
import { statusOf } from "@/lib/features/scheduling/status.rules";
import { waitKinds } from "@/lib/features/scheduling/waiting.rules";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import type { ListViewer } from "./list-screen/declaration";
import { namedIn, visible } from "./list-screen/filters";
import { list } from "./list-screen/list-screen";
import { several } from "./list-screen/panel-filters";
import { savedViews } from "./list-screen/saved-views";
import { textsOf, type TextKey } from "./list-screen/texts";
import { years } from "./list-screen/years";
import { scheduleRights } from "./schedule-rights";

const texts = "scheduling-lists";
export type ScheduleViewer = ListViewer<typeof texts, string>;

const positionOf = ({ position, positionNameId }: ScheduleRow, { locale }: ScheduleViewer) =>
  inLanguage(locale, { en: position, id: positionNameId });
const keyOf = ({ id }: ScheduleRow) => id;

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

const viewsOf = (entrance: SchedulingSection) => savedViews(entrance === "onboard-scheduling" ? "schedules" : "travel");

const incompleteOf = (entrance: SchedulingSection) =>
  list({
    name: "scheduling-waiting",
    texts,
    views: viewsOf(entrance),
    filters: {
      waiting: visible({ label: "filter", known: waitKinds, options: namedIn("scheduling-lists.waits", waitKinds) }),
    },
    load: (query) => load(listSchedules, query),
  }).view({
    label: "views.waiting",
    search: "searchPerson",
    keyOf,
    columns: scheduleColumns(entrance),
    actions: scheduleActions(entrance),
    empty: { title: "empty.waiting", text: "empty.waitingText" },
  });

/** People of all vessels who join or leave soon with missing data, as the task list counts. product 2.20 */
export const incompleteSchedules = {
  "onboard-scheduling": incompleteOf("onboard-scheduling"),
  "service-and-administration": incompleteOf("service-and-administration"),
};

const states = statusIds.map(String);
const statesOf = (entrance: SchedulingSection) =>
  list({
    name: "scheduling-states",
    texts,
    views: viewsOf(entrance),
    filters: {
      state: several({
        label: "columns.onBoardStatus",
        known: states,
        options: async () => {
          const { t } = await textsOf("scheduling.statuses");
          return statusIds.map((id) => ({ value: String(id), label: t(statusOf(id)) }));
        },
      }),
      leftIn: years({ label: "leftIn" }),
    },
    load: (query) => load(listSchedules, query),
  }).view({
    label: "views.everybody",
    search: "searchPerson",
    filterTitle: "filter",
    keyOf,
    columns: scheduleColumns(entrance),
    actions: scheduleActions(entrance),
    empty: { title: "empty.everybody", text: "empty.everybodyText" },
  });

/** People of all vessels by schedule status, as the dashboard counts. product 5.7 */
export const scheduleStates = {
  "onboard-scheduling": statesOf("onboard-scheduling"),
  "service-and-administration": statesOf("service-and-administration"),
};
