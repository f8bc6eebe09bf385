import { eq } from "drizzle-orm";
import { billingPeriods, billingRows } from "@/db/schema/billing";
import { userActorOf } from "@/lib/platform/access";
import { lockBillsExclusive } from "@/lib/features/scheduling/billing-lock.queries";
import { monthFrom } from "@/lib/features/ujbm/month.rules";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { isLastLocked } from "../month.rules";
import { billingMonthOf } from "../queries";
import { hasInvoiceActivity } from "./invoice-activity.queries";
import { monthUnlocked, unlockMonthInput } from "./schema";

/**
 * Unlock the last locked billing month with a reason. Its data stays on record; invoice numbers stay with principal and
 * month. product 5.14 @throws conflict NOT_LOCKED, rule while a later month is locked, and once a note corrects it
 */
export const unlockMonth = write({
  name: "billing.unlock-month",
  access: "billing:lock",
  input: unlockMonthInput,
  output: monthUnlocked,
  async run({ db, actor, now, audit }, { month: months, year, reason }) {
    const { divisionId, userId } = userActorOf(actor);
    const month = monthFrom({ months, year });
    await lockBillsExclusive(db);
    const { periodId, locked } = await billingMonthOf(db, divisionId, month);
    if (periodId === null) throw new AppError("conflict", "billing.notLocked", {}, [], "NOT_LOCKED");
    if (!isLastLocked(month, locked)) throw refused("billing.notLast");
    if (await hasInvoiceActivity(db, { divisionId, month })) throw refused("billing.hasNotes");
    await db
      .update(billingPeriods)
      .set({ unlockedAt: now, unlockedBy: userId, unlockReason: reason })
      .where(eq(billingPeriods.id, periodId));
    const reopened = await db
      .update(billingRows)
      .set({ isReleased: true })
      .where(eq(billingRows.periodId, periodId))
      .returning({ id: billingRows.id });
    audit({ subject: periodId, divisionId, before: { month }, after: { rows: reopened.length }, reason });
    return { month: months, year, rows: reopened.length };
  },
});
