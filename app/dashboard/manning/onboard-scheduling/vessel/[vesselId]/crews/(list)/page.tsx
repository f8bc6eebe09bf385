import type { Metadata } from "next";
import { orNull } from "@/lib/platform/transport/or-null";
import type { SearchParams } from "@/components/ui/list/list-state";
import { ScheduleCrews, scheduledVesselOf } from "../../../../../../schedule-crews";
import { vesselIdOf } from "../../../../../../vessel-management/[vesselId]/vessel-id";

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vessel = await orNull(scheduledVesselOf(vesselIdOf((await params).vesselId)));
  return vessel ? { title: vessel.vesselName } : {};
}

export default function SchedulingCrewsPage(props: Props) {
  return <ScheduleCrews entrance="onboard-scheduling" {...props} />;
}
