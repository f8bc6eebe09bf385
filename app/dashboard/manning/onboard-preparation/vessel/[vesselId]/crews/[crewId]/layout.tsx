import type { ReactNode } from "react";
import { accessBoundary } from "../../../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../../../access/require-route-access";
import { loadJoiner } from "../../../../load-joiner";

type Props = { children: ReactNode; params: Promise<{ vesselId: string; crewId: string }> };

/** Checks access above the loading boundary: 403 for a refusal, 404 for a person who does not join this vessel. */
export default async function JoinerLayout({ children, params }: Props) {
  const { vesselId, crewId } = await params;
  return accessBoundary(async () => {
    await requireRouteAccess(
      `/dashboard/manning/onboard-preparation/vessel/${vesselId}/crews/${crewId}/details`,
      "preparation:view",
    );
    await loadJoiner(vesselId, crewId);
    return children;
  }, "/dashboard/manning/onboard-preparation");
}
