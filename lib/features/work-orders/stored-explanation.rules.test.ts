import { fromStoredExplanation, toStoredExplanation } from "./stored-explanation.rules";

test("restores a stored explanation exactly, with amounts and texts", () => {
  const explanation = {
    formula: "taxMonthly",
    values: { gross: 9_007_199_254_740_993n, rate: 150, category: "A", number: "123", name: "2026", owed: -5n },
    tables: [{ kind: "ter", versionId: 1, effectiveFrom: "2024-01-01", checksum: "x" }],
    article: "ter",
  } as const;
  const stored = toStoredExplanation(explanation);
  expect(fromStoredExplanation(JSON.parse(JSON.stringify(stored)))).toEqual(explanation);
});
