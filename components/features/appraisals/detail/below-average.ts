import type { AppraisalWithForm } from "@/lib/features/appraisals/detail/schema";

type Detail = AppraisalWithForm["appraisalDetail"];
type Line = Detail["seafarersRatingMandatory"][number];

/** Return how far a score is below the officer's average, in half points; null below one point. */
export function belowAverage({ score }: Line, average: AppraisalWithForm["average"]): number | null {
  if (score === null || average === null) return null;
  const below = Math.round((average.mean - score) * 10) / 10;
  return below >= 1 ? below : null;
}
