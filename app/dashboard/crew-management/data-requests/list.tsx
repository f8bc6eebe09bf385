import {
  DataRequestKind,
  DataRequestState,
  PersonOrSomeone,
  TimeLeft,
} from "@/components/features/crew/data-requests/cells";
import { DataRequestTools } from "@/components/features/crew/data-requests/tools";
import { recordHref } from "@/components/features/crew/record-href";
import { dataRequestKinds } from "@/db/enums/crew";
import { listDataRequests } from "@/lib/features/crew/data-requests/list-data-requests";
import { dataRequestTabs } from "@/lib/features/crew/data-requests/schema";
import { load } from "@/lib/platform/transport/page";
import { namedIn } from "../../list-screen/filters";
import { list } from "../../list-screen/list-screen";
import { several } from "../../list-screen/panel-filters";
import { savedViews } from "../../list-screen/saved-views";
import { crewCrumb } from "../crew-crumb";

const isOpen = ({ tab }: { tab: string }) => tab === "open";
const isDecided = ({ tab }: { tab: string }) => tab === "decided";

/** Data requests, next due first, with the time left to answer or their decision. product 5.20 */
export const dataRequestList = list({
  name: "data-requests",
  texts: "work-lists.dataRequests",
  views: savedViews("data-requests"),
  tabs: dataRequestTabs,
  filters: {
    kind: several({
      label: "kind",
      known: dataRequestKinds,
      options: namedIn("data-requests.kinds", dataRequestKinds),
    }),
  },
  load: (query, { tab }) => load(listDataRequests, { ...query, state: tab }),
}).screen({
  title: "title",
  lead: "lead",
  crumbs: async ({ home }) => [home, await crewCrumb()],
  search: "search",
  filterTitle: "filter",
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "name",
      label: "name",
      card: "title",
      text: ({ fullName }) => fullName,
      href: ({ crewId }) => `${recordHref(crewId)}#data-subject-title`,
    },
    { id: "number", label: "number", text: ({ employeeNumber }) => employeeNumber },
    { id: "kind", label: "kind", card: "fact", cell: (row) => <DataRequestKind request={row} /> },
    { id: "reason", label: "reason", card: "fact", text: ({ reason }) => reason },
    {
      id: "askedBy",
      label: "askedBy",
      title: ({ createdBy }) => createdBy,
      cell: ({ createdBy }) => <PersonOrSomeone name={createdBy} />,
    },
    { id: "askedAt", label: "askedAt", align: "end", text: ({ createdAt }, { date }) => date(createdAt) },
    {
      id: "due",
      label: "due",
      card: "fact",
      when: isOpen,
      title: ({ dueAt }, { date }) => date(dueAt),
      cell: ({ dueAt }, { now }) => <TimeLeft dueAt={dueAt} now={now} />,
    },
    {
      id: "decidedBy",
      label: "decidedBy",
      card: "fact",
      when: isDecided,
      title: ({ decidedBy }) => decidedBy,
      cell: ({ decidedBy }) => <PersonOrSomeone name={decidedBy} />,
    },
    {
      id: "decidedAt",
      label: "decidedAt",
      align: "end",
      when: isDecided,
      text: ({ decidedAt }, { date }) => date(decidedAt),
    },
    {
      id: "state",
      label: "state",
      kind: "status",
      card: "badge",
      title: ({ refusedReason }) => refusedReason,
      cell: (row) => <DataRequestState request={row} />,
    },
  ],
  actions: (row) => (row.canDecide || row.canDownload ? <DataRequestTools request={row} name={row.fullName} /> : null),
  empty: { title: ({ shell }) => shell("list.noData"), text: ({ t, tab }) => t(`empty.${tab}`) },
});
