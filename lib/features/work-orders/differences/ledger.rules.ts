import type { PayDifferenceState } from "@/db/enums/work-orders";

/**
 * A difference of a person's month. slipHash: the slip it was found beside; adjusted: what active adjustments pay for
 * it, whole rupiah.
 */
type Entry = {
  state: PayDifferenceState;
  slipHash: string | null;
  digest: string;
  amount: number;
  tax: number;
  adjusted: number;
};
/**
 * Result of recalculating a locked month. isTaxed: the tax record or a table changed; null when nothing could be
 * calculated.
 */
type FoundDifference = {
  slipHash: string | null;
  digest: string;
  difference: { amount: number; tax: number; isTaxed: boolean } | null;
};
type OpenDifference = { amount: number; tax: number };

/**
 * Return the open part of a difference: all of it less adjustments and refusals beside the same slip. So a later
 * recalculation neither forgets nor repeats what was settled. Signed whole rupiah. @returns null when nothing is open
 */
export function openDifferenceOf(
  { slipHash, digest, difference }: FoundDifference,
  entries: readonly Entry[],
): OpenDifference | null {
  const refused = entries.filter((entry) => entry.state === "refused" && entry.slipHash === slipHash);
  const isAnswered = refused.some((entry) => entry.digest === digest);
  if (!difference) return isAnswered ? null : { amount: 0, tax: 0 };
  const settled = entries.reduce((sum, { adjusted }) => sum + adjusted, 0);
  const amount = difference.amount - settled - refused.reduce((sum, entry) => sum + entry.amount, 0);
  const tax = difference.isTaxed || amount !== 0 ? difference.tax : 0;
  if (amount !== 0) return { amount, tax };
  return tax === 0 || isAnswered || settled !== 0 ? null : { amount, tax };
}

/**
 * Limit an amount to what the next slip can take: any payment, and deductions up to its take-home pay. Whole rupiah.
 */
export const amountWithinPay = (amount: number, takeHome: number): number =>
  amount >= 0 ? amount : -Math.min(-amount, Math.max(0, takeHome));
