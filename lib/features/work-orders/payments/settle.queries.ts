import { and, eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { paymentTransfers, personMonths } from "@/db/schema/work-orders";
import { refused } from "@/lib/platform/errors";

/** What a bank answered of a transfer; a reason where it did not pay. */
type Answer = { id: number; state: "paid" | "rejected"; reason: string | null };
type Given = { settledOn: string; now: Date; userId: number };

/** What besides a transfer counts as paid of its slip is so much that it cannot count as well. */
const isPaidAgain = sql<boolean>`${paymentTransfers.amount} + (select coalesce(sum(other.amount), 0) from ${paymentTransfers} other
    where other.crew_id = ${paymentTransfers.crewId} and other.month = ${paymentTransfers.month} and other.part = ${paymentTransfers.part}
      and other.id <> ${paymentTransfers.id} and other.state in ('prepared', 'released', 'paid'))
  > coalesce((select greatest(slip.take_home, 0) from ${personMonths} slip where slip.crew_id = ${paymentTransfers.crewId}
      and slip.month = ${paymentTransfers.month} and slip.part = ${paymentTransfers.part} and slip.state = 'locked'), 0)`;

/**
 * Writes what a bank answered; whoever calls holds the payments of the division. A rejected transfer was paid after all only while nothing took its place.
 * @throws rule PAID_AGAIN by name
 */
export async function settle(
  db: Transaction,
  runId: number,
  answers: readonly Answer[],
  { settledOn, now, userId }: Given,
) {
  const paid = answers.flatMap(({ id, state }) => (state === "paid" ? [id] : []));
  const [again] = await db
    .select({ name: paymentTransfers.employeeName })
    .from(paymentTransfers)
    .where(and(anyOf(paymentTransfers.id, paid), eq(paymentTransfers.state, "rejected"), isPaidAgain))
    .limit(1);
  if (again) throw refused("payment-runs.refused.paidAgain", again);
  const stamp = { settledOn, settledAt: now, settledBy: userId };
  const byReason = new Map<string | null, number[]>([[null, paid]]);
  for (const { id, state, reason } of answers)
    if (state === "rejected") byReason.set(reason, [...(byReason.get(reason) ?? []), id]);
  for (const [reason, ids] of byReason) {
    const state = reason === null ? ("paid" as const) : ("rejected" as const);
    if (ids.length === 0) continue;
    await db
      .update(paymentTransfers)
      .set({ state, reason, ...stamp })
      .where(and(eq(paymentTransfers.runId, runId), anyOf(paymentTransfers.id, ids)));
  }
}
