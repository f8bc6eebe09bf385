import type { ReactNode } from "react";
import { redirect } from "next/navigation";
import { slipAddress } from "@/components/features/work-orders/addresses";
import { can } from "@/lib/access/actor";
import { listOwnSlips } from "@/lib/features/work-orders/slips/list-own-slips";
import { load } from "@/lib/platform/transport/page";
import { accessBoundary } from "../../../access/access-boundary";
import { requireRouteAccess } from "../../../access/require-route-access";

/** Checks access above the loading boundary. Redirects a user with own slips only to the newest one. Document 3 §6 */
export default async function SlipsLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    const user = await requireRouteAccess("/dashboard/work-order-and-billings/work-order-overview", "work-orders:slip");
    if (!can(user, "work-orders:view")) {
      const [newest] = (await load(listOwnSlips, { pageSize: 10 })).rows;
      if (newest) redirect(slipAddress(newest));
    }
    return children;
  });
}
