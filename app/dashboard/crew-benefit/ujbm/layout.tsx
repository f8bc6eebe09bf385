import { PageTexts } from "@/components/ui/layout/page-texts";
import { routeLayout } from "../../access/route-layout";

export default routeLayout("/dashboard/crew-benefit/ujbm", "ujbm:view", {
  frame: (page) => (
    <PageTexts
      now={[
        "ujbm.export",
        "ujbm.occasions.action",
        "ujbm.close.action",
        "ujbm.payee",
        "ujbm.extra.add",
        "ujbm.extra.remove",
      ]}
      late={["ujbm"]}
    >
      {page}
    </PageTexts>
  ),
});
