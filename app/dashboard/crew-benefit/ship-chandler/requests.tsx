import { requestAddress } from "@/components/features/chandler/addresses";
import { DeliveryDue } from "@/components/features/chandler/delivery-due";
import { RequestState } from "@/components/features/chandler/requests/state";
import { RowLink } from "@/components/ui/list/row/row-link";
import { listRequests } from "@/lib/features/chandler/requests/list-requests";
import { requestSorts, requestWaits } from "@/lib/features/chandler/requests/schema";
import type { RequestRow } from "@/lib/features/chandler/schema";
import { load } from "@/lib/platform/transport/page";
import type { ColumnsOf } from "../../list-screen/declaration";
import { namedIn, visible } from "../../list-screen/filters";
import { list } from "../../list-screen/list-screen";
import { savedViews } from "../../list-screen/saved-views";
import type { Translator } from "../../list-screen/texts";

const waits = ["all", ...requestWaits] as const;
const isPast = ({ tab }: { tab: string }) => tab === "history";

/** Dates, port, vendor and state of a request. `opens` is the column that leads to it. Document 3 §2 */
const columnsOf = (opens: "vesselName" | "requested"): ColumnsOf<"chandler-requests", RequestRow> => [
  {
    id: "requested",
    label: "columns.requestedDate",
    first: "desc",
    text: ({ requestedDate }, { date }) => date(requestedDate),
    ...(opens === "requested" ? { card: "title", href: requestAddress } : {}),
  },
  {
    id: "delivery",
    label: "columns.deliveryDate",
    card: "fact",
    cell: (row, { tab }) => (
      <DeliveryDue date={row.requestedDeliveryDate} daysLeft={row.daysLeft} isOpen={!isPast({ tab })} />
    ),
  },
  { id: "portOfCall", label: "columns.portOfCall", card: "fact", text: ({ portOfCall }) => portOfCall },
  { id: "period", label: "columns.period", text: ({ periodFrom }, { month }) => month(periodFrom) },
  { id: "requester", label: "columns.requester", text: ({ requesterName }) => requesterName },
  { id: "vendorName", label: "columns.vendorName", text: ({ vendorName }) => vendorName },
  {
    id: "receivedDate",
    label: "columns.receivedDate",
    card: "fact",
    when: isPast,
    text: ({ receivedDate }, { date }) => date(receivedDate),
  },
  {
    id: "state",
    label: "columns.requestStatus",
    card: "badge",
    cell: (row, { tab }) => <RequestState row={row} isHistory={isPast({ tab })} />,
  },
];

const View = ({ row, t }: { row: RequestRow; t: Translator<"chandler-requests"> }) => (
  <RowLink href={requestAddress(row)} label={t("view")} name={`${t("view")}: ${t("facts.request", { id: row.id })}`} />
);

/** Open requests of all vessels, next requested delivery first; the work list counts these. screens "Ship chandler" */
export const fleetRequests = list({
  name: "chandler-requests",
  texts: "chandler-requests",
  views: savedViews("chandler"),
  sorts: ["delivery", "requested"],
  filters: { waiting: visible({ label: "filter", known: waits, options: namedIn("chandler-requests.waits", waits) }) },
  load: ({ waiting, ...query }) =>
    load(listRequests, { ...query, list: "open", waiting: waiting === "all" ? "" : waiting }),
}).view({
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "vesselName",
      label: "columns.vesselName",
      card: "title",
      text: ({ vesselName }) => vesselName,
      href: requestAddress,
    },
    ...columnsOf("vesselName"),
  ],
  actions: (row, { t }) => <View row={row} t={t} />,
  label: "views.requests",
  search: "searchRequest",
  empty: { title: "empty.requests", text: "empty.allText" },
});

/** Open and past requests of one vessel, newest first. Document 3 §2 */
export const vesselRequests = list({
  name: "chandler-vessel-requests",
  texts: "chandler-requests",
  tabs: ["new-request", "history"],
  sorts: requestSorts,
  order: "desc",
  load: (query, { tab, route }) =>
    load(listRequests, { ...query, list: tab === "history" ? "history" : "open", vesselId: route.vesselId }),
}).view({
  keyOf: ({ id }) => id,
  columns: columnsOf("requested"),
  actions: (row, { t }) => <View row={row} t={t} />,
  label: ({ tab, t }) => t(`tabs.${tab}`),
  empty: { title: "empty.requests", text: ({ tab, t }) => t(`empty.${tab}Text`) },
});
