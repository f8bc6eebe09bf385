import type { ReactNode } from "react";
import { accessBoundary } from "../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../access/require-route-access";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function AppraisalDetailsLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return accessBoundary(async () => {
    await requireRouteAccess(`/dashboard/appraisal/${vesselId}/crew/details`, "appraisals:view");
    return children;
  }, "/dashboard/appraisal");
}
