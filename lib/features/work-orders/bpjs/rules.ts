import { addMonths } from "@/lib/platform/calendar/dates";
import { ageOn } from "@/lib/platform/calendar/period";
import type { Table } from "../explanation.rules";
import { greatest, least, shareOf, sumOf } from "../fraction.rules";
import { firstDayOf, monthsFrom, type Month } from "../month.rules";

export const programmes = ["jht", "jp", "jkk", "jkm", "kesehatan"] as const;
type Programme = (typeof programmes)[number];

/** Rates in basis points, caps in rupiah a month. */
export type BpjsTable = Table<{
  jht: { employer: number; employee: number };
  /** caps: each from a month on. A cap is set anew every March, so an older one counts for nothing. */
  jp: { employer: number; employee: number; caps: readonly { from: Month; cap: bigint }[]; pensionAge: number };
  /** By class of risk, for companies outside JKP and in it. */
  jkk: { classes: readonly number[]; inJkp: readonly number[] };
  jkm: { employer: number };
  kesehatan: { employer: number; employee: number; cap: bigint };
  /** Foreigners are insured after so many months of work. */
  foreignersAfterMonths: number;
}>;
type BpjsRates = BpjsTable["rows"];

type Insured = { origin: "WNI" | "WNA"; employedSince: string; dateOfBirth: string };

/** Which programmes insure somebody in a month: foreigners none before their months of work and never JP; JP ends at pension age. product 5.15.4 */
export function programmesOf({ origin, employedSince, dateOfBirth }: Insured, month: Month, rates: BpjsRates) {
  const begins = firstDayOf(month);
  if (origin === "WNA" && addMonths(employedSince, rates.foreignersAfterMonths) > begins) return [];
  const hasPension = origin === "WNI" && ageOn(dateOfBirth, begins) < rates.jp.pensionAge;
  return programmes.filter((programme) => programme !== "jp" || hasPension);
}

/** The cap of JP in a month. @returns undefined before the first, and where the newest is a year old: what is not known is not used */
export function pensionCapIn(month: Month, { jp }: BpjsRates): bigint | undefined {
  const [newest] = jp.caps.filter(({ from }) => from <= month).sort((a, b) => (a.from < b.from ? 1 : -1));
  return newest && monthsFrom(newest.from, month) < 12 ? newest.cap : undefined;
}

/** Whether a rate is one of those the law knows for JKK. */
export const isRiskRate = (basisPoints: number, { jkk }: BpjsRates) =>
  [...jkk.classes, ...jkk.inJkp].includes(basisPoints);

export type Premium = {
  programme: Programme;
  payer: "employer" | "employee";
  base: bigint;
  rate: number;
  amount: bigint;
};
type Bases = { wage: bigint; minimumWage: bigint; pensionCap: bigint; riskRate: number };

/** The premiums of a person and a month, whole however few the days, half a rupiah up. product 5.15.4 */
export function premiumsOf(insuredBy: readonly Programme[], bases: Bases, rates: BpjsRates): Premium[] {
  const { wage, minimumWage, pensionCap, riskRate } = bases;
  const health = least(greatest(wage, minimumWage), rates.kesehatan.cap);
  const pension = least(wage, pensionCap);
  const all = [
    ["jht", "employer", wage, rates.jht.employer],
    ["jht", "employee", wage, rates.jht.employee],
    ["jp", "employer", pension, rates.jp.employer],
    ["jp", "employee", pension, rates.jp.employee],
    ["jkk", "employer", wage, riskRate],
    ["jkm", "employer", wage, rates.jkm.employer],
    ["kesehatan", "employer", health, rates.kesehatan.employer],
    ["kesehatan", "employee", health, rates.kesehatan.employee],
  ] as const;
  return all
    .filter(([programme]) => insuredBy.includes(programme))
    .map(([programme, payer, base, rate]) => ({ programme, payer, base, rate, amount: shareOf(base, rate) }));
}

/** JHT and JP of a payer: what the employee's year may deduct, and what the employer pays beside the slip. */
export const pensionOf = (premiums: readonly Premium[], payer: Premium["payer"]) =>
  sumOf(
    premiums
      .filter((premium) => premium.payer === payer && (premium.programme === "jht" || premium.programme === "jp"))
      .map(({ amount }) => amount),
  );
