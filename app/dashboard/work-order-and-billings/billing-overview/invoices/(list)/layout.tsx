import type { ReactNode } from "react";
import { billingRoot, invoicesAddress } from "@/components/features/billing/addresses";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../access/require-route-access";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function InvoicesLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess(invoicesAddress, "billing:view");
    return (
      <PageTexts now={["billing.reminders.off", "billing.reminders.on"]} late={["billing"]}>
        {children}
      </PageTexts>
    );
  }, billingRoot);
}
