import type { ResignationClass } from "@/db/enums/crew";

/** Classes of resignation that are unavoidable, and those that are beneficial. product 5.3 */
const unavoidable: readonly ResignationClass[] = ["unavoidable"];
const beneficial: readonly ResignationClass[] = ["beneficial"];

type Leavers = Partial<Record<ResignationClass, number>>;

const sum = (leavers: Leavers, classes: readonly ResignationClass[]) =>
  classes.reduce((total, name) => total + (leavers[name] ?? 0), 0);

/**
 * Retention by BIMCO Shipping KPI022, in per cent with one decimal, never below 0:
 * 100 − (S − (UT + BT)) / AE × 100.
 * S: all who left in the year. UT: unavoidable. BT: beneficial.
 * AE: the mean of the highest and the lowest head count of the year. null without employees. product 5.7
 */
export function retentionRate(leavers: Leavers, heads: { highest: number; lowest: number }): number | null {
  const employed = (heads.highest + heads.lowest) / 2;
  if (employed === 0) return null;
  const left = Object.values(leavers).reduce((total, count) => total + count, 0);
  const counted = left - sum(leavers, [...unavoidable, ...beneficial]);
  return Math.max(0, Math.round((100 - (counted / employed) * 100) * 10) / 10);
}
