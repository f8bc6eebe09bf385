import { and, eq, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { BoardMoment, StatusId } from "@/db/enums/scheduling";
import { schedules, scheduleTimeProposals } from "@/db/schema/scheduling";
import { userIdOf, type Actor } from "@/lib/access/actor";

/** The state of a plan's schedule; null where it has none that goes on. */
export async function scheduleStateOf(db: Executor, assignmentId: number): Promise<StatusId | null> {
  const [row] = await db
    .select({ statusId: schedules.statusId })
    .from(schedules)
    .where(and(eq(schedules.assignmentId, assignmentId), isNull(schedules.cancelledAt)));
  return row?.statusId ?? null;
}

/** Keeps the time somebody was checked in or out at, where it was said, and ends what the head of the vessel proposed: it is confirmed. */
export async function confirmTime(
  { db, actor, now }: { db: Transaction; actor: Actor; now: Date },
  assignmentId: number,
  moment: BoardMoment,
  at: Date | null,
): Promise<void> {
  const [row] = await db
    .update(schedules)
    .set(moment === "check-in" ? { checkedInAt: at } : { checkedOutAt: at })
    .where(eq(schedules.assignmentId, assignmentId))
    .returning({ id: schedules.id });
  if (!row) return;
  await db
    .update(scheduleTimeProposals)
    .set({ endedAt: now, endReason: "confirmed", endedBy: userIdOf(actor) })
    .where(
      and(
        eq(scheduleTimeProposals.scheduleId, row.id),
        eq(scheduleTimeProposals.moment, moment),
        isNull(scheduleTimeProposals.endedAt),
      ),
    );
}
