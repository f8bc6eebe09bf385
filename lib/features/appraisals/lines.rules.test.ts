import { asked, categoryOf, isAsked, officersQuestion, rankGroupOf } from "./lines.rules";

const questions = [3, 10, 1].flatMap((sequenceNo) => [
  { kind: "mandatory" as const, sequenceNo },
  { kind: "additional" as const, sequenceNo },
]);

test("question 10 is asked of officers, the additional ones of ratings, in their order", () => {
  const numbers = (kind: "mandatory" | "additional", group: "senior" | "junior" | "rating") =>
    asked(questions, kind, group).map(({ sequenceNo }) => sequenceNo);
  expect(numbers("mandatory", "senior")).toEqual([1, 3, officersQuestion]);
  expect(numbers("mandatory", "junior")).toEqual([1, 3, officersQuestion]);
  expect(numbers("mandatory", "rating")).toEqual([1, 3]);
  expect(numbers("additional", "rating")).toEqual([1, 3, officersQuestion]);
  expect(numbers("additional", "senior")).toEqual([]);
  expect(isAsked("additional", 10, "junior")).toBe(false);
});

test("the group follows from the position and names the courses meant for it; cadets are rated as ratings", () => {
  expect((["management", "operational", "support", "cadet"] as const).map(rankGroupOf)).toEqual([
    ...["senior", "junior", "rating", "rating"],
  ]);
  expect(categoryOf[rankGroupOf("operational")]).toBe("Junior Officers");
});
