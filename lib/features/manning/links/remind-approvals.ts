import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { addJob } from "@/db/queue";
import { approvalItems, approvalLinks } from "@/db/schema/manning";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { write } from "@/lib/platform/operation";

const maxAtOnce = 500;

/**
 * Find proposals unanswered since yesterday and queue a job for each, so that two seats are never locked together. Run
 * by the scheduler only. product 5.9
 * @throws forbidden for people
 */
export const remindApprovals = write({
  name: "manning.remind-approvals",
  access: "scheduler",
  input: z.object({}),
  output: z.object({ found: z.array(z.number()) }),
  async run({ db, now, unchanged }) {
    const open = await db
      .selectDistinct({ id: approvalItems.assignmentId })
      .from(approvalItems)
      .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
      .where(
        and(
          eq(approvalLinks.purpose, "principal-approval"),
          isNull(approvalItems.endedAt),
          isNull(approvalItems.escalatedAt),
          lt(approvalItems.askedAt, daysAfter(now, -1)),
        ),
      )
      .orderBy(asc(approvalItems.assignmentId))
      .limit(maxAtOnce);
    for (const { id: assignmentId } of open)
      await addJob(db, "remind-approval", { assignmentId }, { key: `remind-approval:${assignmentId}` });
    unchanged();
    return { found: open.map(({ id }) => id) };
  },
});
