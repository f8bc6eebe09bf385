import { PageTexts } from "@/components/ui/layout/page-texts";
import { permissionLayout } from "../../access/route-layout";

export default permissionLayout("users:write", {
  frame: (page) => (
    <PageTexts
      now={[
        "users.management.deactivate",
        "users.management.activate",
        "users.management.delete",
        "users.management.moreOf",
        "users.management.editOf",
        "users.management.edit",
      ]}
      late={["users"]}
    >
      {page}
    </PageTexts>
  ),
});
