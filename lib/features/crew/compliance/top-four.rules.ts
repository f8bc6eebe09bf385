import { plainName } from "@/lib/platform/names";

/** Officers of a tanker who are judged together: the senior and the junior of deck and of engine. */
const pairs = [
  ["master", "chief officer"],
  ["chief engineer", "second engineer"],
] as const;
/** The English names of the top four. */
export const topFourRanks: readonly string[] = pairs.flat();

/** With whom a rank is judged, by its English name; null for every other rank. */
export function partnerRankOf(nameEn: string): string | null {
  const own = plainName(nameEn);
  for (const [senior, junior] of pairs) {
    if (own === senior) return junior;
    if (own === junior) return senior;
  }
  return null;
}

/** Days as years to one decimal, cut and not rounded: a rule is met or it is not. */
export const combinedYears = (...days: number[]) =>
  Math.floor((days.reduce((sum, one) => sum + one, 0) / 365.25) * 10) / 10;
