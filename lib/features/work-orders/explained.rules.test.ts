import { explanationOf, storedOf } from "./explained.rules";

test("an explanation is read from rest as the calculation made it, amounts exact and words as words", () => {
  const explanation = {
    formula: "taxMonthly",
    values: { gross: 9_007_199_254_740_993n, rate: 150, category: "A", number: "123", name: "2026", owed: -5n },
    tables: [{ kind: "ter", versionId: 1, effectiveFrom: "2024-01-01", checksum: "x" }],
    article: "ter",
  } as const;
  const stored = storedOf(explanation);
  expect(explanationOf(JSON.parse(JSON.stringify(stored)))).toEqual(explanation);
});
