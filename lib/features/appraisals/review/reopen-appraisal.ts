import { eq } from "drizzle-orm";
import { documentChecks } from "@/db/schema/preparation";
import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { write } from "@/lib/platform/operation";
import { changeResponse, assertStepAllowed, logAppraisal, storeAppraisal } from "../report-change.queries";
import { auditEntryOf } from "../audit-entry.rules";
import { assertNoneOpen, lockReport } from "../lock-report.queries";
import { notifyAppraisal } from "../mail.queries";
import { appraisalChanged } from "../schema";
import { reopenAppraisalInput } from "./schema";

/**
 * Revoke an approval with a reason: the report returns to its author, printed copies become invalid and the
 * seafarer's comment is cleared. product 5.5b @throws not-found, rule for one that is not approved, conflict
 */
export const reopenAppraisal = write({
  name: "appraisals.reopen",
  access: "appraisals:reopen",
  input: reopenAppraisalInput,
  output: appraisalChanged,
  async run(scope, { employeeAppraisalId: id, reason, version }) {
    const { db, actor, now, audit } = scope;
    const report = await lockReport(db, actor, id, "appraisals:reopen");
    const { appraisal: before, person, vessel } = report;
    const step = assertStepAllowed(actor, before, "reopened");
    await assertUnchanged(scope, before, version);
    await assertNoneOpen(scope, before.assignmentId);
    const row = await storeAppraisal(scope, id, {
      reviewStatus: step.to,
      revisionNumber: before.revisionNumber + step.revisions,
      revisionReason: reason,
      countersignedAt: null,
      seafarerComment: null,
    });
    await db
      .update(documentChecks)
      .set({ revokedAt: now, revokedBy: userIdOf(actor) })
      .where(eq(documentChecks.appraisalId, id));
    await logAppraisal(scope, row, { event: "reopened", from: before.reviewStatus, reason });
    const mailIds = await notifyAppraisal(scope, ["AppraisalNeedRevision"], { ...report, appraisal: row });
    audit({ subject: person.id, divisionId: vessel.divisionId, reason, ...auditEntryOf(before, row) });
    return changeResponse(row, { sendEmailType: "AppraisalNeedRevision", mailIds });
  },
});
