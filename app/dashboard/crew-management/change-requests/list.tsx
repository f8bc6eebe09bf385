import { RequestedAt, RequestedSection } from "@/components/features/crew/change-requests/cells";
import { RequestStatusBadge } from "@/components/features/crew/change-requests/status-badge";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { hrefWith } from "@/components/ui/list/list-state";
import { crewSections } from "@/db/enums/crew";
import { listChangeRequests } from "@/lib/features/crew/change-requests/list-change-requests";
import { requestStates } from "@/lib/features/crew/change-requests/schema";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../../filter-bar";
import { hidden, namedIn } from "../../list-screen/filters";
import { list } from "../../list-screen/list-screen";
import { several } from "../../list-screen/panel-filters";
import { savedViews } from "../../list-screen/saved-views";
import { requestCrumbs } from "./crumbs";
import { inLanguage } from "@/lib/platform/i18n/localized";

/** Change requests: to staff those they may decide, to a seafarer their own. product 5.11 */
export const changeRequestList = list({
  name: "change-requests",
  texts: "crew.screens.requests",
  views: savedViews("change-requests"),
  tabs: requestStates,
  filters: {
    section: several({ label: "section", known: crewSections, options: namedIn("crew.sections", crewSections) }),
    // A person is selected from their record only.
    employee: hidden(isId),
  },
  load: ({ employee, ...query }, { tab }) => load(listChangeRequests, { ...query, crewId: employee, state: tab }),
}).screen({
  title: "title",
  crumbs: ({ user }) => requestCrumbs(user),
  search: "search",
  filterTitle: "filter",
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "name",
      label: "name",
      card: "title",
      text: ({ fullName }) => fullName,
      href: ({ id }) => `/dashboard/crew-management/change-requests/${id}`,
    },
    { id: "number", label: "number", text: ({ employeeNumber }) => employeeNumber },
    {
      id: "rank",
      label: "rank",
      kind: "short",
      card: "fact",
      text: ({ position, positionNameId }, { locale }) => inLanguage(locale, { en: position, id: positionNameId }),
    },
    { id: "section", label: "section", card: "fact", cell: (row) => <RequestedSection request={row} /> },
    { id: "note", label: "note", text: ({ note }) => note },
    { id: "askedBy", label: "askedBy", text: ({ createdBy }) => createdBy },
    {
      id: "askedAt",
      label: "askedAt",
      align: "end",
      card: "fact",
      cell: (row, { now }) => <RequestedAt request={row} now={now} />,
    },
    {
      id: "state",
      label: "state",
      kind: "status",
      card: "badge",
      cell: ({ state }) => <RequestStatusBadge state={state} />,
    },
  ],
  tools: ({ t, shell, page, params }) => {
    if (!params.employee) return null;
    const label = page?.rows[0]?.fullName ?? t("onePerson");
    const chip = {
      key: "employee",
      label,
      remove: shell("list.filters.remove", { label }),
      href: hrefWith(params, { employee: null, pageIndex: null }),
    };
    return <FilterChips label={t("filter")} chips={[chip]} />;
  },
  empty: { title: ({ shell }) => shell("list.noData"), text: ({ t, tab }) => t(`empty.${tab}`) },
});
