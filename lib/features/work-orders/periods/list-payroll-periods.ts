import { dayOf } from "@/lib/platform/calendar/dates";
import { userActorOf } from "@/lib/platform/access";
import { read } from "@/lib/platform/operation";
import { monthOf } from "@/lib/platform/calendar/months";
import { payrollDivisionOf } from "../payroll-division.queries";
import { nextToLock } from "@/lib/features/accounting-periods/rules";
import { openMonths } from "../open-months.rules";
import { locksOf, maxMonths, sumsOf } from "./queries";
import { periods, periodsInput, type Period } from "./schema";

const emptySums = { people: 0, workOrders: 0, takeHome: 0, held: 0 };
const notLocked = { leftOpen: 0, lockedAt: null, lockedByName: null };

/** List the division's drafted and locked months, newest first, with totals as locked. Three queries. product 5.15.7 */
export const listPayrollPeriods = read({
  name: "work-orders.list-periods",
  access: "work-orders:view",
  input: periodsInput,
  output: periods,
  async run({ db, actor, now }) {
    const { divisionId } = userActorOf(actor);
    const division = await payrollDivisionOf(db, divisionId);
    const open = openMonths(division.periods, monthOf(dayOf(now)));
    const sums = await sumsOf(db, divisionId, [nextToLock(division.periods), ...open]);
    const locks = await locksOf(db, divisionId);
    const drafts = [...new Set([...open, ...sums.map(({ month }) => month)])].map((month): Period => {
      const sum = sums.find((one) => one.month === month) ?? emptySums;
      return { ...sum, month, state: "draft", ...notLocked };
    });
    const locked = locks.map((lock): Period => ({ ...lock, state: "locked", held: 0 }));
    const rows = [...drafts, ...locked].toSorted((one, other) => (one.month < other.month ? 1 : -1));
    return { rows: rows.slice(0, maxMonths) };
  },
});
