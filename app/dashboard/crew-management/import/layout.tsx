import type { ReactNode } from "react";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Check access above the page, so that a refusal is readable without JavaScript. */
export default async function ImportLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/crew-management/import", "crew:import");
    return children;
  });
}
