import { getTranslations } from "next-intl/server";
import { AnswerFormPair, type Question } from "./answer-form-pair";

/** Show the answer forms: approve or reject for a principal, accept or decline for a seafarer. product 5.9 */
export async function AnswerForms({ isPrincipal, ...question }: Question & { isPrincipal: boolean }) {
  const t = await getTranslations("approvals.page");
  const labels = isPrincipal
    ? { yes: t("approve"), open: t("rejectOpen"), no: t("reject") }
    : { yes: t("accept"), open: t("declineOpen"), no: t("decline") };
  return <AnswerFormPair question={question} labels={labels} />;
}
