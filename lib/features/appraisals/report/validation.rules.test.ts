import fc from "fast-check";
import { averageOf } from "../average.rules";
import { questionsForGroup, rankGroups, type RankGroup } from "../rank-questions.rules";
import { decisionProblems, validateRatings, periodProblems, storedReason } from "./validation.rules";

const of = (kind: "mandatory" | "additional", count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind,
    sequenceNo: index + 1,
    label: `Label ${index + 1}`,
    question: `Question ${index + 1}`,
  }));
const questions = [...of("mandatory", 12), ...of("additional", 6)];
type Score = 1 | 2 | 3 | 4 | 5;
const line = (no: number, score: Score | null, comment: string | null = null) => ({
  no: String(no),
  name: null,
  score,
  comment,
});
const full = (group: RankGroup, score: Score = 4) => ({
  seafarersRatingMandatory: questionsForGroup(questions, "mandatory", group).map(({ sequenceNo }) =>
    line(sequenceNo, score, "Said"),
  ),
  seafarersRatingAdditional: [] as ReturnType<typeof line>[],
});

test("accepts the rank's questions and stores them", () => {
  for (const group of rankGroups) {
    const { lines, problems, average } = validateRatings(full(group), questions, group);
    expect([problems, average]).toEqual([[], 4]);
    expect(lines).toHaveLength(group === "rating" ? 11 : 12);
    expect(lines[0]).toMatchObject({ sequenceNo: 1, label: "Label 1", question: "Question 1" });
  }
});

test("refuses other lines whatever their score", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rankGroups),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.constantFrom<Score>(1, 2, 3, 4, 5)), { maxLength: 30 }),
      (group, given) => {
        const mandatory = given.map(([no, score]) => line(no, score, "Because"));
        const judged = validateRatings(
          { seafarersRatingMandatory: mandatory, seafarersRatingAdditional: [] },
          questions,
          group,
        );
        const wanted = questionsForGroup(questions, "mandatory", group).map(({ sequenceNo }) => sequenceNo);
        const sent = given.map(([no]) => no);
        const isFull = wanted.every((no) => sent.includes(no)) && sent.length === wanted.length;
        expect(judged.problems.length === 0).toBe(isFull);
        // The screen and the call use the same rule: the average of stored scores.
        expect(judged.average).toBe(
          averageOf(judged.lines.filter(({ kind }) => kind === "mandatory").map(({ score }) => score)),
        );
      },
    ),
  );
});

test("names refused lines: question 10 of a rating and additional ones of an officer", () => {
  const rating = full("rating");
  rating.seafarersRatingMandatory.push(line(10, 5));
  expect(validateRatings(rating, questions, "rating").problems).toEqual([
    { path: "seafarersRatingMandatory.11.no", message: "appraisals.lineNotAsked" },
  ]);
  const officer = { ...full("junior"), seafarersRatingAdditional: [line(1, 4)] };
  expect(validateRatings(officer, questions, "junior").problems).toEqual([
    { path: "seafarersRatingAdditional.0.no", message: "appraisals.lineNotAsked" },
  ]);
});

test("requires mandatory scores and comments on low ones, each answered once; additional ones are optional", () => {
  const given = full("rating");
  given.seafarersRatingMandatory[0] = line(1, null);
  given.seafarersRatingMandatory[1] = line(2, 2);
  given.seafarersRatingMandatory[2] = line(2, 5);
  given.seafarersRatingAdditional = [line(1, null), line(2, 1), line(3, 1, "Never")];
  expect(validateRatings(given, questions, "rating").problems).toEqual([
    { path: "seafarersRatingMandatory.0.score", message: "appraisals.scoreRequired" },
    { path: "seafarersRatingMandatory.1.comment", message: "appraisals.commentRequired" },
    { path: "seafarersRatingMandatory.2.no", message: "appraisals.lineTwice" },
    { path: "seafarersRatingMandatory.no3", message: "appraisals.scoreRequired" },
    { path: "seafarersRatingAdditional.1.comment", message: "appraisals.commentRequired" },
  ]);
});

const dates = { dateOfReport: "2026-11-20", reportingPeriodFrom: "2026-08-01", reportingPeriodTo: "2026-11-20" };
const stay = { from: "2026-08-01", to: null };
const today = "2026-11-20";

test.each([
  ["as the stay was", {}, stay, []],
  ["three days before it", { reportingPeriodFrom: "2026-07-29" }, stay, []],
  ["four days before it", { reportingPeriodFrom: "2026-07-28" }, stay, ["reportingPeriodFrom"]],
  ["three days after it", {}, { ...stay, to: "2026-11-17" }, []],
  ["four days after it", {}, { ...stay, to: "2026-11-16" }, ["reportingPeriodTo"]],
  ["backwards", { reportingPeriodFrom: "2026-11-21" }, stay, ["reportingPeriodTo"]],
  ["dated before its end", { dateOfReport: "2026-11-19" }, stay, ["dateOfReport"]],
  ["dated tomorrow", { dateOfReport: "2026-11-21" }, stay, ["dateOfReport"]],
])("refuses a period %s", (_name, change, of, wrong) => {
  expect(periodProblems({ ...dates, ...change }, of, today).map(({ path }) => path)).toEqual(wrong);
});

const answers = {
  suitableForThisTypeOfVesselTrade: true,
  suitableForThisTypeOfVesselTradeReason: "A remembered reason",
  reemployInCurrentRank: false,
  reemployInCurrentRankReason: null,
  promote: false,
  promoteReason: "No",
  toBeReemployed: false,
  toBeReemployedReason: "Left the watch twice",
  recommendation: true,
  recommendationReason: null,
};

test("requires a reason for a No and stores none for a Yes", () => {
  expect(decisionProblems(answers)).toEqual([
    { path: "reemployInCurrentRankReason", message: "appraisals.reasonRequired" },
    { path: "promoteReason", message: "appraisals.reasonTooShort?least=5" },
  ]);
  expect(storedReason(answers, "suitableForThisTypeOfVesselTrade")).toBeNull();
  expect(storedReason(answers, "toBeReemployed")).toBe("Left the watch twice");
});
