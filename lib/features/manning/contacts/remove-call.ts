import { and, eq } from "drizzle-orm";
import { assignmentEvents } from "@/db/schema/manning";
import { userIdOf } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { isKept, visibleAssignments } from "./queries";
import { callRecorded, removeCallInput } from "./schema";

/** Take back one's own note of a call. The history keeps both, because it is append-only. @throws not-found */
export const removeCall = write({
  name: "manning.remove-call",
  access: "approvals:links",
  input: removeCallInput,
  output: callRecorded,
  async run({ db, actor, now, audit }, { callId }) {
    const createdBy = userIdOf(actor);
    const [call] = await db
      .select({ assignmentId: assignmentEvents.assignmentId, said: assignmentEvents.reason })
      .from(assignmentEvents)
      .where(
        and(
          eq(assignmentEvents.id, callId),
          eq(assignmentEvents.event, "called"),
          eq(assignmentEvents.createdBy, createdBy ?? 0),
          isKept,
        ),
      );
    const [assignment] = call ? await visibleAssignments(db, actor, [call.assignmentId]) : [];
    if (!call || !assignment) throw notFound("manning.notFound");
    await db.insert(assignmentEvents).values({
      assignmentId: assignment.id,
      event: "call-removed",
      details: { callId },
      createdAt: now,
      createdBy,
    });
    audit({ subject: assignment.id, divisionId: assignment.divisionId, before: { callId, said: call.said } });
    return { callId };
  },
});
