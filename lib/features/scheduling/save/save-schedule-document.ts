import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import type { Transaction } from "@/db/client";
import { scheduleDocuments } from "@/db/schema/scheduling";
import { eq } from "drizzle-orm";
import { auditEntryOf, stampOf } from "../audit-entry.rules";
import { lockSchedule, storeSchedule } from "../lock.queries";
import { logSchedules } from "../log.queries";
import { isHistory } from "../status.rules";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { storeDocument } from "./documents.queries";
import { documentChanged, saveDocumentInput } from "./schema";

const rightOf = { accommodation: "scheduling:accommodation", appraisal: "scheduling:appraisal-documents" } as const;

const storedDocument = async (db: Transaction, id: number) =>
  (await db.select().from(scheduleDocuments).where(eq(scheduleDocuments.id, id)))[0];

/**
 * Add or update a travel document or report of a schedule. Reports are only for seafarers about to leave. Document 3
 * §4, §5 @throws not-found, forbidden for this kind, conflict, rule when the schedule is history
 */
export const saveScheduleDocument = write({
  name: "scheduling.save-document",
  access: "signed-in",
  also: {
    "scheduling:accommodation": ({ kind }) => kind === "accommodation",
    "scheduling:appraisal-documents": ({ kind }) => kind === "appraisal",
  },
  input: saveDocumentInput,
  output: documentChanged,
  async run(scope, input) {
    const { db, actor, audit, unchanged } = scope;
    const locked = await lockSchedule(db, actor, input.employeeSchedulingId, rightOf[input.kind]);
    const { schedule } = locked;
    if (isHistory(schedule)) throw refused("scheduling.isHistory");
    if (input.kind === "appraisal" && schedule.statusId !== 5 && schedule.statusId !== 6)
      throw refused("scheduling.appraisalLocked");
    const before = input.id === undefined ? undefined : await storedDocument(db, input.id);
    if (before) await assertUnchanged(scope, before, input.version);
    const { row, changes } = await storeDocument(scope, locked, input);
    const answer = { id: row.id, employeeSchedulingId: schedule.id, version: row.version };
    if (changes.length === 0) {
      unchanged();
      return answer;
    }
    const stored = await storeSchedule(db, schedule, {}, stampOf(scope));
    await logSchedules(db, scope, [{ event: "changed", before: schedule, after: stored, changes }]);
    audit(auditEntryOf(locked, changes));
    return answer;
  },
});
