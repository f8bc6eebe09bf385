import type { ReactNode } from "react";
import { accessBoundary } from "../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../access/require-route-access";
import { vesselIdOf } from "../../../../vessel-management/[vesselId]/vessel-id";
import { loadAppraisalVessel } from "../../../load-vessel";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Checks access above the loading boundary: 403 for a refusal, 404 for a foreign vessel. */
export default async function AppraisalCrewLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return accessBoundary(async () => {
    await requireRouteAccess(`/dashboard/appraisal/${vesselId}/crew`, "appraisals:view");
    await loadAppraisalVessel(vesselIdOf(vesselId));
    return children;
  }, "/dashboard/appraisal");
}
