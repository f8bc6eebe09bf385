import { questionsForGroup, courseCategoryOf, isAsked, officersQuestion, rankGroupOf } from "./rank-questions.rules";

const questions = [3, 10, 1].flatMap((sequenceNo) => [
  { kind: "mandatory" as const, sequenceNo },
  { kind: "additional" as const, sequenceNo },
]);

test("returns question 10 for officers and additional ones for ratings, in order", () => {
  const numbers = (kind: "mandatory" | "additional", group: "senior" | "junior" | "rating") =>
    questionsForGroup(questions, kind, group).map(({ sequenceNo }) => sequenceNo);
  expect(numbers("mandatory", "senior")).toEqual([1, 3, officersQuestion]);
  expect(numbers("mandatory", "junior")).toEqual([1, 3, officersQuestion]);
  expect(numbers("mandatory", "rating")).toEqual([1, 3]);
  expect(numbers("additional", "rating")).toEqual([1, 3, officersQuestion]);
  expect(numbers("additional", "senior")).toEqual([]);
  expect(isAsked("additional", 10, "junior")).toBe(false);
});

test("derives the group from the position and selects its courses; cadets count as ratings", () => {
  expect((["management", "operational", "support", "cadet"] as const).map(rankGroupOf)).toEqual([
    ...["senior", "junior", "rating", "rating"],
  ]);
  expect(courseCategoryOf[rankGroupOf("operational")]).toBe("Junior Officers");
});
