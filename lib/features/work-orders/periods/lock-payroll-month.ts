import { addJob } from "@/db/queue";
import { personOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { lockIt } from "./lock.queries";
import { lockMonthInput, monthLocked } from "./schema";

/**
 * Finance locks the next month of the division: slips are frozen, and what changes afterwards is an adjustment of a later month. People may be left out
 * with a reason, who get a lock of their own. One transaction; twice at once locks once. product 5.15.1
 * @throws not-found for somebody of another division, conflict LOCKED, rule out of turn, before the first working day after the month, on tables nobody verified, with people held
 */
export const lockPayrollMonth = write({
  name: "work-orders.lock-month",
  access: "work-orders:lock",
  input: lockMonthInput,
  output: monthLocked,
  async run({ db, actor, now, audit }, { month, leftOut: crewIds, reason }) {
    const { userId, divisionId } = personOf(actor);
    const leftOut = { crewIds, reason: reason ?? "" };
    const period = await lockIt(db, { divisionId, month, leftOut }, { userId, now, today: dayOf(now) });
    const { id } = period;
    await addJob(db, "tell-slips-ready", { periodId: id, after: 0 }, { key: `slips-ready:${id}:0` });
    const { people, workOrders, takeHome, hash } = period;
    const without = crewIds.length > 0 ? { leftOut: crewIds } : {};
    audit({
      ...{ subject: id, divisionId, after: { month, people, workOrders, takeHome, hash, ...without } },
      ...(reason ? { reason } : {}),
    });
    return period;
  },
});
