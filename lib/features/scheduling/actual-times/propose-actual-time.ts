import { and, eq, isNull } from "drizzle-orm";
import { scheduleTimeProposals } from "@/db/schema/scheduling";
import { userIdOf } from "@/lib/access/actor";
import { invalid } from "@/lib/features/crew/sections/edit-scope.queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockSchedule } from "../lock.queries";
import { isHistory, isOnBoardStage } from "../status.rules";
import { proposeTimeInput, timeProposed } from "./schema";

const hour = 3_600_000;

/**
 * Propose the actual joining or leaving time as vessel head. Check-in or check-out confirms it, and a later proposal
 * replaces it. product 2.11, 5.11 @throws not-found, invalid for a future time, rule when not due
 */
export const proposeActualTime = write({
  name: "scheduling.propose-time",
  access: "scheduling:check-in-out",
  input: proposeTimeInput,
  output: timeProposed,
  async run({ db, actor, now, audit }, { employeeSchedulingId: id, moment, schedule: proposedAt, note }) {
    const { schedule, vessel } = await lockSchedule(db, actor, id, "scheduling:check-in-out");
    if (isHistory(schedule)) throw refused("scheduling.isHistory");
    if (isOnBoardStage(schedule.statusId) !== (moment === "check-in")) throw refused(`scheduling.times.${moment}`);
    if (proposedAt.getTime() > now.getTime() + hour)
      throw invalid({ path: "schedule", message: "scheduling.times.toCome" });
    const ended = { endedAt: now, endReason: "replaced" as const, endedBy: userIdOf(actor) };
    await db
      .update(scheduleTimeProposals)
      .set(ended)
      .where(
        and(
          eq(scheduleTimeProposals.scheduleId, id),
          eq(scheduleTimeProposals.moment, moment),
          isNull(scheduleTimeProposals.endedAt),
        ),
      );
    const [row] = await db
      .insert(scheduleTimeProposals)
      .values({ scheduleId: id, moment, proposedAt, note, createdAt: now, createdBy: userIdOf(actor) })
      .returning({ id: scheduleTimeProposals.id });
    if (!row) throw new Error("time was not stored");
    audit({ subject: schedule.crewId, divisionId: vessel.divisionId, after: { scheduleId: id, moment, proposedAt } });
    return { id: row.id, employeeSchedulingId: id, proposedAt };
  },
});
