import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../../../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../../../../access/require-route-access";

type Props = { children: ReactNode; params: Promise<{ vesselId: string; workOrderId: string }> };

/** Checks access above the loading boundary: 403 for a refusal, 404 for another person's slip. */
export default async function SlipLayout({ children, params }: Props) {
  const { vesselId, workOrderId } = await params;
  const root = "/dashboard/work-order-and-billings/work-order-overview";
  return accessBoundary(async () => {
    await requireRouteAccess(`${root}/vessel/${vesselId}/wo/${workOrderId}/details`, "work-orders:slip");
    return (
      <PageTexts
        now={["slips.failed", "work-orders.periods.apart.lock", "work-orders.periods.apart.unlock"]}
        late={["work-orders"]}
      >
        {children}
      </PageTexts>
    );
  }, root);
}
