import type { PayDifferenceState } from "@/db/enums/work-orders";

/** A row of a person's month. slipHash: the slip it was found beside; adjusted: what adjustments that stand pay for it, in whole rupiah. */
type Entry = {
  state: PayDifferenceState;
  slipHash: string | null;
  digest: string;
  amount: number;
  tax: number;
  adjusted: number;
};
/** What recalculating a locked month found: all it differs by from its slip. isTaxed: the tax record or a table is another; null where nothing could be calculated. */
type Found = {
  slipHash: string | null;
  digest: string;
  difference: { amount: number; tax: number; isTaxed: boolean } | null;
};
type Left = { amount: number; tax: number };

/**
 * What of a difference is still open: all of it less what adjustments pay and what was refused beside the same slip. So a later recalculation
 * neither forgets what was settled nor counts it twice. Whole rupiah, with its sign.
 * @returns null where nothing is open
 */
export function openOf({ slipHash, digest, difference }: Found, entries: readonly Entry[]): Left | null {
  const refused = entries.filter((entry) => entry.state === "refused" && entry.slipHash === slipHash);
  const isAnswered = refused.some((entry) => entry.digest === digest);
  if (!difference) return isAnswered ? null : { amount: 0, tax: 0 };
  const settled = entries.reduce((sum, { adjusted }) => sum + adjusted, 0);
  const amount = difference.amount - settled - refused.reduce((sum, entry) => sum + entry.amount, 0);
  const tax = difference.isTaxed || amount !== 0 ? difference.tax : 0;
  if (amount !== 0) return { amount, tax };
  return tax === 0 || isAnswered || settled !== 0 ? null : { amount, tax };
}

/** What of an amount the next slip bears: it pays anything, and takes back no more than it would pay out. Whole rupiah. */
export const bearable = (amount: number, takeHome: number): number =>
  amount >= 0 ? amount : -Math.min(-amount, Math.max(0, takeHome));
