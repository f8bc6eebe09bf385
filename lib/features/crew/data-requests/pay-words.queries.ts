import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { payDifferences, payrollLeftOut, payrollSlipLocks } from "@/db/schema/work-orders";

/**
 * Pay stays as it was paid, with what its lines say. Why a month was locked without somebody, why their slips were opened again and why a
 * difference was refused goes, in the log as well. product 5.20
 */
export async function erasePayWords(db: Transaction, crewId: number) {
  await db.execute(sql`update audit_entries set reason = null where reason is not null and (
    (operation = 'work-orders.lock-month' and subject in (select period_id::text from payroll_left_out where crew_id = ${crewId}))
    or (operation = 'work-orders.unlock-slip' and subject in (select id::text from payroll_slip_locks where crew_id = ${crewId}))
    or (operation = 'work-orders.decide-difference' and subject in (select id::text from pay_differences where crew_id = ${crewId})))`);
  await db.update(payrollLeftOut).set({ reason: "-" }).where(eq(payrollLeftOut.crewId, crewId));
  const opened = and(eq(payrollSlipLocks.crewId, crewId), sql`${payrollSlipLocks.unlockReason} is not null`);
  await db.update(payrollSlipLocks).set({ unlockReason: "-" }).where(opened);
  const refused = and(eq(payDifferences.crewId, crewId), sql`${payDifferences.reason} is not null`);
  await db.update(payDifferences).set({ reason: "-" }).where(refused);
}
