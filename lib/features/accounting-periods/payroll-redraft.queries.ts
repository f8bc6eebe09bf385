import { setTimeout as sleep } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { addJob } from "@/db/queue";
import { crew } from "@/db/schema/crew";
import { divisions } from "@/db/schema/positions";
import { payrollLeftOut, payrollPeriods, personMonths } from "@/db/schema/work-orders";
import { payrollPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { gateKey, holdPeriod } from "@/lib/features/accounting-periods/queries";
import { AppError } from "@/lib/platform/errors";

const payrollGate = (divisionId: unknown) => gateKey(payrollPeriod, divisionId);

/** Block changes of the division's pay data until the transaction ends; waits for running ones. */
export const blockPayDataChanges = (db: Transaction, divisionId: number) => holdPeriod(db, payrollPeriod, divisionId);

const waitMilliseconds = 4_000;
const pause = 100;

/**
 * Take the shared lock with rows of a try-lock query, polling up to four seconds while a month is being locked. Changes
 * happen before or after the lock. Polling instead of queueing avoids deadlocks with rows held here. @throws conflict
 * PAYROLL_LOCKING after that
 */
async function passPayrollGate(db: Transaction, attempt: SQL) {
  for (const until = Date.now() + waitMilliseconds; ;) {
    const rows = await db.execute<{ open: boolean }>(attempt);
    if (rows.every(({ open }) => open)) return;
    if (Date.now() > until) throw new AppError("conflict", "work-orders.beingLocked", {}, [], "PAYROLL_LOCKING");
    await sleep(pause);
  }
}

const queue = "work-orders";

/**
 * Enqueue redrafting of these people's open months after the change; repeated changes make one job per person. product
 * 5.15.1 @throws conflict PAYROLL_LOCKING
 */
export async function redraftPeople(db: Transaction, crewIds: readonly number[]) {
  if (crewIds.length === 0) return;
  await passPayrollGate(
    db,
    sql`select pg_try_advisory_xact_lock_shared(${payrollGate(crew.divisionId)}) as open from ${crew} where ${anyOf(crew.id, crewIds)}`,
  );
  for (const crewId of new Set(crewIds))
    await addJob(db, "redraft-work-orders", { crewId }, { key: `redraft:${crewId}`, queue });
}

/** Enqueue redrafting of the open months of one or all divisions. product 5.15.1 @throws conflict PAYROLL_LOCKING */
export async function redraftDivision(db: Transaction, divisionId: number | null) {
  const of = divisionId === null ? sql`true` : sql`${divisions.id} = ${divisionId}`;
  await passPayrollGate(
    db,
    sql`select pg_try_advisory_xact_lock_shared(${payrollGate(divisions.id)}) as open from ${divisions} where ${of}`,
  );
  const key = `redraft:division ${divisionId ?? "all"}`;
  await addJob(db, "redraft-work-orders", { divisionId }, { key, queue });
}

const hasSlips = (state: "draft" | "locked", crewId: unknown, month: unknown) => sql`exists (select from ${personMonths}
  where ${personMonths.crewId} = ${crewId} and ${personMonths.month} = ${month} and ${personMonths.state} = ${state})`;

/** Whether a left-out person of a locked month, by its first day, still needs a separate lock. */
export const awaitsSeparateLock = (crewId: unknown, month: unknown) =>
  sql`(${hasSlips("draft", crewId, month)} or not ${hasSlips("locked", crewId, month)})`;

/** Whether a month, by its first day, is locked for a person: with everyone, or separately. */
export function isLockedFor(person: { crewId: unknown; divisionId: unknown }, month: unknown): SQL<boolean> {
  const withAll = sql`exists (select from ${payrollPeriods}
    where ${payrollPeriods.divisionId} = ${person.divisionId} and ${payrollPeriods.month} = ${month} and ${payrollPeriods.unlockedAt} is null
      and not exists (select from ${payrollLeftOut} where ${payrollLeftOut.periodId} = ${payrollPeriods.id} and ${payrollLeftOut.crewId} = ${person.crewId}))`;
  // Columns keep their table name only inside another expression.
  return sql<boolean>`(${hasSlips("locked", person.crewId, month)} or ${withAll})`;
}
