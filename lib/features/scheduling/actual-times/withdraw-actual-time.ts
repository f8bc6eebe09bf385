import { and, eq, isNull } from "drizzle-orm";
import { scheduleTimeProposals } from "@/db/schema/scheduling";
import { userIdOf } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { lockSchedule } from "../lock.queries";
import { timeWithdrawn, withdrawTimeInput } from "./schema";

/** Withdraw an unconfirmed time. @throws not-found, also when it is confirmed */
export const withdrawActualTime = write({
  name: "scheduling.withdraw-time",
  access: "scheduling:check-in-out",
  input: withdrawTimeInput,
  output: timeWithdrawn,
  async run({ db, actor, now, audit }, { id }) {
    const ofId = and(eq(scheduleTimeProposals.id, id), isNull(scheduleTimeProposals.endedAt));
    const [proposal] = await db.select().from(scheduleTimeProposals).where(ofId);
    if (!proposal) throw notFound("scheduling.timeNotFound");
    const { schedule, vessel } = await lockSchedule(db, actor, proposal.scheduleId, "scheduling:check-in-out");
    const [ended] = await db
      .update(scheduleTimeProposals)
      .set({ endedAt: now, endReason: "withdrawn", endedBy: userIdOf(actor) })
      .where(ofId)
      .returning({ id: scheduleTimeProposals.id });
    if (!ended) throw notFound("scheduling.timeNotFound");
    audit({
      subject: schedule.crewId,
      divisionId: vessel.divisionId,
      after: { scheduleId: schedule.id, withdrawn: true },
    });
    return { id };
  },
});
