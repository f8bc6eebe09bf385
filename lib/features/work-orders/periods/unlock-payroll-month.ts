import { and, eq, isNull, sql } from "drizzle-orm";
import { payrollPeriods, personMonths, workOrderAdjustments, workOrders } from "@/db/schema/work-orders";
import { assertMayUnlock, payrollPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { endLock, requestUnlock } from "@/lib/features/accounting-periods/queries";
import { billedWorkOrders } from "@/lib/features/billing/billed-work-orders.queries";
import { blockPayDataChanges, redraftDivision } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { hasLockAfterMonth } from "../left-out.queries";
import { payrollDivisionOf, lockDrafting } from "../payroll-division.queries";
import { dropUnreleasedRuns } from "../released-runs.queries";
import { countDebtsOfMonth, lockActiveRow } from "./queries";
import { monthUnlocked, unlockMonthInput } from "./schema";
import { unlockRequestOf, eitherRight, unlockConfirmation } from "./unlock.queries";

/**
 * Unlock the division's last locked month with a reason: its slips become drafts until it is locked again. The lock
 * stays on record. After released transfers, the first person requests and a second one unlocks. product 5.15.6b, §8
 * @throws forbidden without the right, conflict when it is not locked, rule for any month but the last, while left-out
 * slips of it are locked, while corrections of it are unpaid and once it is billed
 */
export const unlockPayrollMonth = write({
  name: "work-orders.unlock-month",
  access: eitherRight,
  secondPerson: unlockConfirmation,
  input: unlockMonthInput,
  output: monthUnlocked,
  async run({ db, actor, now, audit, requireSecondPerson }, { month, reason }) {
    const { userId, divisionId } = userActorOf(actor);
    await blockPayDataChanges(db, divisionId);
    await lockDrafting(db, divisionId);
    const { periods } = await payrollDivisionOf(db, divisionId);
    const locked = await lockActiveRow(db, divisionId, month);
    assertMayUnlock(payrollPeriod, month, { ...periods, isLocked: locked !== undefined });
    const lock = requirePresent(locked, "the active lock");
    const day = firstDayOf(month);
    if (await hasLockAfterMonth(db, lock.id)) throw refused("work-orders.periods.refused.lockedApart");
    const ofMonth = and(eq(workOrders.divisionId, divisionId), eq(workOrders.month, day));
    const corrected = await db.$count(
      workOrderAdjustments,
      and(
        isNull(workOrderAdjustments.removedAt),
        sql`${workOrderAdjustments.workOrderId} in (select ${workOrders.id} from ${workOrders} where ${ofMonth})`,
      ),
    );
    const debtCount = await countDebtsOfMonth(db, { divisionId, month: day });
    if (corrected + debtCount > 0) throw refused("work-orders.periods.refused.corrected");
    if ((await billedWorkOrders(db, divisionId, day)) > 0) throw refused("work-orders.periods.refused.billed");
    const of = { divisionId, month: day, lockId: null };
    if (await unlockRequestOf({ db, actor, requireSecondPerson }, of, lock)) {
      await requestUnlock(db, payrollPeriods, lock.id, { userId, now, reason });
      audit({ subject: lock.id, divisionId, after: { state: "locked", month, unlockAskedBy: userId }, reason });
      return { id: lock.id, month, isAsked: true };
    }
    const dropped = await dropUnreleasedRuns(db, of, { userId, now, reason });
    await endLock(db, payrollPeriods, lock.id, { userId, now, reason });
    const withAll = and(
      eq(personMonths.divisionId, divisionId),
      eq(personMonths.month, day),
      isNull(personMonths.lockId),
    );
    await db
      .update(personMonths)
      .set({ state: "draft" })
      .where(and(withAll, eq(personMonths.state, "locked")));
    await db
      .update(workOrders)
      .set({ state: "draft" })
      .where(
        and(
          ofMonth,
          sql`${workOrders.personMonthId} in (select ${personMonths.id} from ${personMonths} where ${withAll})`,
        ),
      );
    await redraftDivision(db, divisionId);
    audit({
      subject: lock.id,
      divisionId,
      before: { state: "locked", hash: lock.hash },
      after: { state: "draft", month, ...(dropped.length > 0 ? { droppedRuns: dropped } : {}) },
      reason,
    });
    return { id: lock.id, month, isAsked: false };
  },
});
