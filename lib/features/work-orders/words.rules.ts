import { insuredLines } from "@/db/enums/work-orders";
import { dollars, rupiah as withRp } from "@/lib/features/preparation/wages/money.rules";
import { writeExchange, writeRupiah } from "@/lib/features/rates/amount.rules";
import { writePercent } from "@/lib/features/rates/percent.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Formula } from "./explanation.rules";

type Value = bigint | number | string;
const rates = ["rate", "higherBy", "riskRate", "share"];

/** Whole rupiah of any sign, as all money is written. */
export const rupiah = (amount: bigint | number) =>
  amount < 0 ? `−${writeRupiah(Number(-amount))}` : writeRupiah(Number(amount));

/** A difference, with its sign also where it is more. */
export const signedRupiah = (amount: number) => (amount > 0 ? `+${rupiah(amount)}` : rupiah(amount));

/** The same with the two decimals a slip has: "9.208.333,00", in every language. D3 §9 */
export const onSlip = (amount: bigint | number) => `${rupiah(amount)},00`;

/** A rate that is not raised and a bracket without end are "none", which their sentences leave out. */
function written(name: string, value: Value, money: (amount: bigint) => string): string {
  if (typeof value === "bigint") return money(value);
  if (name === "higherBy" && value === 0) return "none";
  if (typeof value === "number" && rates.includes(name)) return writePercent(value);
  if (typeof value === "number" && name === "perDayCents") return dollars(value);
  if (typeof value === "number" && name === "rupiahPerDollar") return `Rp\u00a0${writeExchange(value)}`;
  if (typeof value === "number" && name === "leaveDayTenths") return `${Math.floor(value / 10)},${value % 10}`;
  return String(value);
}

/** The values of an explanation or a problem as they stand in its sentence. */
export const valuesOf = (
  values: Readonly<Record<string, Value>>,
  money: (amount: bigint) => string = rupiah,
): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(name, value, money)]));

/** The lines that make up the wage a premium is reckoned from. */
export const insuredIn = ({ formula, values }: { formula: Formula; values: Readonly<Record<string, Value>> }) =>
  formula.startsWith("premium")
    ? insuredLines.flatMap((name) => {
        const amount = values[name];
        return typeof amount === "bigint" ? [{ name, amount }] : [];
      })
    : [];

/** The values of the sentence that says why a slip settles a year. */
export const settledBy = ({ period, lastDay }: { period: string; lastDay: string }, locale: Locale) => ({
  year: period.slice(0, 4),
  month: formatDate(period, locale, "month"),
  date: formatDate(lastDay, locale),
});

type TradingOut = {
  totalCents: number;
  isInWages: boolean;
  converted: { amount: number; rupiahPerDollar: number; versionId: number; effectiveFrom: string } | null;
};

/** The values of the sentence that converts trading out beside a slip; null where it is a line of the slip, or told in dollars alone. */
export const convertedIn = (tradingOut: TradingOut | null, locale: Locale) =>
  tradingOut?.converted && !tradingOut.isInWages
    ? {
        total: dollars(tradingOut.totalCents),
        rate: `Rp\u00a0${writeExchange(tradingOut.converted.rupiahPerDollar)}`,
        amount: withRp(tradingOut.converted.amount),
        from: formatDate(tradingOut.converted.effectiveFrom, locale),
        version: tradingOut.converted.versionId,
      }
    : null;

/** Whether a figure is a person's, parted over several work orders, so that the part is told too. */
const isShared = ({ ownPay, wholePay }: Readonly<Record<string, Value>>) => ownPay !== wholePay;

/** What is said of a figure beside its formula: that a slip locked before has part of it, and which part of a person's this one is. */
export const alsoSaid = (values: Readonly<Record<string, Value>>): ("lessBefore" | "shared")[] => [
  ...("beforeNumber" in values ? (["lessBefore"] as const) : []),
  ...("ofPerson" in values && isShared(values) ? (["shared"] as const) : []),
];
