import type { Metadata } from "next";
import { cookies } from "next/headers";
import { readChoice, readListState, tableCookie, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { listVesselExtensions } from "@/lib/features/manning/extensions/list-vessel-extensions";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { vesselIdOf } from "../../../../vessel-management/[vesselId]/vessel-id";
import { ApprovalTabs, extensionTab } from "../../../approval-tabs";
import { loadVesselSeats } from "../../../load-vessel-seats";
import { VesselCrew } from "../../../vessel-crew";
import { extensionTable, VesselExtensions } from "../../../vessel-extensions";

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadVesselSeats(vesselIdOf((await params).vesselId))).vesselName };
}

/** Shows the crew plan or extension requests, by tab. D2 §2 */
export default async function ApprovalCrewVesselCrewPage({ params, searchParams }: Props) {
  const [{ vesselId }, query, cookieStore] = await Promise.all([params, searchParams, cookies()]);
  const isExtension = valueOf(query, "tab") === extensionTab;
  const choice = readChoice(cookieStore.get(tableCookie(extensionTable.name))?.value);
  const state = readListState(
    isExtension ? query : {},
    { pageSize: extensionTable.pageSize, sorts: ["id"], order: "desc" },
    choice,
  );
  const id = vesselIdOf(vesselId);
  const { pageIndex, pageSize, search } = state;
  const [plan, page] = await Promise.all([
    loadVesselSeats(id),
    orNull(load(listVesselExtensions, { vesselId: id, filterList: search, pageNumber: pageIndex + 1, pageSize })),
  ]);
  const extension = page?.totalPending ?? null;
  const counts = { planning: plan.totalPendingData - (extension ?? 0), extension };
  const tabs = <ApprovalTabs vesselId={id} isExtension={isExtension} counts={counts} />;
  return isExtension ? (
    <VesselExtensions plan={plan} page={page} state={state} params={query} tabs={tabs} />
  ) : (
    <VesselCrew side="approval-crew" vesselId={vesselId} params={query} tabs={tabs} />
  );
}
