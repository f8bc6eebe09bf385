/** Labels of the scores 1 to 5. Document 3 §3 */
export const scale = ["Unsatisfactory", "Improvement Required", "Satisfactory", "Good", "Exceptional"] as const;

/** Highest score that needs a comment: Improvement Required. Document 3 §5, product 5.17 */
export const maxScoreWithComment = 2;

export type WholeScore = 1 | 2 | 3 | 4 | 5;
const isScore = (value: number): value is WholeScore => Number.isInteger(value) && value >= 1 && value <= 5;
/** Return a stored number as a score; null when it is none. */
export const scoreOf = (value: number | null): WholeScore | null => (value !== null && isScore(value) ? value : null);

/**
 * Calculate the average of the mandatory scores, used on every screen, call and document: the mean rounded half up to
 * an integer; null without scores. product 5.5b
 */
export function averageOf(scores: readonly (number | null)[]): WholeScore | null {
  const ratedScores = scores.filter((score) => score !== null);
  if (ratedScores.length === 0) return null;
  // Round half up with integers: floor(sum / count + 1/2), which avoids floating-point errors.
  const sum = ratedScores.reduce((total, score) => total + score, 0);
  return scoreOf(Math.floor((2 * sum + ratedScores.length) / (2 * ratedScores.length)));
}
