import type { Metadata } from "next";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { requireUser } from "../../../../access/require-user";
import { vesselIdOf } from "../../../../vessel-management/[vesselId]/vessel-id";
import { ApprovalTabs, extensionTab } from "../../../approval-tabs";
import { loadVesselSeats } from "../../../load-vessel-seats";
import { VesselCrew } from "../../../vessel-crew";
import { VesselExtensions, vesselExtensions } from "../../../vessel-extensions";

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadVesselSeats(vesselIdOf((await params).vesselId))).vesselName };
}

/** Shows the crew plan or extension requests, by tab. D2 §2 */
export default async function ApprovalCrewVesselCrewPage({ params, searchParams }: Props) {
  const [user, { vesselId }, query] = await Promise.all([requireUser("manning:view"), params, searchParams]);
  const isExtension = valueOf(query, "tab") === extensionTab;
  const id = vesselIdOf(vesselId);
  const [plan, { context, show }] = await Promise.all([
    loadVesselSeats(id),
    vesselExtensions.open({ user, params: isExtension ? query : {}, route: { vesselId: String(id) } }),
  ]);
  const extension = context.page?.totalPending ?? null;
  const counts = { planning: plan.totalPendingData - (extension ?? 0), extension };
  const tabs = <ApprovalTabs vesselId={id} isExtension={isExtension} counts={counts} />;
  return isExtension ? (
    <VesselExtensions plan={plan} tabs={tabs}>
      {await show()}
    </VesselExtensions>
  ) : (
    <VesselCrew side="approval-crew" vesselId={vesselId} params={query} tabs={tabs} />
  );
}
