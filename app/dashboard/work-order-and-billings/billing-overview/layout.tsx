import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function BillingLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/work-order-and-billings/billing-overview", "billing:view");
    return (
      <PageTexts
        now={[
          "files.preview",
          "billing.update",
          "billing.updateOf",
          "billing.receipt.add",
          "billing.receipt.addOf",
          "billing.receipt.replace",
          "billing.receipt.replaceOf",
          "billing.givePrincipal.action",
          "billing.givePrincipal.change",
          "billing.givePrincipal.actionOf",
          "billing.givePrincipal.none",
          "billing.start.confirm",
          "billing.start.refuse",
          "billing.start.withdraw",
          "billing.download.action",
          "billing.lock.action",
          "billing.unlock.action",
          "billing.invoicesPage.open",
        ]}
        late={["billing", "files"]}
      >
        {children}
      </PageTexts>
    );
  });
}
