import { oneOf, valueOf } from "@/components/ui/list/list-state";
import { listAppraisals } from "@/lib/features/appraisals/crews/list-appraisals";
import { appraisalSorts, waitKinds } from "@/lib/features/appraisals/crews/schema";
import { load } from "@/lib/platform/transport/page";
import { namedIn, visible } from "../list-screen/filters";
import { list } from "../list-screen/list-screen";
import { several } from "../list-screen/panel-filters";
import { savedViews } from "../list-screen/saved-views";
import { years } from "../list-screen/years";
import { factsOf, keyOf, nextStep, seafarer, texts } from "./reports";

/** Reports of all vessels to write, to review, or overdue because the seafarer left. product 5.5b */
export const reportsToActOn = list({
  name: "appraisal-waiting",
  texts,
  views: savedViews("appraisals"),
  sorts: appraisalSorts,
  filters: {
    waiting: visible({ label: "waits.label", known: waitKinds, options: namedIn("appraisal-lists.waits", waitKinds) }),
  },
  load: (query) => load(listAppraisals, query),
}).view({
  label: "views.waiting",
  search: "searchPerson",
  keyOf,
  columns: [...seafarer({ ofFleet: true }), ...factsOf(() => false)],
  actions: nextStep,
  empty: {
    title: ({ t, params }) => t(`waits.none.${oneOf(valueOf(params, "waiting"), waitKinds)}`),
    text: "waits.noneText",
  },
});

const scores = ["5", "4", "3", "2", "1"] as const;

/** Approved reports of all vessels, the newest first, by year of approval and average. product 5.7 */
export const approvedReports = list({
  name: "appraisal-approved",
  texts,
  views: savedViews("appraisals"),
  sorts: appraisalSorts,
  order: "desc",
  filters: {
    score: several({
      label: "columns.average",
      known: scores,
      options: async () =>
        (await namedIn("appraisals.scale", scores)()).map(({ value, label }) => ({
          value,
          label: `${value} ${label}`,
        })),
    }),
    approvedIn: years({ label: "approved.year" }),
  },
  load: (query) => load(listAppraisals, { ...query, tab: "history" }),
}).view({
  label: "views.approved",
  search: "searchPerson",
  filterTitle: "approved.filter",
  keyOf,
  columns: [...seafarer({ ofFleet: true }), ...factsOf(() => true)],
  actions: nextStep,
  empty: { title: "empty.title", text: "approved.noneText" },
});
