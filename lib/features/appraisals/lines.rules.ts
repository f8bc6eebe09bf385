import type { CourseCategory, QuestionKind } from "@/db/enums/appraisals";
import type { positionLevels } from "@/db/enums/positions";

/** Whom a form asks what: the documents' senior, junior and rating-type rank. */
export const rankGroups = ["senior", "junior", "rating"] as const;
export type RankGroup = (typeof rankGroups)[number];

/** Of a position, by its level; cadets are rated as ratings are. */
export const rankGroupOf = (level: (typeof positionLevels)[number]): RankGroup =>
  level === "management" ? "senior" : level === "operational" ? "junior" : "rating";

/** The courses meant for a group. */
export const categoryOf: Record<RankGroup, CourseCategory> = {
  senior: "Senior Officers",
  junior: "Junior Officers",
  rating: "Ratings",
};

/** Asked of junior and senior ranks alone. Document 3 §5 */
export const officersQuestion = 10;

/** Whether a question is asked of a group: question 10 of officers, the additional ones of ratings. Document 3 §5 */
export const isAsked = (kind: QuestionKind, sequenceNo: number, group: RankGroup): boolean =>
  kind === "additional" ? group === "rating" : sequenceNo !== officersQuestion || group !== "rating";

/** The questions of a version a group is asked, in their order. */
export const asked = <Q extends { kind: QuestionKind; sequenceNo: number }>(
  questions: readonly Q[],
  kind: QuestionKind,
  group: RankGroup,
): Q[] =>
  questions
    .filter((one) => one.kind === kind && isAsked(kind, one.sequenceNo, group))
    .toSorted((one, other) => one.sequenceNo - other.sequenceNo);
