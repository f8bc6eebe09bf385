import type { SettlementReason } from "@/db/enums/work-orders";
import { monthOf, daysIn, yearOf, type Month } from "@/lib/platform/calendar/months";
import { taxMonthOf } from "../tax-month.rules";
import type { Settings } from "../payroll-division.queries";
import type { PayFacts } from "./pay-facts.queries";

type SettlementContext = { month: Month; settings: Pick<Settings, "payTiming"> };
/** on: last day of the employment, else of the month. workedUntil: last month of the employment in the tax year. */
export type Settlement = { reason: SettlementReason; on: string; workedUntil: Month };

export const timingOf = ({ employments }: Pick<PayFacts, "employments">, { month, settings }: SettlementContext) =>
  employments.find(({ year }) => year === yearOf(month))?.payTiming ?? settings.payTiming;

/** Return the last day of employment: as payroll states, else of the resignation. */
export const endOf = ({ person, employments }: Pick<PayFacts, "person" | "employments">): string | null =>
  employments.map(({ endsOn }) => endsOn).find((day) => day !== null) ?? person.resignedOn;

/**
 * Whether the year awaits settlement: taxed monthly until then and unsettled, or an opening balance ends before the
 * employment does.
 */
function isAwaitingSettlement({ openings, before }: PayFacts, taxMonth: Month, endsIn: Month | null): boolean {
  const year = yearOf(taxMonth);
  const ofYear = before.filter((one) => yearOf(one.taxMonth) === year);
  if (ofYear.some((one) => one.taxMonth >= taxMonth)) return false;
  const latest = ofYear.reduce<Month>((last, one) => (one.taxMonth > last ? one.taxMonth : last), "");
  if (latest) return !ofYear.some((one) => one.taxMonth === latest && one.isLastPeriod);
  const opening = openings.find((one) => one.year === year);
  return opening !== undefined && (endsIn === null || endsIn > monthOf(opening.through));
}

/**
 * Return whether a person's tax year is settled in a month without days on board: December, the month employment ended,
 * or the first open month if that one was locked. Saved leave is paid likewise once employment ended. Asia/Jakarta.
 * product 5.15.2, 5.15.5 @returns null when nothing is to be settled
 */
export function settlementOf(facts: PayFacts, context: SettlementContext): Settlement | null {
  const timing = timingOf(facts, context);
  const taxMonth = taxMonthOf(context.month, timing);
  const ofYear = facts.employments.find((one) => one.year === yearOf(taxMonth));
  const end = endOf(facts);
  const endsIn = end ? taxMonthOf(monthOf(end), timing) : null;
  const paysLeave = facts.leaveSaved > 0 && endsIn !== null && endsIn <= taxMonth;
  const isUnsettled = ofYear?.residence !== "non-resident" && isAwaitingSettlement(facts, taxMonth, endsIn);
  if (!isUnsettled && !paysLeave) return null;
  if (end === null || endsIn === null || endsIn > taxMonth) {
    const on = `${context.month}-${daysIn(context.month)}`;
    return taxMonth.endsWith("-12") ? { reason: "ashore", on, workedUntil: taxMonth } : null;
  }
  if (endsIn === taxMonth) return { reason: "ended", on: end, workedUntil: taxMonth };
  const paidUntil = facts.before.map((one) => one.taxMonth).filter((month) => yearOf(month) === yearOf(taxMonth));
  const workedUntil = [endsIn, ...paidUntil].reduce((last, month) => (month > last ? month : last));
  return { reason: "endedLate", on: end, workedUntil };
}
