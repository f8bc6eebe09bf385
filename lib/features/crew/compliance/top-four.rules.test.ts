import { combinedYears, partnerRankOf, topFourRanks } from "./top-four.rules";

test("pairs the four ranks in both directions and no others", () => {
  expect(topFourRanks).toHaveLength(4);
  for (const rank of topFourRanks) expect(partnerRankOf(partnerRankOf(rank) ?? "")).toBe(rank);
  expect(partnerRankOf("Master")).toBe("chief officer");
  expect(partnerRankOf("Second Engineer")).toBe("chief engineer");
  expect([partnerRankOf("Second Officer"), partnerRankOf("")]).toEqual([null, null]);
});

test("cuts combined years to a tenth", () => {
  expect(combinedYears(365, 365)).toBe(1.9);
  expect(combinedYears(731, 0)).toBe(2);
  expect(combinedYears()).toBe(0);
});
