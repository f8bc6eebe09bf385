import type { FieldError } from "@/lib/platform/errors";
import type { CourseInput, QuestionInput } from "./schema";

/** Find duplicate numbers: of questions per kind, of courses overall. */
export function contentProblems(
  questions: readonly Pick<QuestionInput, "kind" | "sequenceNo">[],
  courses: readonly Pick<CourseInput, "no">[],
): FieldError[] {
  const duplicateProblems = (keys: readonly string[], path: (index: number) => string) =>
    keys.flatMap((key, index) =>
      keys.indexOf(key) === index ? [] : [{ path: path(index), message: "appraisals.forms.numberTwice" }],
    );
  return [
    ...duplicateProblems(
      questions.map(({ kind, sequenceNo }) => `${kind} ${sequenceNo}`),
      (index) => `questions.${index}.sequenceNo`,
    ),
    ...duplicateProblems(
      courses.map(({ no }) => no),
      (index) => `courses.${index}.no`,
    ),
  ];
}
