import type { ReactNode } from "react";
import { accessBoundary } from "../../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../../access/require-route-access";
import { loadChandlerVessel } from "../../../load-vessel-and-request";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Check access above the loading state: a refusal answers 403, another fleet's vessel 404. */
export default async function ChandlerVesselLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return accessBoundary(async () => {
    await requireRouteAccess(`/dashboard/crew-benefit/ship-chandler/vessel/${vesselId}/details`, "chandler:view");
    await loadChandlerVessel(vesselId);
    return children;
  }, "/dashboard/crew-benefit/ship-chandler");
}
