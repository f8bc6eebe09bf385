import { ownDeductions } from "@/components/features/work-orders/addresses";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { routeLayout } from "../../../access/route-layout";

export default routeLayout(ownDeductions, "work-orders:deductions", {
  frame: (page) => (
    <PageTexts now={[]} late={["deductions"]}>
      {page}
    </PageTexts>
  ),
});
