import { PageTexts } from "@/components/ui/layout/page-texts";
import { routeLayout } from "../../access/route-layout";

export default routeLayout("/dashboard/payroll-and-contracts/payroll-management", "rates:view", {
  frame: (page) => (
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
      {page}
    </PageTexts>
  ),
});
