import type { ReactNode } from "react";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function FleetLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/manning/fleet", "manning:view");
    return children;
  });
}
