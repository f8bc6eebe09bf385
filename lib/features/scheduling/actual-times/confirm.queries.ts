import { and, eq, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import type { BoardMoment, StatusId } from "@/db/enums/scheduling";
import { schedules, scheduleTimeProposals } from "@/db/schema/scheduling";
import { userIdOf, type Actor } from "@/lib/access/actor";

/** Return the state of a plan's active schedule; null without one. */
export async function scheduleStateOf(db: Executor, assignmentId: number): Promise<StatusId | null> {
  const [row] = await db
    .select({ statusId: schedules.statusId })
    .from(schedules)
    .where(and(eq(schedules.assignmentId, assignmentId), isNull(schedules.cancelledAt)));
  return row?.statusId ?? null;
}

/** Store the actual check-in or check-out time and end the vessel head's proposals, which are then confirmed. */
export async function confirmActualTime(
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
