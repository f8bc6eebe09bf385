import type { Metadata } from "next";
import type { SearchParams } from "@/components/ui/list/list-state";
import { vesselIdOf } from "../../../../vessel-management/[vesselId]/vessel-id";
import { loadVesselSeats } from "../../../load-vessel-seats";
import { VesselSchedule } from "../../../vessel-schedule";

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadVesselSeats(vesselIdOf((await params).vesselId))).vesselName };
}

export default async function ApprovalCrewVesselSchedulePage({ params, searchParams }: Props) {
  const [{ vesselId }, query] = await Promise.all([params, searchParams]);
  return <VesselSchedule side="approval-crew" vesselId={vesselId} params={query} />;
}
