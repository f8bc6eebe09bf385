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
 * The time somebody really joined or left, as the head of the vessel says; it counts once whoever checks in or out confirms it. A later one
 * takes the place of the one before. product 2.11, 5.11 @throws not-found, invalid for a time to come, rule where it is not due
 */
export const proposeTime = write({
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
