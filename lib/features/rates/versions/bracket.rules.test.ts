import { progressiveCells, terCells } from "@/db/seed/reference/tax";
import { bracketProblems } from "./bracket.rules";

const ter = terCells;

test("accepts the delivered legal tables in any order", () => {
  expect(bracketProblems("ter", ter)).toEqual([]);
  expect(bracketProblems("ter", ter.toReversed())).toEqual([]);
  expect(bracketProblems("progressive-tax", progressiveCells)).toEqual([]);
});

test("reports a category that does not start at zero and a rate that does not rise at their cells", () => {
  const rows = ter.filter(({ terCategory, above }) => terCategory !== "B" || above > 0);
  const start = rows.findIndex(({ terCategory }) => terCategory === "B");
  expect(bracketProblems("ter", rows)).toEqual([{ row: start, column: "above", message: "rates.problems.fromZero" }]);
  const turned = ter.map((row, place) => (place === 5 ? { ...row, rate: ter[4]?.rate ?? 0 } : row));
  expect(bracketProblems("ter", turned)).toEqual([{ row: 5, column: "rate", message: "rates.problems.rising" }]);
});

test("ignores empty cells and tables without brackets", () => {
  expect(bracketProblems("ter", [{ terCategory: "A", above: null, rate: 5 }])).toEqual([]);
  expect(bracketProblems("ptkp", [{ code: "TK/0", freeAmount: 1, terCategory: "A" }])).toEqual([]);
});
