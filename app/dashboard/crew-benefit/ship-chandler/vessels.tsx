import { vesselAddress } from "@/components/features/chandler/addresses";
import { NextDelivery, VesselStatus } from "@/components/features/chandler/vessels/cells";
import { RowLink } from "@/components/ui/list/row/row-link";
import { vesselChandlerStatuses } from "@/lib/features/chandler/status.rules";
import { listChandlerVessels } from "@/lib/features/chandler/vessels/list-chandler-vessels";
import { chandlerVesselSorts } from "@/lib/features/chandler/vessels/schema";
import { load } from "@/lib/platform/transport/page";
import { namedIn } from "../../list-screen/filters";
import { list } from "../../list-screen/list-screen";
import { several } from "../../list-screen/panel-filters";
import { savedViews } from "../../list-screen/saved-views";
import { vesselName, vesselType } from "../../list-screen/vessel-columns";

/** Vessels with the status of their requests, next requested delivery first. Document 3 §2, §3 */
export const chandlerVessels = list({
  name: "chandler-vessels",
  texts: "chandler-requests",
  views: savedViews("chandler"),
  sorts: chandlerVesselSorts,
  filters: {
    chandlerStatus: several({
      label: "columns.chandlerStatus",
      known: vesselChandlerStatuses,
      options: namedIn("chandler.vesselStatuses", vesselChandlerStatuses),
    }),
  },
  load: (query) => load(listChandlerVessels, query),
}).view({
  keyOf: ({ id }) => id,
  columns: [
    vesselName("columns.vesselName", vesselAddress),
    vesselType("columns.vesselType", (row) => ({ en: row.vesselType, id: row.vesselTypeNameId })),
    { id: "chandlerStatus", label: "columns.chandlerStatus", card: "badge", cell: (row) => <VesselStatus row={row} /> },
    {
      id: "delivery",
      label: "columns.next",
      card: "fact",
      kind: "wide",
      cell: (row) => <NextDelivery row={row} />,
    },
    { id: "location", label: "columns.currentLocation", text: ({ currentLocation }) => currentLocation },
    { id: "status", label: "columns.status", isMuted: true, text: ({ status }, { t }) => t(`lifecycle.${status}`) },
  ],
  actions: ({ vesselId, vesselName: name }, { t }) => (
    <RowLink href={vesselAddress(vesselId)} label={t("view")} name={t("viewOf", { name })} />
  ),
  label: "titles.list",
  search: "search",
  filterTitle: "filter",
  empty: { title: "empty.vessels", text: "empty.vesselsText" },
});
