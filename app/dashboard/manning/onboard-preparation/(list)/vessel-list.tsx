import { crewsAddress } from "@/components/features/preparation/addresses";
import { vesselStatusVariant } from "@/components/features/preparation/status-variants";
import { MostOverdue } from "@/components/features/preparation/vessels/most-overdue";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { vesselStatuses } from "@/lib/features/preparation/readiness.rules";
import { listPreparationVessels } from "@/lib/features/preparation/vessels/list-preparation-vessels";
import { vesselSorts } from "@/lib/features/preparation/vessels/schema";
import { load } from "@/lib/platform/transport/page";
import { namedIn } from "../../../list-screen/filters";
import { list } from "../../../list-screen/list-screen";
import { several } from "../../../list-screen/panel-filters";
import { savedViews } from "../../../list-screen/saved-views";
import { vesselName, vesselType } from "../../../list-screen/vessel-columns";

/** Vessels with joiners, the most overdue first. D2 §2, §3 */
export const VesselList = list({
  name: "preparation-vessels",
  texts: "preparation-joiners",
  views: savedViews("preparation"),
  sorts: vesselSorts,
  filters: {
    preparationStatus: several({
      label: "columns.preparationStatus",
      known: vesselStatuses,
      options: namedIn("preparation-joiners.statuses", vesselStatuses),
    }),
  },
  load: (query) => load(listPreparationVessels, query),
}).view({
  label: "title",
  search: "search",
  filterTitle: "filter",
  keyOf: ({ id }) => id,
  columns: [
    vesselName("columns.vesselName", crewsAddress),
    vesselType("columns.vesselType", ({ vesselTypeName: en, vesselTypeNameId: id }) => ({ en, id })),
    {
      id: "preparationStatus",
      label: "columns.preparationStatus",
      card: "badge",
      cell: ({ preparationStatus: status }, { t }) => (
        <StatusBadge status={vesselStatusVariant[status]} label={t(`statuses.${status}`)} />
      ),
    },
    { id: "latest", label: "columns.latest", kind: "wide", card: "fact", cell: (row) => <MostOverdue row={row} /> },
    {
      id: "crew",
      label: "columns.numberOfCrew",
      align: "end",
      first: "desc",
      card: ({ numberOfCrew }) => (numberOfCrew > 0 ? "fact" : undefined),
      text: ({ numberOfCrew }) => numberOfCrew,
    },
    { id: "joinsOn", label: "columns.joinsOn", align: "end", text: ({ joinsOn }, { date }) => date(joinsOn) },
    { id: "location", label: "columns.currentLocation", kind: "wrap", text: ({ currentLocation }) => currentLocation },
    { id: "status", label: "columns.status", isMuted: true, text: (_, { t }) => t("inOperation") },
  ],
  empty: { title: "empty.vessels", text: "empty.vesselsText" },
});
