import type { WorkOrderState } from "@/db/enums/work-orders";
import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { personOf } from "@/lib/platform/access";
import { divisionOf } from "../open.queries";
import { openMonths } from "../open.rules";
import { locksOf, mostMonths, sumsOf } from "./queries";
import { periods, periodsInput, type Period } from "./schema";

const stateOf = (lock: object | undefined): WorkOrderState => (lock ? "locked" : "draft");

/** The months of the division that are drafted or locked, the newest first, each with what it comes to. Three queries. product 5.15.7 */
export const listPeriods = read({
  name: "work-orders.list-periods",
  access: "work-orders:view",
  input: periodsInput,
  output: periods,
  async run({ db, actor, now }) {
    const { divisionId } = personOf(actor);
    const division = await divisionOf(db, divisionId);
    const [sums, locks] = [await sumsOf(db, divisionId), await locksOf(db, divisionId)];
    const open = openMonths(division.periods, dayOf(now).slice(0, 7));
    const months = [...new Set([...open, ...sums.map(({ month }) => month), ...locks.map(({ month }) => month)])];
    const rows = months
      .toSorted()
      .reverse()
      .slice(0, mostMonths)
      .map((month): Period => {
        const sum = sums.find((one) => one.month === month);
        const lock = locks.find((one) => one.month === month);
        return {
          month,
          state: stateOf(lock),
          people: sum?.people ?? 0,
          workOrders: sum?.workOrders ?? 0,
          takeHome: sum?.takeHome ?? 0,
          held: sum?.held ?? 0,
          lockedAt: lock?.lockedAt ?? null,
          lockedByName: lock?.lockedByName ?? null,
        };
      });
    return { rows };
  },
});
