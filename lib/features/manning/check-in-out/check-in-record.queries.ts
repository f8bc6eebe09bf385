import { and, desc, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { assignmentEvents } from "@/db/schema/manning";
import { checkInRecord } from "./schema";

/** Read the record of an assignment's last check-in; null without one, as after an import. */
export async function lastCheckInRecord(db: Executor, assignmentId: number) {
  const [event] = await db
    .select({ details: assignmentEvents.details })
    .from(assignmentEvents)
    .where(and(eq(assignmentEvents.assignmentId, assignmentId), eq(assignmentEvents.event, "checked-in")))
    .orderBy(desc(assignmentEvents.id))
    .limit(1);
  return checkInRecord.safeParse(event?.details).data ?? null;
}
