import { plainName } from "@/lib/platform/names";

/** The officers of a tanker checked as pairs: senior and junior of deck and of engine. */
const pairs = [
  ["master", "chief officer"],
  ["chief engineer", "second engineer"],
] as const;
/** The English names of the top four ranks. */
export const topFourRanks: readonly string[] = pairs.flat();

/** Return the partner rank of a rank, by its English name; null for other ranks. */
export function partnerRankOf(nameEn: string): string | null {
  const rankName = plainName(nameEn);
  for (const [senior, junior] of pairs) {
    if (rankName === senior) return junior;
    if (rankName === junior) return senior;
  }
  return null;
}

/** Convert days to years with one decimal, cut and not rounded, so that rounding never meets a rule. */
export const combinedYears = (...days: number[]) =>
  Math.floor((days.reduce((sum, count) => sum + count, 0) / 365.25) * 10) / 10;
