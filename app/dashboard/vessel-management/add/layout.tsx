import type { ReactNode } from "react";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Checks access above the page, so that a refusal is readable without JavaScript. */
export default async function AddVesselLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/vessel-management/add", "vessels:add");
    return children;
  });
}
