import { MostUrgent } from "@/components/features/scheduling/lists/most-urgent";
import { crewsAddress, type SchedulingSection } from "@/components/features/scheduling/lists/section-addresses";
import { vesselStatusVariant } from "@/components/features/scheduling/status-variants";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { RowLink } from "@/components/ui/list/row/row-link";
import { vesselSchedulingStatuses } from "@/lib/features/scheduling/status.rules";
import { listSchedulingVessels } from "@/lib/features/scheduling/vessels/list-scheduling-vessels";
import { vesselSorts } from "@/lib/features/scheduling/vessels/schema";
import { load } from "@/lib/platform/transport/page";
import { namedIn } from "./list-screen/filters";
import { list } from "./list-screen/list-screen";
import { several } from "./list-screen/panel-filters";
import { savedViews } from "./list-screen/saved-views";
import { vesselName, vesselType } from "./list-screen/vessel-columns";

const vesselsOf = (entrance: SchedulingSection) =>
  list({
    name: "scheduling-vessels",
    texts: "scheduling-lists",
    views: savedViews(entrance === "onboard-scheduling" ? "schedules" : "travel"),
    sorts: vesselSorts,
    filters: {
      schedulingStatus: several({
        label: "columns.schedulingStatus",
        known: vesselSchedulingStatuses,
        options: namedIn("scheduling-lists.statuses", vesselSchedulingStatuses),
      }),
    },
    load: (query) => load(listSchedulingVessels, query),
  }).view({
    label: `titles.${entrance}`,
    search: "search",
    filterTitle: "filter",
    keyOf: ({ id }) => id,
    columns: [
      vesselName("columns.vesselName", (vesselId) => crewsAddress(entrance, vesselId)),
      vesselType("columns.vesselType", ({ vesselTypeName: en, vesselTypeNameId: id }) => ({ en, id })),
      {
        id: "schedulingStatus",
        label: "columns.schedulingStatus",
        card: "badge",
        cell: ({ schedulingStatus: status }, { t }) => (
          <StatusBadge status={vesselStatusVariant[status]} label={t(`statuses.${status}`)} />
        ),
      },
      {
        id: "latest",
        label: "columns.latest",
        kind: "wide",
        card: "fact",
        cell: (row) => <MostUrgent entrance={entrance} row={row} />,
      },
      {
        id: "next",
        label: "columns.next",
        align: "end",
        card: "fact",
        text: ({ next }, { date }) => date(next?.day ?? null),
      },
      {
        id: "location",
        label: "columns.currentLocation",
        kind: "wrap",
        text: ({ currentLocation }) => currentLocation,
      },
      { id: "status", label: "columns.status", isMuted: true, text: ({ status }, { t }) => t(`lifecycle.${status}`) },
    ],
    actions: ({ vesselId, vesselName: name }, { t }) => (
      <RowLink href={crewsAddress(entrance, vesselId)} label={t("view")} name={t("viewOf", { name })} />
    ),
    empty: { title: "empty.vessels", text: "empty.vesselsText" },
  });

/** Vessels by schedule status, the most urgent first, by the area they are opened from. D3 §2, §3 */
export const scheduleVessels = {
  "onboard-scheduling": vesselsOf("onboard-scheduling"),
  "service-and-administration": vesselsOf("service-and-administration"),
};
