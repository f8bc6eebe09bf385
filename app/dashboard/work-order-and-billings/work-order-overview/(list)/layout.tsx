import type { ReactNode } from "react";
import { redirect } from "next/navigation";
import { slipAddress } from "@/components/features/work-orders/addresses";
import { can } from "@/lib/access/actor";
import { listOwnSlips } from "@/lib/features/work-orders/slips/list-own-slips";
import { load } from "@/lib/platform/transport/page";
import { admitted } from "../../../admitted";
import { arriveAt } from "../../../arrive-at";

/** Checks access above the loading boundary. Redirects a user with own slips only to the newest one. Document 3 §6 */
export default async function SlipsLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    const user = await arriveAt("/dashboard/work-order-and-billings/work-order-overview", "work-orders:slip");
    if (!can(user, "work-orders:view")) {
      const [newest] = (await load(listOwnSlips, { pageSize: 10 })).rows;
      if (newest) redirect(slipAddress(newest));
    }
    return children;
  });
}
