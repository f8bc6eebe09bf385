import type { ReactNode } from "react";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Check access above the loading state, so that a refusal answers 403. */
export default async function CrewListLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/crew-management", "crew:list");
    return children;
  });
}
