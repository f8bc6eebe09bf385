import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { billingRoot, invoiceAddress } from "@/components/features/billing/addresses";
import { accessBoundary } from "../../../../access/access-boundary";
import { requireRouteAccess } from "../../../../access/require-route-access";

type Props = { children: ReactNode; params: Promise<{ invoiceId: string }> };

/** Checks access above the loading boundary: 403 for a refusal, 404 for an unknown invoice. */
export default async function InvoiceLayout({ children, params }: Props) {
  const { invoiceId } = await params;
  return accessBoundary(async () => {
    await requireRouteAccess(invoiceAddress(Number(invoiceId)), "billing:view");
    return (
      <PageTexts
        now={[
          "billing.notes.correct.action",
          "billing.notes.correct.actionOf",
          "billing.notes.remove.action",
          "billing.notes.remove.actionOf",
          "billing.notes.ask.action",
          "billing.notes.issue.action",
          "billing.notes.end.action",
          "billing.notes.download",
          "billing.notes.downloadOf",
          "billing.payments.add.action",
          "billing.payments.taxes.action",
          "billing.payments.remove.action",
          "billing.payments.remove.actionOf",
        ]}
        late={["billing"]}
      >
        {children}
      </PageTexts>
    );
  }, billingRoot);
}
