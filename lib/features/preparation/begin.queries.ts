import { and, eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { addJob } from "@/db/queue";
import type { assignments } from "@/db/schema/manning";
import { preparations } from "@/db/schema/preparation";
import { preparationFate } from "./fate.rules";

/** Queue the cancellation of a dropped plan's appointments. It may send many mails. */
const tellCalledOffLater = (db: Transaction, preparationId: number) =>
  addJob(db, "tell-called-off", { preparationId }, { key: `called-off:${preparationId}` });

/** Queue the notices for a resumed plan that its cancelled appointments take place. */
const tellTakenUpLater = (db: Transaction, preparationId: number) =>
  addJob(db, "tell-taken-up", { preparationId }, { key: `taken-up:${preparationId}` });

const cancelledOf = (db: Transaction, assignmentIds: readonly number[]) =>
  assignmentIds.length === 0
    ? []
    : db
        .select({ id: preparations.id })
        .from(preparations)
        .where(and(anyOf(preparations.assignmentId, assignmentIds), eq(preparations.endReason, "cancelled")));

/**
 * Start and end the preparations of changed plans in the same transaction. The caller has locked the seats. product
 * 5.2, 5.5
 */
export async function settlePreparations(
  { db, now }: { db: Transaction; now: Date },
  changed: readonly (typeof assignments.$inferSelect)[],
): Promise<void> {
  const of = (fate: ReturnType<typeof preparationFate>) => changed.filter((row) => preparationFate(row) === fate);
  const opened = of("open").map(({ id, crewId, vesselId }) => ({ assignmentId: id, crewId, vesselId, createdAt: now }));
  const takenUp = await cancelledOf(
    db,
    opened.map(({ assignmentId }) => assignmentId),
  );
  if (opened.length > 0)
    await db
      .insert(preparations)
      .values(opened)
      .onConflictDoUpdate({ target: preparations.assignmentId, set: { endedAt: null, endReason: null } });
  for (const { id } of takenUp) await tellTakenUpLater(db, id);
  for (const endReason of ["joined", "cancelled"] as const) {
    const ids = of(endReason).map(({ id }) => id);
    if (ids.length === 0) continue;
    const ended = await db
      .update(preparations)
      .set({ endedAt: sql`${now.toISOString()}::timestamptz`, endReason })
      .where(and(anyOf(preparations.assignmentId, ids), isNull(preparations.endedAt)))
      .returning({ id: preparations.id });
    if (endReason === "cancelled") for (const { id } of ended) await tellCalledOffLater(db, id);
  }
}
