import { crewsAddress } from "@/components/features/appraisals/address";
import { PendingReports } from "@/components/features/appraisals/vessels/pending-reports";
import { RowLink } from "@/components/ui/list/row/row-link";
import { listAppraisalVessels } from "@/lib/features/appraisals/vessels/list-appraisal-vessels";
import { load } from "@/lib/platform/transport/page";
import { list } from "../list-screen/list-screen";
import { savedViews } from "../list-screen/saved-views";
import { vesselName } from "../list-screen/vessel-columns";

/** Vessels with upcoming sign-offs and pending reports, most reports first. Document 3 §2 */
export const VesselList = list({
  name: "appraisal-vessels",
  texts: "appraisal-lists",
  views: savedViews("appraisals"),
  sorts: ["open", "name", "ready"],
  order: "desc",
  load: (query) => load(listAppraisalVessels, query),
}).view({
  label: "title",
  search: "search",
  keyOf: ({ vesselId }) => vesselId,
  columns: [
    {
      id: "no",
      label: "columns.no",
      align: "end",
      isMuted: true,
      text: (row, { page, state }) => state.pageIndex * state.pageSize + (page?.rows.indexOf(row) ?? 0) + 1,
    },
    vesselName("columns.vesselName", crewsAddress),
    {
      id: "ready",
      label: "columns.crewReady",
      align: "end",
      card: "fact",
      text: ({ crewReadyToOffBoard }) => crewReadyToOffBoard,
    },
    {
      id: "open",
      label: "columns.open",
      kind: "wrap",
      card: "fact",
      cell: (row) => <PendingReports vessel={row} />,
    },
  ],
  actions: ({ vesselId, vesselName: name }, { t }) => (
    <RowLink
      href={crewsAddress(vesselId)}
      label={t("verbs.view")}
      name={t("verbOf", { verb: t("verbs.view"), name })}
    />
  ),
  empty: { title: "empty.title", text: "empty.text" },
});
