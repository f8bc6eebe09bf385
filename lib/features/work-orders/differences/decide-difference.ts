import { and, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { payDifferences, payrollDebts, workOrderAdjustments, workOrders } from "@/db/schema/work-orders";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { proposePayReductions } from "@/lib/features/billing/corrections/pay-reductions.queries";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { requirePresent } from "@/lib/platform/unknown-record";
import { firstDayOf } from "@/lib/platform/calendar/months";
import { assertOpen, lockPayOf, openMonthOf } from "../inputs/queries";
import { nextSlipOf } from "./next-slip.queries";
import { amountWithinPay } from "./ledger.rules";
import { crewOfDifference, lockDifference, supersededError } from "./queries";
import { decideDifferenceInput, differenceDecided } from "./schema";
import { slipHashOf, slipPartsOf } from "./slip-parts.queries";

type Row = Awaited<ReturnType<typeof lockDifference>>;

/** Return the work order with the most days of the month, which the adjustment refers to. */
async function longestWorkOrder(db: Transaction, { crewId, month }: Row) {
  const [order] = await db
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(eq(workOrders.crewId, crewId), eq(workOrders.month, firstDayOf(month)), eq(workOrders.state, "locked")))
    .orderBy(desc(workOrders.days), workOrders.id)
    .limit(1);
  return order?.id ?? null;
}

/** Record the whole difference as a debt, from the first open month on. */
async function recordAsDebt(
  db: Transaction,
  row: Row,
  { now, userId }: { now: Date; userId: number },
): Promise<number> {
  const { id, crewId, divisionId } = row;
  const slips = (await slipPartsOf(db, [crewId], row.month)).get(crewId);
  if (slipHashOf(slips) !== row.slipHash) throw supersededError();
  const fromMonth = firstDayOf(await openMonthOf(db, { id: crewId, divisionId }));
  await db.insert(payrollDebts).values({
    divisionId,
    crewId,
    kind: "earlierSlip",
    source: "office",
    fromMonth,
    differenceId: id,
    state: "open",
    name: requirePresent(row.proposedText, "the text of a proposal"),
    amount: -requirePresent(row.proposedAmount, "an amount"),
    createdAt: now,
    createdBy: row.proposedBy,
    updatedAt: now,
    decidedAt: now,
    decidedBy: userId,
  });
  return 0;
}

/** Enter the adjustment. What the slip cannot cover becomes a new open difference. @returns that amount */
async function enterAdjustment(db: Transaction, row: Row, now: Date): Promise<number> {
  const { id, crewId, divisionId, amount } = row;
  const month = requirePresent(row.proposedMonth, "the month of a proposal");
  const share = requirePresent(row.proposedAmount, "the amount of a proposal");
  await assertOpen(db, { id: crewId, divisionId }, month);
  const standing = (await slipPartsOf(db, [crewId], row.month)).get(crewId);
  if (slipHashOf(standing) !== row.slipHash) throw supersededError();
  const slip = await nextSlipOf(db, { crewId, from: month, except: id });
  if (slip?.month !== month || amountWithinPay(share, slip.takeHome) !== share)
    throw refused("pay-differences.cannotBear");
  await db.insert(workOrderAdjustments).values({
    workOrderId: await longestWorkOrder(db, row),
    differenceId: id,
    crewId,
    month: firstDayOf(month),
    amount: share,
    reason: requirePresent(row.proposedText, "the text of a proposal"),
    createdAt: now,
    createdBy: row.proposedBy,
  });
  if (amount === share) return 0;
  const { slipHash, digest, causes, paid, owed, problems, foundAt } = row;
  await db.insert(payDifferences).values({
    divisionId,
    crewId,
    month: firstDayOf(row.month),
    slipHash,
    digest,
    causes,
    paid,
    owed,
    problems,
    foundAt,
    amount: amount - share,
    tax: 0,
    billed: row.billed - share,
    createdAt: now,
  });
  return amount - share;
}

/**
 * Confirm a proposed difference as an adjustment or debt, by a second person. A debt also proposes a credit note for
 * the locked month. Or withdraw a proposal, or refuse a difference with a reason. product 5.15.6b, §8 @throws
 * not-found, forbidden without the right, conflict when it changed since it was read, rule for its author, for what is
 * not proposed and for a slip that can no longer cover it
 */
export const decideDifference = write({
  name: "work-orders.decide-difference",
  access: {
    oneOf: ["work-orders:verify", "work-orders:lock"],
    by: ({ decision }) => [decision === "decline" ? "work-orders:lock" : "work-orders:verify"],
  },
  secondPerson: {
    right: "work-orders:verify",
    refusal: "pay-differences.secondPerson",
    appliesTo: ({ decision }) => decision !== "decline",
  },
  input: decideDifferenceInput,
  output: differenceDecided,
  async run({ db, actor, now, locale, audit, requireSecondPerson }, { id, decision, reason, version }) {
    const { userId } = userActorOf(actor);
    const { divisionId } = await lockPayOf(db, actor, await crewOfDifference(db, actor, id));
    const row = await lockDifference(db, id);
    await assertUnchanged({ db, locale }, row, version);
    const { crewId, state, amount } = row;
    const isProposed = state === "proposed";
    if (!isProposed && (state !== "open" || decision !== "refuse")) throw refused("pay-differences.notProposed");
    if (decision !== "decline") await requireSecondPerson({ divisionId, involvedUsers: [row.proposedBy] });
    const stamp = { updatedAt: now, updatedBy: userId, version: row.version + 1 };
    const decided = { decidedAt: now, decidedBy: userId };
    const proposal = {
      proposedMonth: null,
      proposedAmount: null,
      proposedText: null,
      proposedAt: null,
      proposedBy: null,
      proposedAsDebt: false,
    };
    const change = (values: Partial<typeof payDifferences.$inferInsert>) =>
      db
        .update(payDifferences)
        .set({ ...values, ...stamp })
        .where(eq(payDifferences.id, id));
    const about = { subject: id, divisionId, before: { state } };
    if (decision === "confirm") {
      await change({ state: "settled", ...decided, amount: row.proposedAmount ?? 0 });
      const remaining = row.proposedAsDebt
        ? await recordAsDebt(db, row, { now, userId })
        : await enterAdjustment(db, row, now);
      const settled = { month: row.proposedMonth, amount: row.proposedAmount };
      if (row.proposedAsDebt) await proposePayReductions(db, { differenceId: id }, now);
      audit({ ...about, after: { state: "settled", crewId, ...settled } });
      return { id, decision, left: remaining };
    }
    if (decision === "decline") await change({ state: "open", ...proposal });
    else await change({ state: "refused", ...proposal, ...decided, reason });
    const after = { state: decision === "decline" ? "open" : "refused", crewId, amount };
    audit({ ...about, after, ...(reason ? { reason } : {}) });
    return { id, decision, left: amount };
  },
});
