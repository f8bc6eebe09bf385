import { ImportButton } from "@/components/features/work-orders/inputs/buttons";
import { OpeningSumsBadge } from "@/components/features/work-orders/inputs/opening-sums-badge";
import { YearLinks } from "@/components/features/work-orders/inputs/year-links";
import { can } from "@/lib/access/actor";
import { listPaidPeople } from "@/lib/features/work-orders/inputs/list-paid-people";
import { peopleTabs } from "@/lib/features/work-orders/inputs/schema";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../../list-screen/list-screen";
import { ratesCrumb } from "../rates-crumb";
import { yearQuery } from "./year-query";

const root = "/dashboard/payroll-and-contracts/payroll-management/people";

/**
 * People with opening balances, previous employers or extra pay in a year, and what awaits verification. product
 * 5.15.6b
 */
export const payPeople = list({
  name: "pay-people",
  texts: "pay-data",
  tabs: peopleTabs,
  pageSize: 50,
  load: (query, { tab, params }) => load(listPaidPeople, { ...query, tab, year: yearQuery(params).year }),
}).screen({
  address: root,
  right: "work-orders:view",
  title: "people.title",
  lead: "people.lead",
  isLeadWide: true,
  crumbs: async ({ home }) => [home, await ratesCrumb()],
  tabLabel: (id, { t }) => t(`people.tabs.${id}`),
  action: ({ user, t, params }) =>
    can(user, "work-orders:write") ? (
      <ImportButton label={t("import.action")} dialogProps={{ year: yearQuery(params).year }} />
    ) : null,
  search: "people.search",
  tools: ({ params }) => <YearLinks {...yearQuery(params)} params={params} />,
  keyOf: ({ crewId }) => crewId,
  columns: [
    {
      id: "name",
      label: "people.name",
      card: "title",
      text: ({ name }) => name,
      href: ({ crewId }, { params }) => `${root}/${crewId}?year=${yearQuery(params).year}`,
    },
    { id: "number", label: "people.number", card: "fact", text: ({ employeeNumber }) => employeeNumber },
    { id: "joined", label: "people.joined", card: "fact", text: ({ joinedOn }, { date }) => date(joinedOn) },
    {
      id: "opening",
      label: "people.opening",
      card: "fact",
      cell: ({ opening }) => <OpeningSumsBadge state={opening} />,
    },
    { id: "former", label: "people.former", card: "fact", cell: ({ former }) => <OpeningSumsBadge state={former} /> },
  ],
  empty: { title: ({ t, tab }) => t(`people.empty.${tab}`), text: "people.emptyText" },
});
