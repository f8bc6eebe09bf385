import { and, eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { addJob } from "@/db/queue";
import type { assignments } from "@/db/schema/manning";
import { preparations } from "@/db/schema/preparation";
import { preparationStateOf } from "./lifecycle.rules";

/** Queue the cancellation of a dropped plan's appointments. It may send many mails. */
const queueCalledOffNotice = (db: Transaction, preparationId: number) =>
  addJob(db, "tell-called-off", { preparationId }, { key: `called-off:${preparationId}` });

/** Queue the notices for a resumed plan that its cancelled appointments take place. */
const queueTakenUpNotice = (db: Transaction, preparationId: number) =>
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
export async function syncPreparations(
  { db, now }: { db: Transaction; now: Date },
  changed: readonly (typeof assignments.$inferSelect)[],
): Promise<void> {
  const plansWith = (state: ReturnType<typeof preparationStateOf>) =>
    changed.filter((row) => preparationStateOf(row) === state);
  const opened = plansWith("open").map(({ id, crewId, vesselId }) => ({
    assignmentId: id,
    crewId,
    vesselId,
    createdAt: now,
  }));
  const resumed = await cancelledOf(
    db,
    opened.map(({ assignmentId }) => assignmentId),
  );
  if (opened.length > 0)
    await db
      .insert(preparations)
      .values(opened)
      .onConflictDoUpdate({ target: preparations.assignmentId, set: { endedAt: null, endReason: null } });
  for (const { id } of resumed) await queueTakenUpNotice(db, id);
  for (const endReason of ["joined", "cancelled"] as const) {
    const ids = plansWith(endReason).map(({ id }) => id);
    if (ids.length === 0) continue;
    const ended = await db
      .update(preparations)
      .set({ endedAt: sql`${now.toISOString()}::timestamptz`, endReason })
      .where(and(anyOf(preparations.assignmentId, ids), isNull(preparations.endedAt)))
      .returning({ id: preparations.id });
    if (endReason === "cancelled") for (const { id } of ended) await queueCalledOffNotice(db, id);
  }
}
