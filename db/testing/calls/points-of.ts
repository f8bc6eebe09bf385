import { weights, type FitPart } from "@/lib/features/manning/candidates/fit.rules";

/** Return the ranking points of a candidate as the database calculates them. */
export const pointsOf = (parts: readonly FitPart[]): number =>
  parts.reduce((sum, { part, level }) => sum + weights[part] * level, 0);
