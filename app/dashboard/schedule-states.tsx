import type { SchedulingSection } from "@/components/features/scheduling/lists/section-addresses";
import { statusIds } from "@/db/enums/scheduling";
import { listSchedules } from "@/lib/features/scheduling/crews/list-schedules";
import type { ScheduleRow } from "@/lib/features/scheduling/schema";
import { statusOf } from "@/lib/features/scheduling/status.rules";
import { waitKinds } from "@/lib/features/scheduling/waiting.rules";
import { load } from "@/lib/platform/transport/page";
import { namedIn, visible } from "./list-screen/filters";
import { list } from "./list-screen/list-screen";
import { several } from "./list-screen/panel-filters";
import { savedViews } from "./list-screen/saved-views";
import { textsOf } from "./list-screen/texts";
import { years } from "./list-screen/years";
import { scheduleActions, scheduleColumns, texts } from "./schedule-columns";

const keyOf = ({ id }: ScheduleRow) => id;
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
