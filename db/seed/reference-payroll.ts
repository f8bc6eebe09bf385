import { dayOf } from "@/lib/platform/calendar/dates";
import type { Executor } from "../client";
import { payrollSettings } from "../schema/work-orders";

/**
 * Create the default payroll settings from the month of installation. The JKK rate is entered by people. product 5.15.4
 */
export async function seedPayrollSettings(db: Executor, now: Date) {
  const usedFrom = `${dayOf(now).slice(0, 7)}-01`;
  const bpjsBase: (typeof payrollSettings.$inferInsert)["bpjsBase"] = ["basicSalary", "kpak", "positionAllowance"];
  const stamped = { createdAt: now, updatedAt: now };
  const added = await db
    .insert(payrollSettings)
    .values([1, 2].map((divisionId) => ({ divisionId, usedFrom, bpjsBase, ...stamped })))
    .onConflictDoNothing()
    .returning();
  return added.length;
}
