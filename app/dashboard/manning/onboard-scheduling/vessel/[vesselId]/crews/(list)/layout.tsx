import type { ReactNode } from "react";
import { ListError } from "@/components/ui/list/list-error";
import { orNull } from "@/lib/platform/transport/or-null";
import { accessBoundary } from "../../../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../../../access/require-route-access";
import { scheduledVesselOf } from "../../../../../../schedule-crews";
import { vesselIdOf } from "../../../../../../vessel-management/[vesselId]/vessel-id";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/**
 * Checks access above the loading boundary: 403 for a refusal, 404 for a foreign vessel, an error when it cannot be
 * read.
 */
export default async function SchedulingVesselLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return accessBoundary(async () => {
    await requireRouteAccess(`/dashboard/manning/onboard-scheduling/vessel/${vesselId}/crews`, "scheduling:view");
    return (await orNull(scheduledVesselOf(vesselIdOf(vesselId)))) ? children : <ListError />;
  }, "/dashboard/manning/onboard-scheduling");
}
