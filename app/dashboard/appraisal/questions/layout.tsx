import { PageTexts } from "@/components/ui/layout/page-texts";
import { routeLayout } from "../../access/route-layout";

export default routeLayout("/dashboard/appraisal/questions", "appraisals:forms", {
  area: "/dashboard/appraisal",
  frame: (page) => (
    <PageTexts
      now={[
        "appraisal-lists.questions.new",
        "appraisal-lists.questions.copy",
        "appraisal-lists.questions.edit",
        "appraisal-lists.questions.publish",
        "appraisal-lists.questions.delete",
      ]}
      late={["appraisal-lists", "appraisals"]}
    >
      {page}
    </PageTexts>
  ),
});
