import { addMonths } from "@/lib/platform/calendar/dates";
import { ageOn } from "@/lib/platform/calendar/period";
import type { Table } from "../explanation.rules";
import { greatest, least, shareOf, sumOf } from "../fraction.rules";
import { firstDayOf, yearOf, type Month } from "../month.rules";

export const programmes = ["jht", "jp", "jkk", "jkm", "kesehatan"] as const;
type Programme = (typeof programmes)[number];

/** What a programme asks for: rates in basis points, the cap of the wage in rupiah. */
type ProgrammeRates = {
  employer: number | null;
  employee: number | null;
  cap: bigint | null;
  /** The age at which it ends, where it does. */
  untilAge: number | null;
  /** After how many months of work foreigners are insured; null for never. */
  foreignersAfterMonths: number | null;
};
/** riskRates: of JKK, by class of risk, for companies outside JKP and in it. */
export type BpjsTable = Table<{ programmes: Record<Programme, ProgrammeRates>; riskRates: readonly number[] }>;
type BpjsRates = BpjsTable["rows"];

type Insured = { origin: "WNI" | "WNA"; employedSince: string; dateOfBirth: string };

/** Which programmes insure somebody in a month: foreigners after their months of work, and nobody from the age a programme ends at. product 5.15.4 */
export function programmesOf({ origin, employedSince, dateOfBirth }: Insured, month: Month, rates: BpjsRates) {
  const begins = firstDayOf(month);
  return programmes.filter((programme) => {
    const { untilAge, foreignersAfterMonths: after } = rates.programmes[programme];
    const isOfOrigin = origin === "WNI" || (after !== null && addMonths(employedSince, after) <= begins);
    return isOfOrigin && (untilAge === null || ageOn(dateOfBirth, begins) < untilAge);
  });
}

/** Whether a version says the cap of JP in a month: it is set anew every March, so what is older counts for nothing. */
export function isPensionCapKnown(month: Month, { effectiveFrom }: BpjsTable): boolean {
  const year = Number(month.slice(5)) < 3 ? yearOf(month) - 1 : yearOf(month);
  return effectiveFrom >= `${year}-03-01`;
}

/** Whether a rate is one of those the law knows for JKK. */
export const isRiskRate = (basisPoints: number, { riskRates }: BpjsRates) => riskRates.includes(basisPoints);

export type Premium = {
  programme: Programme;
  payer: "employer" | "employee";
  /** The wage insured, and what of it counts: a cap or the minimum wage may make it another. */
  wage: bigint;
  base: bigint;
  rate: number;
  amount: bigint;
};
type Bases = { wage: bigint; minimumWage: bigint; riskRate: number };

function baseOf(programme: Programme, { wage, minimumWage }: Bases, { cap }: ProgrammeRates): bigint {
  const insured = programme === "kesehatan" ? greatest(wage, minimumWage) : wage;
  return cap === null ? insured : least(insured, cap);
}

/** The premiums of a person and a month, whole however few the days, half a rupiah up. product 5.15.4 */
export function premiumsOf(insuredBy: readonly Programme[], bases: Bases, rates: BpjsRates): Premium[] {
  return insuredBy.flatMap((programme) => {
    const asked = rates.programmes[programme];
    const base = baseOf(programme, bases, asked);
    const employer = programme === "jkk" ? bases.riskRate : asked.employer;
    return (["employer", "employee"] as const).flatMap((payer) => {
      const rate = payer === "employer" ? employer : asked.employee;
      return rate === null ? [] : [{ programme, payer, wage: bases.wage, base, rate, amount: shareOf(base, rate) }];
    });
  });
}

/** JHT and JP of a payer: what the employee's year may deduct, and what the employer pays beside the slip. */
export const pensionOf = (premiums: readonly Premium[], payer: Premium["payer"]) =>
  sumOf(
    premiums
      .filter((premium) => premium.payer === payer && (premium.programme === "jht" || premium.programme === "jp"))
      .map(({ amount }) => amount),
  );
