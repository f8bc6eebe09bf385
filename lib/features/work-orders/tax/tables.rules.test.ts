import { deliveredTables } from "@/db/testing/payroll/tables";
import { problemOf, type Bracket } from "./tables.rules";

const { ter, "progressive-tax": progressive, ptkp } = deliveredTables({ isVerified: true });

test("delivers tables that rise row by row as in the law", () => {
  expect([ter.rows.A.length, ter.rows.B.length, ter.rows.C.length, progressive.rows.length]).toEqual([44, 40, 41, 5]);
  expect([...Object.values(ter.rows), progressive.rows].map(problemOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("returns tax-free income and category of each status", () => {
  for (const { code, amount, category } of ptkp.rows) {
    const steps = BigInt(Number(code.at(-1)) + (code.startsWith("K") ? 1 : 0));
    expect(amount).toBe(54_000_000n + 4_500_000n * steps);
    expect(category).toBe(steps < 2n ? "A" : steps < 4n ? "B" : "C");
  }
});

test.each<[string, Bracket[], string]>([
  ["no row", [], "empty"],
  [
    "an end in the middle",
    [
      { upTo: null, basisPoints: 0 },
      { upTo: 5n, basisPoints: 1 },
    ],
    "endless",
  ],
  ["no end", [{ upTo: 5n, basisPoints: 0 }], "endless"],
  [
    "a limit twice",
    [
      { upTo: 5n, basisPoints: 0 },
      { upTo: 5n, basisPoints: 1 },
      { upTo: null, basisPoints: 2 },
    ],
    "order",
  ],
  [
    "a limit of nought",
    [
      { upTo: 0n, basisPoints: 0 },
      { upTo: null, basisPoints: 2 },
    ],
    "order",
  ],
  [
    "a rate that falls",
    [
      { upTo: 5n, basisPoints: 9 },
      { upTo: null, basisPoints: 2 },
    ],
    "order",
  ],
  ["a rate below nought", [{ upTo: null, basisPoints: -1 }], "rate"],
  ["a rate of half the pay", [{ upTo: null, basisPoints: 5_000 }], "rate"],
  ["a fraction of a basis point", [{ upTo: null, basisPoints: 0.5 }], "rate"],
])("refuses a table with %s", (_, brackets, problem) => {
  expect(problemOf(brackets)).toBe(problem);
});
