import { eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { payrollPeriods, payrollSettings } from "@/db/schema/work-orders";
import { dayOf } from "@/lib/platform/calendar/dates";
import { openMonths, type Periods } from "./open-months.rules";

export type Settings = typeof payrollSettings.$inferSelect;
export type PayrollDivision = Settings & { periods: Periods };

/** Return the payroll settings of divisions and the last month each has locked. One query. */
export async function payrollDivisionsOf(db: Executor, divisionIds?: readonly number[]): Promise<PayrollDivision[]> {
  const rows = await db
    .select({
      settings: payrollSettings,
      lockedThrough: sql<string | null>`(select to_char(max(${payrollPeriods.month}), 'YYYY-MM') from ${payrollPeriods}
        where ${payrollPeriods.divisionId} = ${payrollSettings}.division_id and ${payrollPeriods.unlockedAt} is null)`,
    })
    .from(payrollSettings)
    .where(divisionIds ? anyOf(payrollSettings.divisionId, divisionIds) : undefined)
    .orderBy(payrollSettings.divisionId);
  return rows.map(({ settings, lockedThrough }) => ({
    ...settings,
    periods: { first: settings.usedFrom.slice(0, 7), lockedThrough },
  }));
}

/** Load the settings of a division. @throws Error without settings */
export async function payrollDivisionOf(db: Executor, divisionId: number): Promise<PayrollDivision> {
  const [division] = await payrollDivisionsOf(db, [divisionId]);
  if (!division) throw new Error(`division ${divisionId} has no settings of payroll`);
  return division;
}

/** Return the months of a division that are drafted at an instant. */
export const openMonthsOf = ({ periods }: PayrollDivision, now: Date) => openMonths(periods, dayOf(now).slice(0, 7));

/** Take the advisory lock for drafting months of a division. A payroll lock waits for it. */
export const lockDrafting = (db: Transaction, divisionId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drawing ${divisionId}`}, 0))`);

export const ofDivision = (divisionId: number) => eq(payrollSettings.divisionId, divisionId);
