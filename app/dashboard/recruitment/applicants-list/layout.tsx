import { PageTexts } from "@/components/ui/layout/page-texts";
import { permissionLayout } from "../../access/route-layout";

export default permissionLayout("applicants:view", {
  frame: (page) => (
    <PageTexts now={["applicants.screens.bulk"]} late={["applicants", "person-fields", "files"]}>
      {page}
    </PageTexts>
  ),
});
