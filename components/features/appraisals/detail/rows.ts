import type { AppraisalFound } from "@/lib/features/appraisals/detail/schema";

type Detail = AppraisalFound["appraisalDetail"];
type Line = Detail["seafarersRatingMandatory"][number];

/** By how much a score is below what its officer otherwise gives, in whole and half points; nothing to say below a point. */
export function belowAverage({ score }: Line, average: AppraisalFound["average"]): number | null {
  if (score === null || average === null) return null;
  const below = Math.round((average.mean - score) * 10) / 10;
  return below >= 1 ? below : null;
}
