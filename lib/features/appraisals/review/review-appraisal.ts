import { userIdOf } from "@/lib/access/actor";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { write } from "@/lib/platform/operation";
import {
  changeResponse,
  assertStepAllowed,
  reportAuthorsOf,
  logAppraisal,
  storeAppraisal,
} from "../report-change.queries";
import { lockReport } from "../lock-report.queries";
import { notifyAppraisal } from "../mail.queries";
import { auditEntryOf } from "../audit-entry.rules";
import { appraisalChanged } from "../schema";
import { reviewAppraisalInput } from "./schema";

/**
 * Review a report: approve it, or return it with a reason. Authors are excluded while a colleague can review; the
 * report's seafarer always is. Document 3 §4, §7, product 5.5b @throws not-found, rule, conflict on a concurrent
 * change
 */
export const reviewAppraisal = write({
  name: "appraisals.review",
  access: "appraisals:review",
  secondPerson: { right: "appraisals:review", refusal: "appraisals.secondPerson" },
  input: reviewAppraisalInput,
  output: appraisalChanged,
  async run(scope, { employeeAppraisalId: id, reviewResult, reasonForRevision, version }) {
    const { db, actor, now, audit, requireSecondPerson } = scope;
    const report = await lockReport(db, actor, id, "appraisals:review");
    const { appraisal: before, person, vessel } = report;
    const isApproved = reviewResult === "Approved";
    const event = isApproved ? "approved" : "sent-back";
    const step = assertStepAllowed(actor, before, event);
    await requireSecondPerson({ divisionId: vessel.divisionId, involvedUsers: await reportAuthorsOf(db, id) });
    await assertUnchanged(scope, before, version);
    const reason = isApproved ? null : reasonForRevision;
    const row = await storeAppraisal(scope, id, {
      reviewStatus: step.to,
      revisionNumber: before.revisionNumber + step.revisions,
      revisionReason: reason ?? before.revisionReason,
      reviewedBy: userIdOf(actor),
      reviewedAt: now,
    });
    await logAppraisal(scope, row, { event, from: before.reviewStatus, reason });
    const type = isApproved ? "AppraisalApproved" : "AppraisalNeedRevision";
    const mailIds = await notifyAppraisal(scope, [type], { ...report, appraisal: row });
    audit({ subject: person.id, divisionId: vessel.divisionId, ...auditEntryOf(before, row) });
    return changeResponse(row, { sendEmailType: type, mailIds });
  },
});
