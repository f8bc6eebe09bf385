import { weights, type Part } from "@/lib/features/manning/candidates/fit.rules";

/** Return the ranking points of a candidate as the database calculates them. */
export const pointsOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { part, level }) => sum + weights[part] * level, 0);
