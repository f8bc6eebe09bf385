import type { QuestionKind } from "@/db/enums/appraisals";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { AppraisalFound } from "../detail/schema";

type Detail = AppraisalFound["appraisalDetail"];
type Asked = { kind: QuestionKind; sequenceNo: number; labelId: string; questionId: string };
type Version = { questions: readonly Asked[]; courses: readonly { no: string; nameId: string }[] };

/**
 * Translate a report with the texts of its version. A published version never changes, so these are the original
 * questions.
 */
export function inLanguage(detail: Detail, { questions, courses }: Version, locale: Locale): Detail {
  if (locale !== "id") return detail;
  const lines = (kind: QuestionKind, written: Detail["seafarersRatingMandatory"]) =>
    written.map((line) => {
      const asked = questions.find((one) => one.kind === kind && String(one.sequenceNo) === line.no);
      return asked ? { ...line, label: asked.labelId, name: asked.questionId } : line;
    });
  return {
    ...detail,
    seafarersRatingMandatory: lines("mandatory", detail.seafarersRatingMandatory),
    seafarersRatingAdditional: lines("additional", detail.seafarersRatingAdditional),
    trainingList: detail.trainingList.map((item) => ({
      ...item,
      name: courses.find(({ no }) => no === item.no)?.nameId ?? item.name,
    })),
  };
}
