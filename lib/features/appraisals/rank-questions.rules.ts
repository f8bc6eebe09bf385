import type { CourseCategory, QuestionKind } from "@/db/enums/appraisals";
import type { positionLevels } from "@/db/enums/positions";

/** Rank groups with different questions: the documents' senior, junior and rating rank types. */
export const rankGroups = ["senior", "junior", "rating"] as const;
export type RankGroup = (typeof rankGroups)[number];

/** Return the rank group of a position level. Cadets count as ratings. */
export const rankGroupOf = (level: (typeof positionLevels)[number]): RankGroup =>
  level === "management" ? "senior" : level === "operational" ? "junior" : "rating";

/** Course category per rank group. */
export const courseCategoryOf: Record<RankGroup, CourseCategory> = {
  senior: "Senior Officers",
  junior: "Junior Officers",
  rating: "Ratings",
};

/** Number of the question asked of junior and senior ranks only. Document 3 §5 */
export const officersQuestion = 10;

/**
 * Return whether a question applies to a group: question 10 to officers, the additional ones to ratings. Document 3
 * §5
 */
export const isAsked = (kind: QuestionKind, sequenceNo: number, group: RankGroup): boolean =>
  kind === "additional" ? group === "rating" : sequenceNo !== officersQuestion || group !== "rating";

/** Return the questions of a version for a group, in order. */
export const questionsForGroup = <Q extends { kind: QuestionKind; sequenceNo: number }>(
  questions: readonly Q[],
  kind: QuestionKind,
  group: RankGroup,
): Q[] =>
  questions
    .filter((question) => question.kind === kind && isAsked(kind, question.sequenceNo, group))
    .toSorted((first, second) => first.sequenceNo - second.sequenceNo);
