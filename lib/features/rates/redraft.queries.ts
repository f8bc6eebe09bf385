import { setTimeout as sleep } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { addJob } from "@/db/queue";
import { crew } from "@/db/schema/crew";
import { divisions } from "@/db/schema/positions";
import { payrollLeftOut, payrollPeriods, personMonths } from "@/db/schema/work-orders";
import { AppError } from "@/lib/platform/errors";

/** Held together by all who change what pay comes from, and by nobody else while a month of the division is locked. */
const gate = (divisionId: unknown) => sql`hashtextextended('payroll ' || ${divisionId}, 0)`;

/** Lets nobody change what the division's pay comes from until the transaction ends; waits for those who are at it. */
export const closeGate = (db: Transaction, divisionId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(${gate(divisionId)})`);

const patience = 4_000;
const pause = 100;

/**
 * Passes the gate with every row of a query that tries it, waiting up to four seconds while a month is being locked: a change is seen by the lock
 * or comes after it. It asks again and again and never queues for the gate, so that a lock that needs a row held here runs into no deadlock.
 * @throws conflict PAYROLL_LOCKING after that
 */
async function passGate(db: Transaction, tried: SQL) {
  for (const until = Date.now() + patience; ;) {
    const rows = await db.execute<{ open: boolean }>(tried);
    if (rows.every(({ open }) => open)) return;
    if (Date.now() > until) throw new AppError("conflict", "work-orders.beingLocked", {}, [], "PAYROLL_LOCKING");
    await sleep(pause);
  }
}

const queue = "work-orders";

/** The open months of these people are drawn anew once the change is in; ten changes of one person make one job. product 5.15.1 @throws conflict PAYROLL_LOCKING */
export async function redraftPeople(db: Transaction, crewIds: readonly number[]) {
  if (crewIds.length === 0) return;
  await passGate(
    db,
    sql`select pg_try_advisory_xact_lock_shared(${gate(crew.divisionId)}) as open from ${crew} where ${anyOf(crew.id, crewIds)}`,
  );
  for (const crewId of new Set(crewIds))
    await addJob(db, "redraft-work-orders", { crewId }, { key: `redraft:${crewId}`, queue });
}

/** The open months of everybody in a division, or in both, are drawn anew. product 5.15.1 @throws conflict PAYROLL_LOCKING */
export async function redraftDivision(db: Transaction, divisionId: number | null) {
  const of = divisionId === null ? sql`true` : sql`${divisions.id} = ${divisionId}`;
  await passGate(
    db,
    sql`select pg_try_advisory_xact_lock_shared(${gate(divisions.id)}) as open from ${divisions} where ${of}`,
  );
  const key = `redraft:division ${divisionId ?? "all"}`;
  await addJob(db, "redraft-work-orders", { divisionId }, { key, queue });
}

const hasSlips = (state: "draft" | "locked", crewId: unknown, month: unknown) => sql`exists (select from ${personMonths}
  where ${personMonths.crewId} = ${crewId} and ${personMonths.month} = ${month} and ${personMonths.state} = ${state})`;

/** Whether somebody who was left out of a locked month, by its first day, still waits for a lock of their own. */
export const waitsApart = (crewId: unknown, month: unknown) =>
  sql`(${hasSlips("draft", crewId, month)} or not ${hasSlips("locked", crewId, month)})`;

/** Whether a month, by its first day, is locked for somebody: with everybody's and with them, or by a lock of their own. */
export function isClosedFor(person: { crewId: unknown; divisionId: unknown }, month: unknown): SQL<boolean> {
  const withAll = sql`exists (select from ${payrollPeriods}
    where ${payrollPeriods.divisionId} = ${person.divisionId} and ${payrollPeriods.month} = ${month} and ${payrollPeriods.unlockedAt} is null
      and not exists (select from ${payrollLeftOut} where ${payrollLeftOut.periodId} = ${payrollPeriods.id} and ${payrollLeftOut.crewId} = ${person.crewId}))`;
  // Parts of a field keep the names of their tables only inside another one.
  return sql<boolean>`(${hasSlips("locked", person.crewId, month)} or ${withAll})`;
}
