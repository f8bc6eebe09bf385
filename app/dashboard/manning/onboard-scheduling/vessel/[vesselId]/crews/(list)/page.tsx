import type { Metadata } from "next";
import type { SearchParams } from "@/components/ui/list/list-state";
import { ScheduleCrews, scheduledVesselOf } from "../../../../../../schedule-crews";
import { vesselIdOf } from "../../../../../../vessel-management/[vesselId]/vessel-id";

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await scheduledVesselOf(vesselIdOf((await params).vesselId))).vesselName };
}

export default function SchedulingCrewsPage(props: Props) {
  return <ScheduleCrews entrance="onboard-scheduling" {...props} />;
}
