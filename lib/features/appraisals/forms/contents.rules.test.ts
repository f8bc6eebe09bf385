import { contentProblems } from "./contents.rules";

test("finds duplicate numbers per kind and duplicate courses; both kinds may have a number 1", () => {
  const questions = [
    { kind: "mandatory" as const, sequenceNo: 1 },
    { kind: "additional" as const, sequenceNo: 1 },
    { kind: "mandatory" as const, sequenceNo: 1 },
  ];
  expect(contentProblems(questions, [{ no: "A" }, { no: "B" }, { no: "A" }])).toEqual([
    { path: "questions.2.sequenceNo", message: "appraisals.forms.numberTwice" },
    { path: "courses.2.no", message: "appraisals.forms.numberTwice" },
  ]);
  expect(contentProblems(questions.slice(0, 2), [])).toEqual([]);
});
