import { randomUUID } from "node:crypto";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { changeResponse, assertStepAllowed, logAppraisal, storeAppraisal } from "../report-change.queries";
import { lockReport } from "../lock-report.queries";
import { notifyAppraisal } from "../mail.queries";
import { appraisalChanged } from "../schema";
import { auditEntryOf } from "../audit-entry.rules";
import { updateAppraisalInput, reportUpdateRequest } from "./schema";
import { validatedReport, replaceLines } from "./store.queries";

/**
 * Update a returned report and submit it for review again. A repeated key returns the stored report; kind and
 * questions stay. Document 3 §4, §7 @throws not-found, rule unless it was returned, conflict, invalid
 */
export const updateAppraisal = write({
  name: "appraisals.update",
  access: "appraisals:write",
  input: updateAppraisalInput,
  callerInput: reportUpdateRequest,
  output: appraisalChanged,
  async run(scope, input) {
    const { db, actor, audit, unchanged } = scope;
    const lockedReport = await lockReport(db, actor, input.employeeAppraisalId, "appraisals:write");
    const { appraisal: before, person, vessel } = lockedReport;
    if (input.reportKey !== undefined && input.reportKey === before.lastKey) {
      unchanged();
      return changeResponse(before, { isRepeat: true });
    }
    assertStepAllowed(actor, before, "revised");
    await assertUnchanged(scope, before, input.version);
    if (input.flag !== before.flag) throw refused("appraisals.otherFlag");
    const updateInput = input.flag === "Form" ? { ...input, formId: before.formId ?? undefined } : input;
    const report = await validatedReport(scope, updateInput, lockedReport, before.fileId);
    const documentName = report.values.documentName ?? before.documentName;
    const row = await storeAppraisal(scope, before.id, {
      ...report.values,
      documentName,
      lastKey: input.reportKey ?? randomUUID(),
      reviewStatus: "WaitingForReview",
    });
    await replaceLines(db, row.id, report);
    await logAppraisal(scope, row, { event: "revised", from: before.reviewStatus });
    const mailIds = await notifyAppraisal(scope, ["AppraisalSubmitted", "AppraisalEmployeeNotice"], {
      ...lockedReport,
      appraisal: row,
    });
    audit({ subject: person.id, divisionId: vessel.divisionId, ...auditEntryOf(before, row) });
    return changeResponse(row, { sendEmailType: "AppraisalEmployeeNotice", mailIds });
  },
});
