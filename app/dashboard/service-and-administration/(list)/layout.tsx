import type { ReactNode } from "react";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function TravelLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/service-and-administration", "scheduling:view");
    return children;
  });
}
