import type { ReactNode } from "react";
import { redirect } from "next/navigation";
import { slipAddress } from "@/components/features/work-orders/addresses";
import { can } from "@/lib/access/actor";
import { listOwnSlips } from "@/lib/features/work-orders/slips/list-own-slips";
import { load } from "@/lib/platform/transport/page";
import { admitted } from "../../../admitted";
import { arriveAt } from "../../../arrive-at";

/** Decided above the loading state: a refusal answers 403; who has own slips alone is led to the newest of them. Document 3 §6 */
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
