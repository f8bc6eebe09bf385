import { getTranslations } from "next-intl/server";
import { AnswerHalves, type Question } from "./answer-halves";

/** A principal approves or rejects, a seafarer accepts or declines. product 5.9 */
export async function AnswerForms({ isPrincipal, ...question }: Question & { isPrincipal: boolean }) {
  const t = await getTranslations("approvals.page");
  const words = isPrincipal
    ? { yes: t("approve"), open: t("rejectOpen"), no: t("reject") }
    : { yes: t("accept"), open: t("declineOpen"), no: t("decline") };
  return <AnswerHalves question={question} words={words} />;
}
