import type { PreparationResult } from "@/db/enums/preparation";
import { isUnfitDegree } from "@/lib/features/crew/medical/degree.rules";

/** Why nobody may make an appointment after the last one of its kind in a preparation; null where they may: there is none, or it was failed. product 5.13c */
export function againstSchedule(last: { result: PreparationResult | null } | undefined): string | null {
  if (!last || last.result === "Failed") return null;
  return last.result === null ? "preparation.scheduledAlready" : "preparation.passedAlready";
}

/** Nobody passes with a degree that says unfit. product 5.13c */
export const contradicts = (result: PreparationResult, degreeCode: string | null) =>
  result === "Passed" && isUnfitDegree(degreeCode);
