import type { FieldError } from "@/lib/platform/errors";
import type { WrittenCourse, WrittenQuestion } from "./schema";

/** Find duplicate numbers: of questions per kind, of courses overall. */
export function contentProblems(
  questions: readonly Pick<WrittenQuestion, "kind" | "sequenceNo">[],
  courses: readonly Pick<WrittenCourse, "no">[],
): FieldError[] {
  const twice = (keys: readonly string[], path: (index: number) => string) =>
    keys.flatMap((key, index) =>
      keys.indexOf(key) === index ? [] : [{ path: path(index), message: "appraisals.forms.numberTwice" }],
    );
  return [
    ...twice(
      questions.map(({ kind, sequenceNo }) => `${kind} ${sequenceNo}`),
      (index) => `questions.${index}.sequenceNo`,
    ),
    ...twice(
      courses.map(({ no }) => no),
      (index) => `courses.${index}.no`,
    ),
  ];
}
