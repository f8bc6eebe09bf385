import { eq } from "drizzle-orm";
import { billingPeriods, billingRows } from "@/db/schema/billing";
import { userActorOf } from "@/lib/platform/access";
import { assertMayUnlock, billingPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { endLock, holdPeriod } from "@/lib/features/accounting-periods/queries";
import { periodsOf } from "@/lib/features/accounting-periods/rules";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { monthFrom } from "@/lib/platform/calendar/months";
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
    await holdPeriod(db, billingPeriod);
    const { periodId, locked } = await billingMonthOf(db, divisionId, month);
    assertMayUnlock(billingPeriod, month, { ...periodsOf(locked), isLocked: periodId !== null });
    const id = requirePresent(periodId, "the locked month");
    if (await hasInvoiceActivity(db, { divisionId, month })) throw refused("billing.hasNotes");
    await endLock(db, billingPeriods, id, { userId, now, reason });
    const reopened = await db
      .update(billingRows)
      .set({ isReleased: true })
      .where(eq(billingRows.periodId, id))
      .returning({ id: billingRows.id });
    audit({ subject: id, divisionId, before: { month }, after: { rows: reopened.length }, reason });
    return { month: months, year, rows: reopened.length };
  },
});
