import { weights, type Part } from "@/lib/features/manning/candidates/fit.rules";

/** What the parts of a candidate come to, as the database counts them to put candidates in order. */
export const pointsOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { part, level }) => sum + weights[part] * level, 0);
