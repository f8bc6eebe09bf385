import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { ujbmPayees } from "@/db/schema/ujbm";
import { userActorOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { alertPayeeChange, lockWaiting } from "./queries";
import { decidePayeeInput, payeeDecided } from "./schema";

type LockedPayee = Awaited<ReturnType<typeof lockWaiting>>;

/** Replace the previous account; a confirmed removal pays the vessel head again and ends itself. */
async function putInForce(db: Transaction, { payee }: LockedPayee, by: { now: Date; userId: number }) {
  const before = and(
    eq(ujbmPayees.vesselId, payee.vesselId),
    isNotNull(ujbmPayees.confirmedAt),
    isNull(ujbmPayees.endedAt),
  );
  await db
    .update(ujbmPayees)
    .set({
      endedAt: by.now,
      endReason: payee.isRemoval ? "removed" : "replaced",
      version: sql`${ujbmPayees.version} + 1`,
    })
    .where(before);
  const removal = payee.isRemoval ? { endedAt: by.now, endReason: "removed" as const } : {};
  await db
    .update(ujbmPayees)
    .set({ confirmedAt: by.now, confirmedBy: by.userId, version: payee.version + 1, ...removal })
    .where(eq(ujbmPayees.id, payee.id));
}

/**
 * Confirm a vessel's requested account for every open month; or reject or withdraw it. The replaced recipient is
 * alerted again. product 5.13, §0.3 @throws not-found, conflict DECIDED, rule for one's own request, or for withdrawing
 * another's
 */
export const decidePayee = write({
  name: "ujbm.decide-payee",
  access: "ujbm:confirm-payee",
  secondPerson: {
    right: "ujbm:confirm-payee",
    refusal: "ujbm.payee.secondPerson",
    appliesTo: ({ decision }) => decision === "Approved",
  },
  input: decidePayeeInput,
  output: payeeDecided,
  async run({ db, actor, now, audit, requireSecondPerson }, { decision, ...request }) {
    const { userId } = userActorOf(actor);
    const locked = await lockWaiting(db, actor, request);
    const { payee, vessel } = locked;
    if (decision === "Withdrawn" && payee.createdBy !== userId) throw refused("ujbm.payee.notYours");
    if (decision === "Approved") {
      await requireSecondPerson({ divisionId: vessel.divisionId, involvedUsers: [payee.createdBy] });
      await putInForce(db, locked, { now, userId });
      await alertPayeeChange(db, { vessel, payeeId: payee.id }, "changed", now);
    } else {
      const endReason = decision === "Rejected" ? ("rejected" as const) : ("withdrawn" as const);
      await db
        .update(ujbmPayees)
        .set({ endedAt: now, endReason, version: payee.version + 1 })
        .where(eq(ujbmPayees.id, payee.id));
    }
    audit({
      subject: payee.id,
      divisionId: vessel.divisionId,
      after: { vesselId: vessel.id, isRemoval: payee.isRemoval, decision },
    });
    return { id: payee.id, vesselId: vessel.id, decision };
  },
});
