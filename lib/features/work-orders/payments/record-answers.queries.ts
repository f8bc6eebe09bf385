import { and, eq, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { paymentTransfers, personMonths } from "@/db/schema/work-orders";
import { refused } from "@/lib/platform/errors";

/** A bank's answer to a transfer, with a reason when rejected. */
type Answer = { id: number; state: "paid" | "rejected"; reason: string | null };
type Given = { settledOn: string; now: Date; userId: number };

/** Other runs' transfers of the slip that count as paid. */
const inOtherRuns = sql`from ${paymentTransfers} other
  where other.crew_id = ${paymentTransfers.crewId} and other.month = ${paymentTransfers.month} and other.part = ${paymentTransfers.part}
    and other.id <> ${paymentTransfers.id} and other.state in ('prepared', 'released', 'paid')`;
/** What the slip pays while locked; null in an open month. */
const slipPay = sql<
  number | null
>`(select greatest(slip.take_home, 0) from ${personMonths} slip where slip.crew_id = ${paymentTransfers.crewId}
  and slip.month = ${paymentTransfers.month} and slip.part = ${paymentTransfers.part} and slip.state = 'locked')`;
/** Whether this transfer would overpay the slip because another run pays it, or the slip amount is unknown. */
const isPaidAgain = sql<boolean>`exists (select ${inOtherRuns} and other.run_id <> ${paymentTransfers.runId})
  and coalesce(${paymentTransfers.amount} + (select coalesce(sum(other.amount), 0) ${inOtherRuns}) > ${slipPay}, true)`;

/**
 * Record a bank's answers; the caller holds the payments lock. A rejected transfer may still become paid if no other
 * run pays the slip, also after an unlock; an excess is then listed as overpaid. @throws rule by name when another run
 * pays it
 */
export async function recordAnswers(
  db: Transaction,
  runId: number,
  answers: readonly Answer[],
  { settledOn, now, userId }: Given,
) {
  const paid = answers.flatMap(({ id, state }) => (state === "paid" ? [id] : []));
  const [paidElsewhere] = await db
    .select({ name: paymentTransfers.employeeName, isOpen: sql<boolean>`${slipPay} is null` })
    .from(paymentTransfers)
    .where(and(anyOf(paymentTransfers.id, paid), eq(paymentTransfers.state, "rejected"), isPaidAgain))
    .limit(1);
  if (paidElsewhere) {
    const { name, isOpen } = paidElsewhere;
    throw refused(`payment-runs.refused.${isOpen ? "lockFirst" : "paidAgain"}`, { name });
  }
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
