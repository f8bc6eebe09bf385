import { eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { payrollPeriods, payrollSettings } from "@/db/schema/work-orders";
import { lockedMonths } from "@/lib/features/accounting-periods/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { monthOf } from "@/lib/platform/calendar/months";
import { openMonths, type PayrollPeriods } from "./open-months.rules";

export type Settings = typeof payrollSettings.$inferSelect;
export type PayrollDivision = Settings & { periods: PayrollPeriods };

/** Return the payroll settings of divisions and the last month each has locked. One query. */
export async function payrollDivisionsOf(db: Executor, divisionIds?: readonly number[]): Promise<PayrollDivision[]> {
  const rows = await db
    .select({
      settings: payrollSettings,
      locked: lockedMonths(payrollPeriods, sql`${payrollSettings}.division_id`),
    })
    .from(payrollSettings)
    .where(divisionIds ? anyOf(payrollSettings.divisionId, divisionIds) : undefined)
    .orderBy(payrollSettings.divisionId);
  return rows.map(({ settings, locked }) => ({
    ...settings,
    periods: { first: monthOf(settings.usedFrom), lockedThrough: locked && monthOf(locked.last) },
  }));
}

/** Load the settings of a division. @throws Error without settings */
export async function payrollDivisionOf(db: Executor, divisionId: number): Promise<PayrollDivision> {
  const [division] = await payrollDivisionsOf(db, [divisionId]);
  if (!division) throw new Error(`division ${divisionId} has no settings of payroll`);
  return division;
}

/** Return the months of a division that are drafted at an instant. */
export const openMonthsOf = ({ periods }: PayrollDivision, now: Date) => openMonths(periods, monthOf(dayOf(now)));

/** Take the advisory lock for drafting months of a division. A payroll lock waits for it. */
export const lockDrafting = (db: Transaction, divisionId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drawing ${divisionId}`}, 0))`);

export const ofDivision = (divisionId: number) => eq(payrollSettings.divisionId, divisionId);
