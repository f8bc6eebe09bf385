import { PageTexts } from "@/components/ui/layout/page-texts";
import { permissionLayout } from "../../access/route-layout";

export default permissionLayout("job-openings:view", {
  frame: (page) => <PageTexts now={["job-openings.list", "job-openings.bulk"]}>{page}</PageTexts>,
});
