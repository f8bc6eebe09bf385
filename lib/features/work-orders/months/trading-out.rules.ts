import { roundedHalfUp } from "../fraction.rules";

/** A verified rate: hundredths of a rupiah for one dollar. */
export type Exchange = { versionId: number; rupiahPerDollar: number };

/**
 * What an agreement's trading out comes to in rupiah: cents of a dollar a day × days on board × rupiah per dollar, half a rupiah up, rounded
 * once. Told beside the slip and in none of its sums; without an agreed sum, days or a rate there is none. product 5.15.2
 */
export function tradingOutIn(perDayCents: number | null, days: number, exchange: Exchange | null) {
  if (!perDayCents || days === 0 || !exchange) return { tradingOut: null, exchangeVersionId: null };
  const hundredths = BigInt(perDayCents) * BigInt(days) * BigInt(exchange.rupiahPerDollar);
  return { tradingOut: Number(roundedHalfUp(hundredths, 10_000n)), exchangeVersionId: exchange.versionId };
}
