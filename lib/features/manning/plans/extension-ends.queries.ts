import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { extensions } from "@/db/schema/manning";
import { extensionEndOf } from "./extension-end.rules";
import type { AssignmentRow } from "../seats.queries";
import type { Change } from "../slots.rules";

export const isPending = and(isNull(extensions.status), isNull(extensions.endedAt));

/** End extension requests whose assignment changed. The caller has locked the seat. */
export async function endExtensions(
  { db, now }: { db: Transaction; now: Date },
  changes: readonly Change[],
  before: readonly AssignmentRow[],
) {
  for (const change of changes) {
    const was = before.find(({ id }) => id === change.assignmentId);
    const endReason = was && extensionEndOf(change, was);
    if (endReason)
      await db
        .update(extensions)
        .set({ endedAt: now, endReason, version: sql`${extensions.version} + 1` })
        .where(and(eq(extensions.assignmentId, change.assignmentId), isPending));
  }
}
