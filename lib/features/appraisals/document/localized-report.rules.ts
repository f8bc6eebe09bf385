import type { QuestionKind } from "@/db/enums/appraisals";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { AppraisalWithForm } from "../detail/schema";

type Detail = AppraisalWithForm["appraisalDetail"];
type VersionCourse = { kind: QuestionKind; sequenceNo: number; labelId: string; questionId: string };
type Version = { questions: readonly VersionCourse[]; courses: readonly { no: string; nameId: string }[] };

/**
 * Translate a report with the texts of its version. A published version never changes, so these are the original
 * questions.
 */
export function localizeReport(detail: Detail, { questions, courses }: Version, locale: Locale): Detail {
  if (locale !== "id") return detail;
  const lines = (kind: QuestionKind, storedLines: Detail["seafarersRatingMandatory"]) =>
    storedLines.map((line) => {
      const question = questions.find(
        (candidate) => candidate.kind === kind && String(candidate.sequenceNo) === line.no,
      );
      return question ? { ...line, label: question.labelId, name: question.questionId } : line;
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
