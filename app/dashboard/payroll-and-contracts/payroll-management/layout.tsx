import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function PayrollManagementLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/payroll-and-contracts/payroll-management", "rates:view");
    return (
      <PageTexts
        now={[
          "rates.add.action",
          "rates.copy",
          "rates.edit",
          "rates.verify.action",
          "rates.remove.action",
          "rates.standings",
          "rates.effect",
          "work-orders.periods.running",
          "work-orders.periods.runEnded",
          "work-orders.periods.lock",
          "work-orders.periods.unlock",
          "work-orders.periods.apart.lock",
          "work-orders.periods.apart.unlock",
          "work-orders.settings.open",
          "pkl.taxStatus",
          "pay-differences.propose",
        ]}
        late={[
          "rates",
          "pay-data",
          "deductions",
          "allotments",
          "pay-differences",
          "payment-runs",
          "work-orders",
          "files",
        ]}
      >
        {children}
      </PageTexts>
    );
  });
}
