import type { ReactNode } from "react";
import { accessBoundary } from "../../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../../access/require-route-access";
import { loadSlipVessel } from "../../../load-slip";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Checks access above the loading boundary: 403 for a refusal, 404 for a foreign vessel. */
export default async function SlipVesselLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return accessBoundary(async () => {
    await requireRouteAccess(
      `/dashboard/work-order-and-billings/work-order-overview/vessel/${vesselId}`,
      "work-orders:view",
    );
    await loadSlipVessel(vesselId);
    return children;
  }, "/dashboard/work-order-and-billings/work-order-overview");
}
