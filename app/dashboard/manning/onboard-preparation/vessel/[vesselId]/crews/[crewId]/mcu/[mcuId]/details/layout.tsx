import type { ReactNode } from "react";
import { accessBoundary } from "../../../../../../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../../../../../../access/require-route-access";

type Props = { children: ReactNode; params: Promise<{ vesselId: string }> };

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function McuDetailsLayout({ children, params }: Props) {
  const { vesselId } = await params;
  return accessBoundary(async () => {
    await requireRouteAccess(`/dashboard/manning/onboard-preparation/vessel/${vesselId}/crews`, "preparation:view");
    return children;
  }, "/dashboard/manning/onboard-preparation");
}
