import { referenceTo, type Explanation, type Table } from "../explanation.rules";
import { roundedHalfUp } from "../fraction.rules";

/** rupiahPerDollar: hundredths of a rupiah for one dollar. */
export type ExchangeTable = Table<{ rupiahPerDollar: number }>;
/** So many days a weekly rate of the Ministry of Finance counts, its first among them. */
export const exchangeDays = 7;

/** Cents of a dollar a day × days × rupiah per dollar, half a rupiah up, rounded once. */
const converted = (perDayCents: number, days: number, rupiahPerDollar: number): bigint =>
  roundedHalfUp(BigInt(perDayCents) * BigInt(days) * BigInt(rupiahPerDollar), 10_000n);

type Agreed = { tradingOutCents?: number | undefined; days: number };
type Paid = { name: "tradingOut"; amount: bigint; explanation: Explanation };

/** What an agreement's trading out comes to in rupiah, a line of the wages in every category whose agreement states it; nought without a rate, which no lock takes. product 5.15.2, §8 */
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

/** What of it is paid in dollars, where the division pays them apart: taxed with the wages, and no part of what is transferred in rupiah. product §8 */
export const paidApart = (lines: readonly { name: string; amount: bigint; explanation: Explanation }[]) =>
  lines
    .filter(({ name, amount }) => name === "tradingOut" && amount > 0n)
    .map(({ amount, explanation }) => ({
      ...({ name: "tradingOutApart", part: "deduction", amount } as const),
      explanation: { ...explanation, formula: "paidInDollars" } as const,
    }));

/** The same lines on other days. @returns undefined for any other line */
export function tradingOutOnOtherDays({ formula, values }: Explanation, days: number): bigint | undefined {
  if (formula !== "tradingOut" && formula !== "paidInDollars") return undefined;
  return converted(Number(values.perDayCents), days, Number(values.rupiahPerDollar));
}
