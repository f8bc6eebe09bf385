/** The five decisions with their documented names and columns. Document 3 §3 */
export const decisions = [
  ["suitableForThisTypeOfVesselTrade", "suitableForTrade"],
  ["reemployInCurrentRank", "reemployInRank"],
  ["promote", "promote"],
  ["toBeReemployed", "toBeReemployed"],
  ["recommendation", "recommendation"],
] as const;
export type Decision = (typeof decisions)[number][0];
export const decisionNames: readonly Decision[] = decisions.map(([name]) => name);

/** Length limits of a No's reason. product 5.17 */
export const reasonLength = { least: 5, most: 1000 } as const;
