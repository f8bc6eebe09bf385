/** The five decisions under their documented names, and the column each is kept in. Document 3 §3 */
export const decisions = [
  ["suitableForThisTypeOfVesselTrade", "suitableForTrade"],
  ["reemployInCurrentRank", "reemployInRank"],
  ["promote", "promote"],
  ["toBeReemployed", "toBeReemployed"],
  ["recommendation", "recommendation"],
] as const;
export type Decision = (typeof decisions)[number][0];
export const decisionNames: readonly Decision[] = decisions.map(([name]) => name);

/** How long the reason of a No is. product 5.17 */
export const reasonLength = { least: 5, most: 1000 } as const;
