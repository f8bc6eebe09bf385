import { getTranslations } from "next-intl/server";
import { ListError } from "@/components/ui/list/list-error";
import type { SelectOption } from "@/components/ui/form/select-field";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { RecordSection } from "../sections/record-section";
import { ComplianceList, type ComplianceCheck } from "./findings";
import { LazyFitForm } from "./lazy-fit-form";
import type { FitQuestion } from "./fit-question";

type Props = {
  question: FitQuestion;
  ranks: SelectOption[];
  types: SelectOption[];
  check: ComplianceCheck | null;
  isSubmitted: boolean;
};

/** Show whether the person is fit for a rank, a vessel type and a period. product 5.5 */
export async function FitPanel({ question, ranks, types, check, isSubmitted }: Props) {
  const t = await getTranslations("crew.screens.compliance");
  return (
    <RecordSection id="fit" title={t("title")}>
      <PageTexts now={["crew.screens.compliance"]}>
        <LazyFitForm key={JSON.stringify(question)} question={question} ranks={ranks} types={types} />
      </PageTexts>
      {isSubmitted && !check ? <ListError text={t("failed")} /> : null}
      {check ? <ComplianceList check={check} /> : null}
    </RecordSection>
  );
}
