import type { ReactNode } from "react";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { admitted } from "../../admitted";
import { arriveAt } from "../../arrive-at";

/** Checks access above the loading boundary, so that a refusal answers 403. */
export default async function QuestionsLayout({ children }: { children: ReactNode }) {
  return admitted(async () => {
    await arriveAt("/dashboard/appraisal/questions", "appraisals:forms");
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
