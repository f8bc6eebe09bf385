import type { ReactNode } from "react";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";
import { loadVessel } from "./load-vessel";
import { vesselIdOf } from "./vessel-id";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Checks access above the loading boundary: 403 for a refusal, 404 for a foreign vessel. */
export default async function VesselLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return accessBoundary(async () => {
    await requireRouteAccess(`/dashboard/vessel-management/${vesselId}/details`, "vessels:view");
    await loadVessel(vesselIdOf(vesselId));
    return children;
  }, "/dashboard/vessel-management");
}
