/** The five words of the scale, for the scores 1 to 5. Document 3 §3 */
export const scale = ["Unsatisfactory", "Improvement Required", "Satisfactory", "Good", "Exceptional"] as const;

/** Scores up to this need a comment: Improvement Required, and worse. Document 3 §5, product 5.17 */
export const commentedUpTo = 2;

export type WholeScore = 1 | 2 | 3 | 4 | 5;
const isScore = (value: number): value is WholeScore => Number.isInteger(value) && value >= 1 && value <= 5;
/** A stored number as a score; null where it is none. */
export const scoreOf = (value: number | null): WholeScore | null => (value !== null && isScore(value) ? value : null);

/**
 * The average of the mandatory scores as every screen, call and document shows it: the mean of those that were given, half up to a whole
 * number; null while none is. product 5.5b
 */
export function averageOf(scores: readonly (number | null)[]): WholeScore | null {
  const given = scores.filter((score) => score !== null);
  if (given.length === 0) return null;
  // Half up in whole numbers: floor(sum / count + 1/2) without a fraction that rounding could bend.
  const sum = given.reduce((total, score) => total + score, 0);
  return scoreOf(Math.floor((2 * sum + given.length) / (2 * given.length)));
}
