import type { ReactNode } from "react";
import { ownDeductions } from "@/components/features/work-orders/addresses";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../../access/access-boundary";
import { requireRouteAccess } from "../../../access/require-route-access";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function OwnDeductionsLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess(ownDeductions, "work-orders:deductions");
    return (
      <PageTexts now={[]} late={["deductions"]}>
        {children}
      </PageTexts>
    );
  });
}
