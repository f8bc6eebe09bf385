import { BulkActionsBar } from "@/components/features/applicants/list/bulk-actions-bar";
import { ApplicantPreviewFrame } from "@/components/features/applicants/list/preview-frame";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { can, type UserActor } from "@/lib/access/actor";
import { listApplicants } from "@/lib/features/applicants/list/list-applicants";
import { dayOf } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { list } from "../../list-screen/list-screen";
import { savedViews } from "../../list-screen/saved-views";
import { selection } from "../../list-screen/selection";
import { rightsOf } from "./[applicantId]/rights";
import { CesMarlinLists } from "./ces-marlin-lists";
import { applicantColumns, applicantHref } from "./columns";
import { applicantFilters } from "./list-filters";
import { applicantTabsOffered, filterInput, listPositionOf, listSorts } from "./list-query";

/** The tab's bulk work, for those who may do it. */
function bulkTabOf(user: UserActor, tab: string) {
  const isBoc = tab === "boc-waitlist" && (can(user, "applicants:boc-send") || can(user, "applicants:boc-decide"));
  if (isBoc) return "boc-waitlist";
  return tab === "ces-and-marlin-waitlist" && can(user, "applicants:tests-schedule") ? tab : null;
}

/** Applicants by stage. Document 1 §2.3 */
export const applicantList = list({
  name: "applicants",
  texts: "applicants",
  views: savedViews("applicants"),
  ...applicantTabsOffered,
  sorts: listSorts,
  order: "desc",
  pageKeys: ["pageIndex", "cesPage", "marlinPage"],
  filters: applicantFilters,
  load: async (query, { tab }) => {
    const page = await load(listApplicants, { ...filterInput(query), tab });
    const all = Object.values(page.counts).reduce((sum, count) => sum + count, 0);
    return { ...page, counts: { ...page.counts, all } };
  },
}).screen({
  title: "list.title",
  tabLabel: (tab, { t }) => t(`list.tabs.${tab}`),
  tabTone: (tab) => (tab === "done" ? "success" : undefined),
  search: "list.search",
  filterTitle: "screens.filters.title",
  keyOf: ({ id }) => id,
  peek: ({ id }) => id,
  columns: applicantColumns(
    (row, { user, params }, at) => `${applicantHref(row, user)}&${listPositionOf(params, ["list"])}&at=${at}`,
  ),
  selection: selection({
    when: ({ user, tab }) => bulkTabOf(user, tab) !== null,
    row: ({ id, name }) => ({ id, name }),
    bar: ({ user, tab, now }) => {
      const bulkTab = bulkTabOf(user, tab);
      return bulkTab ? <BulkActionsBar tab={bulkTab} permissions={rightsOf(user)} today={dayOf(now)} /> : null;
    },
  }),
  body: (parts, { tab, page, query, params, state }) =>
    tab === "ces-and-marlin-waitlist" && page && page.total > 0 ? (
      <CesMarlinLists parts={parts} query={query} params={params} pageSize={state.pageSize} />
    ) : null,
  empty: {
    title: "list.empty",
    text: ({ t, tab }) =>
      `${t("list.emptyText")}. ${t(tab === "new-applicants" ? "list.emptyNew" : "list.emptyStage")}`,
    next: ({ tab, user, shell }) =>
      tab === "new-applicants" && can(user, "job-openings:view") ? (
        <Button variant="outlined" component={Link} href="/dashboard/recruitment/job-openings">
          {shell("menu.job-openings")}
        </Button>
      ) : null,
  },
  frame: (rows) => <ApplicantPreviewFrame>{rows}</ApplicantPreviewFrame>,
});
