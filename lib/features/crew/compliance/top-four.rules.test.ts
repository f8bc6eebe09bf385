import { combinedYears, partnerRankOf, topFourRanks } from "./top-four.rules";

test("the four are judged in pairs, the same both ways, and nobody else is", () => {
  expect(topFourRanks).toHaveLength(4);
  for (const rank of topFourRanks) expect(partnerRankOf(partnerRankOf(rank) ?? "")).toBe(rank);
  expect(partnerRankOf("Master")).toBe("chief officer");
  expect(partnerRankOf("Second Engineer")).toBe("chief engineer");
  expect([partnerRankOf("Second Officer"), partnerRankOf("")]).toEqual([null, null]);
});

test("years of both together are cut to a tenth, so that a rule is not met by rounding", () => {
  expect(combinedYears(365, 365)).toBe(1.9);
  expect(combinedYears(731, 0)).toBe(2);
  expect(combinedYears()).toBe(0);
});
