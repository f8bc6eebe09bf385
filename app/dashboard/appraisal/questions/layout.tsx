import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { accessBoundary } from "../../access/access-boundary";
import { requireRouteAccess } from "../../access/require-route-access";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function QuestionsLayout({ children }: { children: ReactNode }) {
  return accessBoundary(async () => {
    await requireRouteAccess("/dashboard/appraisal/questions", "appraisals:forms");
    return (
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
        {children}
      </PageTexts>
    );
  }, "/dashboard/appraisal");
}
