import { insuredLines } from "@/db/enums/work-orders";
import { dollars, rupiah as withRp } from "@/lib/features/preparation/wages/money.rules";
import { formatExchangeRate, formatRupiah } from "@/lib/features/rates/amount.rules";
import { formatPercent } from "@/lib/features/rates/percent.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Formula } from "./explanation.rules";

type Value = bigint | number | string;
const rates = ["rate", "higherBy", "riskRate", "share"];

/** Format whole rupiah of any sign. */
export const rupiah = (amount: bigint | number) =>
  amount < 0 ? `−${formatRupiah(Number(-amount))}` : formatRupiah(Number(amount));

/** Format a difference with its sign, also when positive. */
export const signedRupiah = (amount: number) => (amount > 0 ? `+${rupiah(amount)}` : rupiah(amount));

/** Format an amount with the two decimals of a slip: "9.208.333,00", in every language. D3 §9 */
export const onSlip = (amount: bigint | number) => `${rupiah(amount)},00`;

/** Format a value. A rate that is not raised and a bracket without end become "none", which the texts leave out. */
function formatValue(name: string, value: Value, money: (amount: bigint) => string): string {
  if (typeof value === "bigint") return money(value);
  if (name === "higherBy" && value === 0) return "none";
  if (typeof value === "number" && rates.includes(name)) return formatPercent(value);
  if (typeof value === "number" && name === "perDayCents") return dollars(value);
  if (typeof value === "number" && name === "rupiahPerDollar") return `Rp\u00a0${formatExchangeRate(value)}`;
  if (typeof value === "number" && name === "leaveDayTenths") return `${Math.floor(value / 10)},${value % 10}`;
  return String(value);
}

/** Format the values of an explanation or a problem for its text. */
export const valuesOf = (
  values: Readonly<Record<string, Value>>,
  money: (amount: bigint) => string = rupiah,
): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatValue(name, value, money)]));

/** Return the lines that make up the wage on which a premium is calculated. */
export const insuredIn = ({ formula, values }: { formula: Formula; values: Readonly<Record<string, Value>> }) =>
  formula.startsWith("premium")
    ? insuredLines.flatMap((name) => {
        const amount = values[name];
        return typeof amount === "bigint" ? [{ name, amount }] : [];
      })
    : [];

/** Return the values of the text that explains why a slip settles a year. */
export const settlementValues = ({ period, lastDay }: { period: string; lastDay: string }, locale: Locale) => ({
  year: period.slice(0, 4),
  month: formatDate(period, locale, "month"),
  date: formatDate(lastDay, locale),
});

type TradingOut = {
  totalCents: number;
  isInWages: boolean;
  converted: { amount: number; rupiahPerDollar: number; versionId: number; effectiveFrom: string } | null;
};

/** Return the values of the trading-out conversion text; null when the slip has it as a line or only in dollars. */
export const conversionValues = (tradingOut: TradingOut | null, locale: Locale) =>
  tradingOut?.converted && !tradingOut.isInWages
    ? {
        total: dollars(tradingOut.totalCents),
        rate: `Rp\u00a0${formatExchangeRate(tradingOut.converted.rupiahPerDollar)}`,
        amount: withRp(tradingOut.converted.amount),
        from: formatDate(tradingOut.converted.effectiveFrom, locale),
        version: tradingOut.converted.versionId,
      }
    : null;

/** Whether a figure of a person is split over several work orders, so that the share is shown too. */
const isShared = ({ ownPay, wholePay }: Readonly<Record<string, Value>>) => ownPay !== wholePay;

/** Return extra notes for a figure: a part already paid by a locked slip, or the share of this work order. */
export const additionalNotes = (values: Readonly<Record<string, Value>>): ("lessBefore" | "shared")[] => [
  ...("beforeNumber" in values ? (["lessBefore"] as const) : []),
  ...("ofPerson" in values && isShared(values) ? (["shared"] as const) : []),
];
