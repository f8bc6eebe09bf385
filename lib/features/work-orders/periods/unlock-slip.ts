import { and, eq, isNull, sql } from "drizzle-orm";
import { payrollSlipLocks, personMonths, workOrderAdjustments, workOrders } from "@/db/schema/work-orders";
import { endLock, requestUnlock } from "@/lib/features/accounting-periods/queries";
import { billedWorkOrders } from "@/lib/features/billing/billed-work-orders.queries";
import { blockPayDataChanges, redraftPeople } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { userActorOf } from "@/lib/platform/access";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { monthOf } from "@/lib/platform/calendar/months";
import { isPartOfMonthLock } from "../left-out.queries";
import { lockDrafting } from "../payroll-division.queries";
import { dropUnreleasedRuns } from "../released-runs.queries";
import { countDebtsOfMonth } from "./queries";
import { slipUnlocked, unlockSlipInput } from "./schema";
import { unlockRequestOf, eitherRight, unlockConfirmation } from "./unlock.queries";

/**
 * Unlock separately locked slips with a reason; the lock stays on record. One transaction. product 5.15.6b After
 * released transfers, the first person requests and a second one unlocks. §8 @throws not-found, forbidden without the
 * right, rule once the month is locked with them, while a later month of the person is locked, while corrections of it
 * are unpaid and once it is billed
 */
export const unlockSlip = write({
  name: "work-orders.unlock-slip",
  access: eitherRight,
  secondPerson: unlockConfirmation,
  input: unlockSlipInput,
  output: slipUnlocked,
  async run({ db, actor, now, audit, requireSecondPerson }, { lockId, reason }) {
    const { userId, divisionId } = userActorOf(actor);
    await blockPayDataChanges(db, divisionId);
    await lockDrafting(db, divisionId);
    const activeLock = and(
      eq(payrollSlipLocks.id, lockId),
      eq(payrollSlipLocks.divisionId, divisionId),
      isNull(payrollSlipLocks.unlockedAt),
    );
    const [lock] = await db.select().from(payrollSlipLocks).where(activeLock).for("update");
    if (!lock) throw notFound("work-orders.periods.apart.notFound");
    const { crewId, month: day, hash } = lock;
    const isLater = and(
      eq(personMonths.crewId, crewId),
      eq(personMonths.state, "locked"),
      sql`(${personMonths.month}, ${personMonths.part}) > (select own.month, own.part from ${personMonths} own where own.lock_id = ${lockId})`,
    );
    if ((await db.$count(personMonths, isLater)) > 0) throw refused("work-orders.periods.apart.refused.laterLocked");
    if (await isPartOfMonthLock(db, lockId)) throw refused("work-orders.periods.apart.refused.joined");
    const own = sql`(select ${workOrders.id} from ${workOrders} join ${personMonths} on ${personMonths.id} = ${workOrders.personMonthId}
      where ${personMonths.lockId} = ${lockId})`;
    const corrected = await db.$count(
      workOrderAdjustments,
      and(isNull(workOrderAdjustments.removedAt), sql`${workOrderAdjustments.workOrderId} in ${own}`),
    );
    const debtCount = await countDebtsOfMonth(db, { divisionId, month: day, crewId });
    if (corrected + debtCount > 0) throw refused("work-orders.periods.apart.refused.corrected");
    if ((await billedWorkOrders(db, divisionId, day, own)) > 0)
      throw refused("work-orders.periods.apart.refused.billed");
    const month = monthOf(day);
    const of = { divisionId, month: day, lockId };
    if (await unlockRequestOf({ db, actor, requireSecondPerson }, of, lock)) {
      await requestUnlock(db, payrollSlipLocks, lockId, { userId, now, reason });
      audit({ subject: lockId, divisionId, after: { state: "locked", crewId, month, unlockAskedBy: userId }, reason });
      return { id: lockId, crewId, month, isAsked: true };
    }
    const dropped = await dropUnreleasedRuns(db, of, { userId, now, reason });
    await endLock(db, payrollSlipLocks, lockId, { userId, now, reason });
    const opened = await db
      .update(personMonths)
      .set({ state: "draft", lockId: null })
      .where(eq(personMonths.lockId, lockId))
      .returning({ id: personMonths.id });
    for (const { id } of opened)
      await db.update(workOrders).set({ state: "draft" }).where(eq(workOrders.personMonthId, id));
    await redraftPeople(db, [crewId]);
    audit({
      subject: lockId,
      divisionId,
      reason,
      before: { state: "locked", hash },
      after: { state: "draft", crewId, month, ...(dropped.length > 0 ? { droppedRuns: dropped } : {}) },
    });
    return { id: lockId, crewId, month, isAsked: false };
  },
});
