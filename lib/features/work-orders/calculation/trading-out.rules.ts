import { referenceTo, type Explanation, type Table } from "../explanation.rules";
import { roundedHalfUp } from "../fraction.rules";

/** rupiahPerDollar: hundredths of a rupiah for one dollar. */
export type ExchangeTable = Table<{ rupiahPerDollar: number }>;
/** Days a weekly rate of the Ministry of Finance is valid, the first included. */
export const exchangeDays = 7;

/** Cents of a dollar a day × days × rupiah per dollar, half a rupiah up, rounded once. */
const converted = (perDayCents: number, days: number, rupiahPerDollar: number): bigint =>
  roundedHalfUp(BigInt(perDayCents) * BigInt(days) * BigInt(rupiahPerDollar), 10_000n);

type Agreed = { tradingOutCents?: number | undefined; days: number };
type Paid = { name: "tradingOut"; amount: bigint; explanation: Explanation };

/**
 * Calculate trading out in rupiah as a wage line, in every category whose agreement has it. Zero without a rate, which
 * refuses a lock. product 5.15.2, §8
 */
export function tradingOutLine({ tradingOutCents, days }: Agreed, exchange: ExchangeTable | null): Paid[] {
  if (!tradingOutCents) return [];
  const values = { perDayCents: tradingOutCents, days };
  if (!exchange) {
    const explanation = { formula: "noExchange", values, tables: [], article: "agreement" } as const;
    return [{ name: "tradingOut", amount: 0n, explanation }];
  }
  const { rupiahPerDollar } = exchange.rows;
  const explanation = {
    ...({ formula: "tradingOut", article: "agreement" } as const),
    values: { ...values, rupiahPerDollar },
    tables: [referenceTo(exchange)],
  };
  return [{ name: "tradingOut", amount: converted(tradingOutCents, days, rupiahPerDollar), explanation }];
}

/**
 * Return the lines paid in dollars when the division pays them separately: taxed with the wages, not transferred in
 * rupiah. product §8
 */
export const paidInDollars = (lines: readonly { name: string; amount: bigint; explanation: Explanation }[]) =>
  lines
    .filter(({ name, amount }) => name === "tradingOut" && amount > 0n)
    .map(({ amount, explanation }) => ({
      ...({ name: "tradingOutApart", part: "deduction", amount } as const),
      explanation: { ...explanation, formula: "paidInDollars" } as const,
    }));

/** Recalculate the line for other days. @returns undefined for any other line */
export function tradingOutOnOtherDays({ formula, values }: Explanation, days: number): bigint | undefined {
  if (formula !== "tradingOut" && formula !== "paidInDollars") return undefined;
  return converted(Number(values.perDayCents), days, Number(values.rupiahPerDollar));
}
