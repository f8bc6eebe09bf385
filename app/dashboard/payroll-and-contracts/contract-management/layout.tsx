import { PageTexts } from "@/components/ui/layout/page-texts";
import { routeLayout } from "../../access/route-layout";

export default routeLayout("/dashboard/payroll-and-contracts/contract-management", "contracts:view", {
  frame: (page) => (
    <PageTexts
      now={[
        "contracts.edit",
        "contracts.editOf",
        "contracts.moreOf",
        "contracts.cover",
        "contracts.remove",
        "contracts.notFound",
        "files.preview",
      ]}
      late={["contracts", "files"]}
    >
      {page}
    </PageTexts>
  ),
});
