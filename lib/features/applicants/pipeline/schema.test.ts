import { AppError } from "@/lib/platform/errors";
import { parseInput } from "@/lib/platform/validation";
import { insertBulkInput, interviewSchedule, testScore } from "./schema";

const messageOf = (act: () => unknown, path: string) => {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error.fields.find((field) => field.path === path)?.message;
  }
  return null;
};

test("reports what is wrong with a score or mode instead of missing", () => {
  const score = (value: unknown) => messageOf(() => parseInput(testScore, { score: value }), "score");
  expect([score(1e9), score("NaN"), score(true), score(""), score(72)]).toEqual([
    "validation.tooBig?max=100",
    "validation.invalid",
    "validation.invalid",
    "validation.required",
    null,
  ]);
  const mode = (value: unknown) => messageOf(() => parseInput(interviewSchedule, { mode: value }), "mode");
  expect([mode("online"), mode(undefined)]).toEqual(["validation.notListed", "validation.required"]);
});

test('accepts several ids as a list or "1,2, 3" and ignores invalid ones', () => {
  const asked = (regCrewIdArray: unknown) =>
    parseInput(insertBulkInput, { regCrewIdArray, assessmentType: "boc", assessmentStatus: "Passed" }).ids;
  expect([asked("1,2, 3"), asked([1, "2"]), asked("7")]).toEqual([[1, 2, 3], [1, 2], [7]]);
  for (const wrong of [true, [[1]], [true], "0x1", " 1 ", "1,1e0", [1.5]])
    expect(() => asked(wrong)).toThrow("errors.invalid");
});
