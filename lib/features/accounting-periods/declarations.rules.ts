import { firstDayOf, monthsLater } from "@/lib/platform/calendar/months";
import { workingDayAfter } from "@/lib/platform/calendar/working-days";
import { isLastLocked, accountingPeriod, type Periods } from "./rules";

const dayAfter = (month: string) => firstDayOf(monthsLater(month, 1));

type UnlockRefusal = "notLocked" | "notLast";

const payrollText = (key: string) => `work-orders.periods.refused.${key}`;

/** Payroll: locked from the first working day after the month, by division. product 5.15.1, 5.15.6b */
export const payrollPeriod = accountingPeriod<UnlockRefusal>({
  gate: "payroll",
  opensOn: (month, holidays) => workingDayAfter(dayAfter(month), 0, holidays),
  refusals: {
    locked: { code: "conflict", text: payrollText("locked"), wireCode: "LOCKED" },
    notBeforeEarlier: { code: "rule", text: payrollText("notBeforeEarlier"), wireCode: "OUT_OF_TURN" },
    notYet: { code: "rule", text: payrollText("notYet"), wireCode: "NOT_YET" },
    notLocked: { code: "conflict", text: payrollText("notLocked"), wireCode: "NOT_LOCKED" },
    notLast: { code: "rule", text: payrollText("notLast") },
  },
});

/** Billing: locked once the month is over. product 5.14 */
export const billingPeriod = accountingPeriod<UnlockRefusal>({
  gate: "billing",
  opensOn: dayAfter,
  refusals: {
    locked: { code: "conflict", text: "billing.periodLocked", wireCode: "PERIOD_LOCKED" },
    notBeforeEarlier: { code: "rule", text: "billing.notNext" },
    notYet: { code: "rule", text: "billing.notNext" },
    notLocked: { code: "conflict", text: "billing.notLocked", wireCode: "NOT_LOCKED" },
    notLast: { code: "rule", text: "billing.notLast" },
  },
});

/** UJBM: closed from the month's first day, and never reopened: corrections go to the next month. product 5.13 */
export const ujbmPeriod = accountingPeriod({
  gate: "ujbm months",
  opensOn: firstDayOf,
  mayStartWith: (month, today) => month >= monthsLater(firstDayOf(today), -1),
  refusals: {
    locked: { code: "conflict", text: "ujbm.isClosed", wireCode: "CLOSED" },
    notBeforeEarlier: { code: "rule", text: "ujbm.notNext" },
    notYet: { code: "rule", text: "ujbm.notNext" },
  },
});

/**
 * Require that a month is locked and the last one: months are unlocked from the last backwards. @throws conflict
 * NOT_LOCKED, rule for an earlier month
 */
export function assertMayUnlock(
  { refuse }: typeof payrollPeriod,
  month: string,
  { isLocked, ...periods }: Periods & { isLocked: boolean },
) {
  if (!isLocked) throw refuse("notLocked");
  if (!isLastLocked(month, periods)) throw refuse("notLast");
}
