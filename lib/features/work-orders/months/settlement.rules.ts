import type { SettlementReason } from "@/db/enums/work-orders";
import { daysIn, taxMonthOf, yearOf, type Month } from "../month.rules";
import type { Settings } from "../open.queries";
import type { Facts } from "./facts.queries";

type Given = { month: Month; settings: Pick<Settings, "payTiming"> };
/** on: the last day of the employment, else of the month. workedUntil: the last month of the employment in the tax year. */
export type Settlement = { reason: SettlementReason; on: string; workedUntil: Month };

const monthOf = (day: string): Month => day.slice(0, 7);

export const timingOf = ({ employments }: Pick<Facts, "employments">, { month, settings }: Given) =>
  employments.find(({ year }) => year === yearOf(month))?.payTiming ?? settings.payTiming;

/** The day an employment ends on: as payroll states it, else that of the resignation. */
export const endOf = ({ person, employments }: Pick<Facts, "person" | "employments">): string | null =>
  employments.map(({ endsOn }) => endsOn).find((day) => day !== null) ?? person.resignedOn;

/** Taxed by month in the year up to then and not settled yet, or told by an opening balance that the end of the employment comes after. */
function awaits({ openings, before }: Facts, taxMonth: Month, endsIn: Month | null): boolean {
  const year = yearOf(taxMonth);
  const ofYear = before.filter((one) => yearOf(one.taxMonth) === year);
  if (ofYear.some((one) => one.taxMonth >= taxMonth)) return false;
  const latest = ofYear.reduce<Month>((last, one) => (one.taxMonth > last ? one.taxMonth : last), "");
  if (latest) return !ofYear.some((one) => one.taxMonth === latest && one.isLastPeriod);
  const opening = openings.find((one) => one.year === year);
  return opening !== undefined && (endsIn === null || endsIn > monthOf(opening.through));
}

/**
 * Whether a person's tax year is settled in a month without a day on board: in December, in the month the employment ended in, or, where that
 * month was locked before the end was known, in the first open one of the year. Leave that is still saved when the employment has ended is paid
 * likewise, whoever is owed it. Asia/Jakarta. product 5.15.2, 5.15.5
 * @returns null where nothing is to be settled: no leave is saved, and not taxed by month in the year, settled already, or no resident for tax
 */
export function settlementOf(facts: Facts, given: Given): Settlement | null {
  const timing = timingOf(facts, given);
  const taxMonth = taxMonthOf(given.month, timing);
  const ofYear = facts.employments.find((one) => one.year === yearOf(taxMonth));
  const end = endOf(facts);
  const endsIn = end ? taxMonthOf(monthOf(end), timing) : null;
  const paysLeave = facts.leaveSaved > 0 && endsIn !== null && endsIn <= taxMonth;
  const isUnsettled = ofYear?.residence !== "non-resident" && awaits(facts, taxMonth, endsIn);
  if (!isUnsettled && !paysLeave) return null;
  if (end === null || endsIn === null || endsIn > taxMonth) {
    const on = `${given.month}-${daysIn(given.month)}`;
    return taxMonth.endsWith("-12") ? { reason: "ashore", on, workedUntil: taxMonth } : null;
  }
  if (endsIn === taxMonth) return { reason: "ended", on: end, workedUntil: taxMonth };
  const paidUntil = facts.before.map((one) => one.taxMonth).filter((month) => yearOf(month) === yearOf(taxMonth));
  const workedUntil = [endsIn, ...paidUntil].reduce((last, month) => (month > last ? month : last));
  return { reason: "endedLate", on: end, workedUntil };
}
