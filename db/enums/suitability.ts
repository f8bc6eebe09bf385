/** Levels of the register with their documented numbers. */
export const suitabilityLevels = {
  1: "DAPAT_DIPEKERJAKAN",
  2: "MENJADI_PERHATIAN",
  3: "TIDAK_DAPAT_DIPEKERJAKAN",
} as const;
export const suitabilityLevelIds = [1, 2, 3] as const;
export type SuitabilityLevel = (typeof suitabilityLevelIds)[number];
/** The level that makes a seafarer unemployable once a second person has confirmed it. */
export const barringLevel = 3;

/** @throws for an unknown level, which is a bug */
export function suitabilityLevelOf(level: number): SuitabilityLevel {
  const match = suitabilityLevelIds.find((id) => id === level);
  if (!match) throw new Error(`no level ${level}`);
  return match;
}

export const suitabilityReasons = ["conduct", "safety", "document-fraud", "desertion", "other"] as const;
export type SuitabilityReason = (typeof suitabilityReasons)[number];

export const removalDecisions = ["Approved", "Not Approved"] as const;
