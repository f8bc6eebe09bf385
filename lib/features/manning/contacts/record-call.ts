import { assignmentEvents } from "@/db/schema/manning";
import { userIdOf } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { visibleAssignments } from "./queries";
import { callRecorded, recordCallInput } from "./schema";

/** Record in the seat's history what a seafarer said on the telephone. It answers nothing. @throws not-found */
export const recordCall = write({
  name: "manning.record-call",
  access: "approvals:links",
  input: recordCallInput,
  output: callRecorded,
  async run({ db, actor, now, audit }, { assignmentId, said }) {
    const [assignment] = await visibleAssignments(db, actor, [assignmentId]);
    if (!assignment) throw notFound("manning.notFound");
    const [call] = await db
      .insert(assignmentEvents)
      .values({ assignmentId, event: "called", reason: said, createdAt: now, createdBy: userIdOf(actor) })
      .returning({ id: assignmentEvents.id });
    if (!call) throw new Error("call was not stored");
    audit({ subject: assignmentId, divisionId: assignment.divisionId, after: { callId: call.id, said } });
    return { callId: call.id };
  },
});
