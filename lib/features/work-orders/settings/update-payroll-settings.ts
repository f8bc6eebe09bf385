import { sql } from "drizzle-orm";
import { payrollSettings as table } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { redraftDivision } from "@/lib/features/accounting-periods/payroll-redraft.queries";
import { userActorOf } from "@/lib/platform/access";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf, yearOf } from "@/lib/platform/calendar/months";
import { payrollDivisionOf, ofDivision } from "../payroll-division.queries";
import { nextToLock } from "@/lib/features/accounting-periods/rules";
import type { PayrollPeriods } from "../open-months.rules";
import { payrollSettings, updatePayrollSettingsInput } from "./schema";

/**
 * Whether a month of the year of the next lock is already locked: then the pay timing is fixed for that year. product
 * 5.15.6b
 */
const isWithinYear = (periods: PayrollPeriods) =>
  periods.lockedThrough !== null && yearOf(periods.lockedThrough) === yearOf(nextToLock(periods));

/**
 * Change the division's payroll settings. Open months are redrafted, locked ones stay. product 5.15.2, 5.15.4 @throws
 * conflict when they changed meanwhile or a month is being locked, invalid for another first month once one is locked
 * and for another pay timing within a year
 */
export const updatePayrollSettings = write({
  name: "work-orders.update-settings",
  access: "rates:write",
  input: updatePayrollSettingsInput,
  output: payrollSettings,
  async run({ db, actor, now, locale, audit }, { version, usedFrom, ...values }) {
    const { userId, divisionId } = userActorOf(actor);
    const [before] = await db.select().from(table).where(ofDivision(divisionId)).for("update");
    const current = requirePresent(before, "the settings of a division");
    await assertUnchanged({ db, locale }, { id: divisionId, ...current }, version);
    const { periods } = await payrollDivisionOf(db, divisionId);
    const isUsed = periods.lockedThrough !== null;
    if (isUsed && usedFrom !== periods.first)
      throw new AppError("invalid", "errors.invalid", {}, [
        { path: "usedFrom", message: "work-orders.settings.alreadyUsed" },
      ]);
    if (values.payTiming !== current.payTiming && isWithinYear(periods))
      throw new AppError("invalid", "errors.invalid", {}, [
        { path: "payTiming", message: "work-orders.settings.fixedForYear" },
      ]);
    const [after] = await db
      .update(table)
      .set({
        ...values,
        usedFrom: firstDayOf(usedFrom),
        updatedAt: now,
        updatedBy: userId,
        version: sql`${table.version} + 1`,
      })
      .where(ofDivision(divisionId))
      .returning();
    await redraftDivision(db, divisionId);
    const stored = requirePresent(after, "the settings of a division");
    audit({ subject: divisionId, divisionId, before: current, after: stored });
    return { ...stored, usedFrom, isUsed };
  },
});
