import { PageTexts } from "@/components/ui/layout/page-texts";
import { routeLayout } from "../../access/route-layout";

export default routeLayout("/dashboard/work-order-and-billings/billing-overview", "billing:view", {
  frame: (page) => (
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
      {page}
    </PageTexts>
  ),
});
