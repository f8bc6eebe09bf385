import type { ReactNode } from "react";
import { ListError } from "@/components/ui/list/list-error";
import { attempt } from "@/lib/platform/transport/attempt";
import { admitted } from "../../../../../../admitted";
import { arriveAt } from "../../../../../../arrive-at";
import { scheduledVesselOf } from "../../../../../../schedule-crews";
import { vesselIdOf } from "../../../../../../vessel-management/[vesselId]/vessel-id";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/**
 * Checks access above the loading boundary: 403 for a refusal, 404 for a foreign vessel, an error when it cannot be
 * read.
 */
export default async function SchedulingVesselLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return admitted(async () => {
    await arriveAt(`/dashboard/manning/onboard-scheduling/vessel/${vesselId}/crews`, "scheduling:view");
    return (await attempt(scheduledVesselOf(vesselIdOf(vesselId)))) ? children : <ListError />;
  }, "/dashboard/manning/onboard-scheduling");
}
