import { and, eq, isNull } from "drizzle-orm";
import { scheduleDocuments } from "@/db/schema/scheduling";
import { can } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { auditEntryOf, stampOf } from "../audit-entry.rules";
import { lockSchedule, storeSchedule } from "../lock.queries";
import { logSchedules } from "../log.queries";
import { isHistory } from "../status.rules";
import { removeDocument } from "./documents.queries";
import { documentChanged, removeDocumentInput } from "./schema";

const rightOf = { accommodation: "scheduling:accommodation", appraisal: "scheduling:appraisal-documents" } as const;

/**
 * Remove a document from a schedule. A settled way keeps its last required one. @throws not-found, forbidden,
 * conflict, rule
 */
export const removeScheduleDocument = write({
  name: "scheduling.remove-document",
  access: { oneOf: Object.values(rightOf) },
  input: removeDocumentInput,
  output: documentChanged,
  async run(scope, { id, version }) {
    const { db, actor, audit } = scope;
    const ofId = and(eq(scheduleDocuments.id, id), isNull(scheduleDocuments.removedAt));
    const [documentRow] = await db.select().from(scheduleDocuments).where(ofId);
    if (!documentRow || !can(actor, rightOf[documentRow.kind])) throw notFound("scheduling.documentNotFound");
    const locked = await lockSchedule(db, actor, documentRow.scheduleId, rightOf[documentRow.kind]);
    const [document] = await db.select().from(scheduleDocuments).where(ofId);
    if (!document) throw notFound("scheduling.documentNotFound");
    await assertUnchanged(scope, document, version);
    const { schedule } = locked;
    if (isHistory(schedule)) throw refused("scheduling.isHistory");
    if (document.kind === "accommodation" && (schedule.statusId === 3 || schedule.statusId === 6))
      throw refused("scheduling.neededWhileReady");
    const changes = await removeDocument(scope, document);
    const stored = await storeSchedule(db, schedule, {}, stampOf(scope));
    await logSchedules(db, scope, [{ event: "changed", before: schedule, after: stored, changes }]);
    audit(auditEntryOf(locked, changes));
    return { id, employeeSchedulingId: schedule.id, version: document.version + 1 };
  },
});
