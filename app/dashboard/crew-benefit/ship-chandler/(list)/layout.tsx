import type { ReactNode } from "react";
import { accessBoundary } from "../../../access-boundary";
import { requireRouteAccess } from "../../../require-route-access";

/** Check access above the loading state: a refusal answers 403, a head is redirected to their vessel. */
export default async function ChandlerLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/crew-benefit/ship-chandler", "chandler:view");
    return children;
  });
}
