import type { QuestionKind } from "@/db/enums/appraisals";
import { addDays } from "@/lib/platform/calendar/dates";
import { messageOf, type FieldError } from "@/lib/platform/errors";
import { averageOf, maxScoreWithComment, type WholeScore } from "../average.rules";
import { decisionNames, reasonLength, type Decision } from "../decisions.rules";
import { periodSlackDays } from "../report-format.rules";
import { questionsForGroup, type RankGroup } from "../rank-questions.rules";
import type { FormReport, LineGiven, UploadReport } from "./schema";

type Dated = Pick<FormReport, "dateOfReport" | "reportingPeriodFrom" | "reportingPeriodTo">;
/** The time on board. to is null while it continues. */
type BoardPeriod = { from: string; to: string | null };

/**
 * Check the dates: from ≤ to ≤ report ≤ today, within the time on board plus three days. product 5.17 @param today
 * yyyy-MM-dd
 */
export function periodProblems(
  { dateOfReport, reportingPeriodFrom: from, reportingPeriodTo: to }: Dated,
  boardPeriod: BoardPeriod,
  today: string,
): FieldError[] {
  const earliest = addDays(boardPeriod.from, -periodSlackDays);
  const latest = boardPeriod.to === null ? null : addDays(boardPeriod.to, periodSlackDays);
  return [
    ...(from > to ? [{ path: "reportingPeriodTo", message: "appraisals.periodOrder" }] : []),
    ...(from < earliest ? [{ path: "reportingPeriodFrom", message: "appraisals.periodOutside" }] : []),
    ...(latest !== null && to > latest ? [{ path: "reportingPeriodTo", message: "appraisals.periodOutside" }] : []),
    ...(dateOfReport < to ? [{ path: "dateOfReport", message: "appraisals.reportBeforePeriod" }] : []),
    ...(dateOfReport > today ? [{ path: "dateOfReport", message: "appraisals.reportInFuture" }] : []),
  ];
}

type Answers = Pick<FormReport | UploadReport, Decision | `${Decision}Reason`>;
/** Require a reason for each No. product 5.17 */
export const decisionProblems = (answers: Answers): FieldError[] =>
  decisionNames.flatMap((name) => {
    const reason = answers[`${name}Reason`];
    if (answers[name] !== false) return [];
    const path = `${name}Reason`;
    if (reason === null) return [{ path, message: "appraisals.reasonRequired" }];
    const { least } = reasonLength;
    return reason.length < least ? [{ path, message: messageOf("appraisals.reasonTooShort", { least }) }] : [];
  });

/** Return the reason of a No, else null. Document 3 §4 */
export const storedReason = (answers: Answers, name: Decision): string | null =>
  answers[name] === false ? answers[`${name}Reason`] : null;

type Question = { kind: QuestionKind; sequenceNo: number; label: string; question: string };
/** A stored line with its question text. */
export type Line = Question & { score: WholeScore | null; comment: string | null };
type ValidatedRatings = { lines: Line[]; problems: FieldError[] };

const pathOf = { mandatory: "seafarersRatingMandatory", additional: "seafarersRatingAdditional" } as const;

/** Check one answer to an applicable question. */
function answerProblems(kind: QuestionKind, { score, comment }: LineGiven, path: string): FieldError[] {
  if (score === null)
    return kind === "mandatory" ? [{ path: `${path}.score`, message: "appraisals.scoreRequired" }] : [];
  return score <= maxScoreWithComment && comment === null
    ? [{ path: `${path}.comment`, message: "appraisals.commentRequired" }]
    : [];
}

function validateLines(
  kind: QuestionKind,
  entered: readonly LineGiven[],
  questions: readonly Question[],
): ValidatedRatings {
  const name = pathOf[kind];
  const byNumber = new Map(questions.map((question) => [String(question.sequenceNo), question]));
  const answered = new Set<string>();
  const lines: Line[] = [];
  const problems: FieldError[] = [];
  for (const [index, line] of entered.entries()) {
    const path = `${name}.${index}`;
    const question = byNumber.get(line.no);
    if (!question) problems.push({ path: `${path}.no`, message: "appraisals.lineNotAsked" });
    else if (answered.has(line.no)) problems.push({ path: `${path}.no`, message: "appraisals.lineTwice" });
    else {
      problems.push(...answerProblems(kind, line, path));
      const { kind: of, sequenceNo, label, question: name } = question;
      lines.push({ kind: of, sequenceNo, label, question: name, score: line.score, comment: line.comment });
    }
    answered.add(line.no);
  }
  const unanswered =
    kind === "mandatory" ? questions.filter(({ sequenceNo }) => !answered.has(String(sequenceNo))) : [];
  const missing = unanswered.map(({ sequenceNo }) => ({
    path: `${name}.no${sequenceNo}`,
    message: "appraisals.scoreRequired",
  }));
  return { lines, problems: [...problems, ...missing] };
}

type Ratings = Pick<FormReport, "seafarersRatingMandatory" | "seafarersRatingAdditional">;

/**
 * Check the ratings against the version's questions: all mandatory lines scored, low scores commented, and no other
 * lines, so that the average is comparable. Document 3 §5, product 5.17
 */
export function validateRatings(
  entered: Ratings,
  questions: readonly Question[],
  group: RankGroup,
): ValidatedRatings & { average: WholeScore | null } {
  const mandatory = validateLines(
    "mandatory",
    entered.seafarersRatingMandatory,
    questionsForGroup(questions, "mandatory", group),
  );
  const additional = validateLines(
    "additional",
    entered.seafarersRatingAdditional,
    questionsForGroup(questions, "additional", group),
  );
  return {
    lines: [...mandatory.lines, ...additional.lines],
    problems: [...mandatory.problems, ...additional.problems],
    average: averageOf(mandatory.lines.map(({ score }) => score)),
  };
}
