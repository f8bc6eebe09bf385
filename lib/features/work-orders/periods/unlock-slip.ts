import { and, eq, gt, isNull, sql } from "drizzle-orm";
import {
  payrollPeriods,
  payrollSlipLocks,
  personMonths,
  workOrderAdjustments,
  workOrders,
} from "@/db/schema/work-orders";
import { billedWorkOrders } from "@/lib/features/billing/paid.queries";
import { closeGate, redraftPeople } from "@/lib/features/rates/redraft.queries";
import { personOf } from "@/lib/platform/access";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { holdDrawing } from "../open.queries";
import { slipUnlocked, unlockSlipInput } from "./schema";

/**
 * Opens slips that were locked by themselves again, with a reason; the lock stays in the book. One transaction. product 5.15.6b
 * @throws not-found, rule once the month is locked with them, while a later month of the person is locked, while corrections of it are to be paid and once it is billed
 */
export const unlockSlip = write({
  name: "work-orders.unlock-slip",
  access: "work-orders:lock",
  input: unlockSlipInput,
  output: slipUnlocked,
  async run({ db, actor, now, audit }, { lockId, reason }) {
    const { userId, divisionId } = personOf(actor);
    await closeGate(db, divisionId);
    await holdDrawing(db, divisionId);
    const standing = and(
      eq(payrollSlipLocks.id, lockId),
      eq(payrollSlipLocks.divisionId, divisionId),
      isNull(payrollSlipLocks.unlockedAt),
    );
    const [lock] = await db.select().from(payrollSlipLocks).where(standing).for("update");
    if (!lock) throw notFound("work-orders.periods.apart.notFound");
    const { crewId, month: day, hash } = lock;
    const isLater = and(
      eq(personMonths.crewId, crewId),
      eq(personMonths.state, "locked"),
      sql`(${personMonths.month}, ${personMonths.part}) > (select own.month, own.part from ${personMonths} own where own.lock_id = ${lockId})`,
    );
    if ((await db.$count(personMonths, isLater)) > 0) throw refused("work-orders.periods.apart.refused.laterLocked");
    const joined = and(
      eq(payrollPeriods.divisionId, divisionId),
      eq(payrollPeriods.month, day),
      isNull(payrollPeriods.unlockedAt),
      gt(payrollPeriods.lockedAt, lock.lockedAt),
    );
    if ((await db.$count(payrollPeriods, joined)) > 0) throw refused("work-orders.periods.apart.refused.joined");
    const own = sql`(select ${workOrders.id} from ${workOrders} join ${personMonths} on ${personMonths.id} = ${workOrders.personMonthId}
      where ${personMonths.lockId} = ${lockId})`;
    const corrected = await db.$count(
      workOrderAdjustments,
      and(isNull(workOrderAdjustments.removedAt), sql`${workOrderAdjustments.workOrderId} in ${own}`),
    );
    if (corrected > 0) throw refused("work-orders.periods.apart.refused.corrected");
    if ((await billedWorkOrders(db, divisionId, day, own)) > 0)
      throw refused("work-orders.periods.apart.refused.billed");
    await db
      .update(payrollSlipLocks)
      .set({ unlockedAt: now, unlockedBy: userId, unlockReason: reason })
      .where(eq(payrollSlipLocks.id, lockId));
    const opened = await db
      .update(personMonths)
      .set({ state: "draft", lockId: null })
      .where(eq(personMonths.lockId, lockId))
      .returning({ id: personMonths.id });
    for (const { id } of opened)
      await db.update(workOrders).set({ state: "draft" }).where(eq(workOrders.personMonthId, id));
    await redraftPeople(db, [crewId]);
    const month = day.slice(0, 7);
    audit({
      ...{ subject: lockId, divisionId, reason },
      before: { state: "locked", hash },
      after: { state: "draft", crewId, month },
    });
    return { id: lockId, crewId, month };
  },
});
