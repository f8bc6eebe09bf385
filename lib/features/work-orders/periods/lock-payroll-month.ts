import { addJob } from "@/db/queue";
import { userActorOf } from "@/lib/platform/access";
import { dayOf } from "@/lib/platform/calendar/dates";
import { write } from "@/lib/platform/operation";
import { lockPayrollPeriod } from "./lock.queries";
import { lockMonthInput, monthLocked } from "./schema";

/**
 * Lock the division's next month: slips are frozen, later changes become adjustments. People may be left out with a
 * reason and get a separate lock. One transaction; concurrent locks lock once. product 5.15.1 @throws not-found for a
 * person of another division, conflict LOCKED, rule out of order, before the first working day after the month, with
 * unverified tables, with blocked people
 */
export const lockPayrollMonth = write({
  name: "work-orders.lock-month",
  access: "work-orders:lock",
  input: lockMonthInput,
  output: monthLocked,
  async run({ db, actor, now, audit }, { month, leftOut: crewIds, reason }) {
    const { userId, divisionId } = userActorOf(actor);
    const leftOut = { crewIds, reason: reason ?? "" };
    const period = await lockPayrollPeriod(db, { divisionId, month, leftOut }, { userId, now, today: dayOf(now) });
    const { id } = period;
    await addJob(db, "tell-slips-ready", { periodId: id, after: 0 }, { key: `slips-ready:${id}:0` });
    const { people, workOrders, takeHome, hash } = period;
    const without = crewIds.length > 0 ? { leftOut: crewIds } : {};
    audit({
      subject: id,
      divisionId,
      after: { month, people, workOrders, takeHome, hash, ...without },
      ...(reason ? { reason } : {}),
    });
    return period;
  },
});
