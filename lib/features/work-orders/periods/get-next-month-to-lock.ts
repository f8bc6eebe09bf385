import { dayOf } from "@/lib/platform/calendar/dates";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { monthsLater } from "@/lib/platform/calendar/months";
import { unverifiedIn } from "../drafting/tables-of-month.queries";
import { payrollDivisionOf } from "../payroll-division.queries";
import { payrollPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { nextToLock } from "@/lib/features/accounting-periods/rules";
import { holidaysAfter, lockDueOn } from "./lock.rules";
import { draftingRunOf, sumsOf } from "./queries";
import { nextMonth, periodsInput } from "./schema";

/**
 * Return the next month to lock with its totals, problems and due date beside the previous one. Contains no names. Four
 * queries. product 5.15.1
 */
export const getNextMonthToLock = read({
  name: "work-orders.get-next-month",
  access: "work-orders:view",
  input: periodsInput,
  output: nextMonth,
  async run({ db, actor, now }) {
    const { divisionId } = userActorOf(actor);
    const { periods } = await payrollDivisionOf(db, divisionId);
    const month = nextToLock(periods);
    const previous = monthsLater(month, -1);
    const sums = await sumsOf(db, divisionId, [month, previous]);
    const of = (requestedMonth: string) => sums.find((one) => one.month === requestedMonth);
    const holidays = holidaysAfter(month, process.env);
    return {
      month,
      people: of(month)?.people ?? 0,
      takeHome: of(month)?.takeHome ?? 0,
      held: of(month)?.held ?? 0,
      takeHomeHeld: of(month)?.takeHomeHeld ?? 0,
      previous,
      before: of(previous)?.takeHome ?? null,
      unverified: await unverifiedIn(db, divisionId, month),
      run: await draftingRunOf(db, divisionId, month),
      refusal: payrollPeriod.refusalOf(month, { ...periods, today: dayOf(now), holidays }),
      dueOn: lockDueOn(month, holidays),
      lockableFrom: payrollPeriod.opensOn(month, holidays),
    };
  },
});
