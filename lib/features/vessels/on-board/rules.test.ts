import { durationTone, withVacancies } from "./rules";

test.each([
  [91, "Over 3 months"],
  [90, "Under 3 months"],
  [31, "Under 3 months"],
  [30, "Under 1 month"],
  [0, "Under 1 month"],
  [-5, "Under 1 month"],
])("%i days to the planned off-board are %s", (days, tone) => {
  expect(durationTone(days)).toBe(tone);
});

test("places a vacant seat before lower ranks", () => {
  const at = (name: string, seniority: number, sequence: number | null = 1) => ({ name, seniority, sequence });
  const lines = withVacancies(
    [at("mate", 2), at("able 2", 5, 2), at("able, no seat", 5, null), at("cook", 9)],
    [at("master", 1), at("able 1", 5, 1), at("able 3", 5, 3), at("steward", 10)],
  );
  expect(lines.map((line) => ("seat" in line ? `(${line.seat.name})` : line.row.name))).toEqual([
    "(master)",
    "mate",
    "(able 1)",
    "able 2",
    "(able 3)",
    "able, no seat",
    "cook",
    "(steward)",
  ]);
});
