import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { ujbmPayees } from "@/db/schema/ujbm";
import { hasSecondPerson } from "@/lib/features/crew/second-person.queries";
import { personOf } from "@/lib/platform/access";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { alertPayeeChange, lockWaiting } from "./queries";
import { decidePayeeInput, payeeDecided } from "./schema";

type Held = Awaited<ReturnType<typeof lockWaiting>>;

/** Nobody confirms an account they asked for themselves, unless nobody else could; and nobody else withdraws it. product §0.3 @throws rule */
async function isSamePerson(db: Transaction, { payee, vessel }: Held, decision: string, userId: number) {
  const isOwn = payee.createdBy === userId;
  if (decision === "Withdrawn" && !isOwn) throw refused("ujbm.payee.notYours");
  if (decision !== "Approved" || !isOwn) return false;
  if (await hasSecondPerson(db, "ujbm:rates", { divisionId: vessel.divisionId, except: userId }))
    throw refused("ujbm.payee.secondPerson");
  return true;
}

/** The account before gives way; a request to pay the head again ends with it. */
async function putInForce(db: Transaction, { payee }: Held, by: { now: Date; userId: number }) {
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
  const over = payee.isRemoval ? { endedAt: by.now, endReason: "removed" as const } : {};
  await db
    .update(ujbmPayees)
    .set({ confirmedAt: by.now, confirmedBy: by.userId, version: payee.version + 1, ...over })
    .where(eq(ujbmPayees.id, payee.id));
}

/**
 * Confirms another account of a vessel, which counts for every month not yet closed; or rejects it, or takes it back. Who would have been
 * paid is alerted again. product 5.13, §0.3
 * @throws not-found, conflict DECIDED, rule for one's own request, or for taking back another's
 */
export const decidePayee = write({
  name: "ujbm.decide-payee",
  access: "ujbm:rates",
  input: decidePayeeInput,
  output: payeeDecided,
  async run({ db, actor, now, audit }, { decision, ...asked }) {
    const { userId } = personOf(actor);
    const held = await lockWaiting(db, actor, asked);
    const { payee, vessel } = held;
    const samePerson = await isSamePerson(db, held, decision, userId);
    if (decision === "Approved") {
      await putInForce(db, held, { now, userId });
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
      after: { vesselId: vessel.id, isRemoval: payee.isRemoval, decision, ...(samePerson ? { samePerson } : {}) },
    });
    return { id: payee.id, vesselId: vessel.id, decision };
  },
});
