import { addMonths } from "@/lib/platform/calendar/dates";
import { ageOn } from "@/lib/platform/calendar/period";
import { firstDayOf, yearOf, type Month } from "@/lib/platform/calendar/months";
import type { Table } from "../explanation.rules";
import { maximum, minimum, shareOf, sumOf } from "../fraction.rules";

export const programmes = ["jht", "jp", "jkk", "jkm", "kesehatan"] as const;
type Programme = (typeof programmes)[number];

/** Rates of a programme in basis points, with its wage cap in rupiah. */
type ProgrammeRates = {
  employer: number | null;
  employee: number | null;
  cap: bigint | null;
  /** Age at which the programme ends, if it does. */
  untilAge: number | null;
  /** Months of work before foreigners are insured; null for never. */
  foreignersAfterMonths: number | null;
};
/** riskRates: of JKK, by class of risk, for companies outside JKP and in it. */
export type BpjsTable = Table<{ programmes: Record<Programme, ProgrammeRates>; riskRates: readonly number[] }>;
type BpjsRates = BpjsTable["rows"];

type Insured = { origin: "WNI" | "WNA"; employedSince: string; dateOfBirth: string };

/**
 * Return the programmes that insure a person in a month. Foreigners are insured after their waiting months; a programme
 * ends at its age limit. product 5.15.4
 */
export function programmesOf({ origin, employedSince, dateOfBirth }: Insured, month: Month, rates: BpjsRates) {
  const begins = firstDayOf(month);
  return programmes.filter((programme) => {
    const { untilAge, foreignersAfterMonths: after } = rates.programmes[programme];
    const isOfOrigin = origin === "WNI" || (after !== null && addMonths(employedSince, after) <= begins);
    return isOfOrigin && (untilAge === null || ageOn(dateOfBirth, begins) < untilAge);
  });
}

/** Whether a version states the JP cap of a month. The cap changes every March, so older versions do not apply. */
export function isPensionCapKnown(month: Month, { effectiveFrom }: BpjsTable): boolean {
  const year = Number(month.slice(5)) < 3 ? yearOf(month) - 1 : yearOf(month);
  return effectiveFrom >= `${year}-03-01`;
}

/** Whether a rate is a legal JKK rate. */
export const isRiskRate = (basisPoints: number, { riskRates }: BpjsRates) => riskRates.includes(basisPoints);

export type Premium = {
  programme: Programme;
  payer: "employer" | "employee";
  /** Insured wage, and the base after the cap or the minimum wage. */
  wage: bigint;
  base: bigint;
  rate: number;
  amount: bigint;
};
type Bases = { wage: bigint; minimumWage: bigint; riskRate: number };

function baseOf(programme: Programme, { wage, minimumWage }: Bases, { cap }: ProgrammeRates): bigint {
  const insured = programme === "kesehatan" ? maximum(wage, minimumWage) : wage;
  return cap === null ? insured : minimum(insured, cap);
}

/**
 * Calculate the premiums of a person for a month. Premiums are not prorated; rounded half up to the rupiah. product
 * 5.15.4
 */
export function premiumsOf(insuredBy: readonly Programme[], bases: Bases, rates: BpjsRates): Premium[] {
  return insuredBy.flatMap((programme) => {
    const programmeRates = rates.programmes[programme];
    const base = baseOf(programme, bases, programmeRates);
    const employer = programme === "jkk" ? bases.riskRate : programmeRates.employer;
    return (["employer", "employee"] as const).flatMap((payer) => {
      const rate = payer === "employer" ? employer : programmeRates.employee;
      return rate === null ? [] : [{ programme, payer, wage: bases.wage, base, rate, amount: shareOf(base, rate) }];
    });
  });
}

/** Sum JHT and JP of a payer: deductible in the employee's tax year, or paid by the employer beside the slip. */
export const pensionOf = (premiums: readonly Premium[], payer: Premium["payer"]) =>
  sumOf(
    premiums
      .filter((premium) => premium.payer === payer && (premium.programme === "jht" || premium.programme === "jp"))
      .map(({ amount }) => amount),
  );
