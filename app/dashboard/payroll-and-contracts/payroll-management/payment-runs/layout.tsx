import { PageTexts } from "@/components/ui/layout/page-texts";
import { permissionLayout } from "../../../access/route-layout";

export default permissionLayout("work-orders:payments", {
  frame: (page) => (
    <PageTexts now={[]} late={["payment-runs"]}>
      {page}
    </PageTexts>
  ),
});
