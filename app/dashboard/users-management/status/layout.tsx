import { PageTexts } from "@/components/ui/layout/page-texts";
import { permissionLayout } from "../../access/route-layout";

export default permissionLayout("status:view", {
  frame: (page) => <PageTexts now={["status.actions", "status.doctor"]}>{page}</PageTexts>,
});
