import { randomUUID } from "node:crypto";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { answerOf, assertStep, logAppraisal, storeAppraisal } from "../change.queries";
import { lockReport } from "../held.queries";
import { tellAppraisal } from "../mail.queries";
import { appraisalChanged } from "../schema";
import { entryOf } from "../entry.rules";
import { updateAppraisalInput, writtenUpdate } from "./schema";
import { judged, replaceLines } from "./store.queries";

/**
 * Update a returned report and submit it for review again. A repeated key returns the stored report; kind and
 * questions stay. Document 3 §4, §7 @throws not-found, rule unless it was returned, conflict, invalid
 */
export const updateAppraisal = write({
  name: "appraisals.update",
  access: "appraisals:write",
  input: updateAppraisalInput,
  written: writtenUpdate,
  output: appraisalChanged,
  async run(scope, input) {
    const { db, actor, audit, unchanged } = scope;
    const held = await lockReport(db, actor, input.employeeAppraisalId, "appraisals:write");
    const { appraisal: before, person, vessel } = held;
    if (input.reportKey !== undefined && input.reportKey === before.lastKey) {
      unchanged();
      return answerOf(before, { isRepeat: true });
    }
    assertStep(actor, before, "revised");
    await assertUnchanged(scope, before, input.version);
    if (input.flag !== before.flag) throw refused("appraisals.otherFlag");
    const given = input.flag === "Form" ? { ...input, formId: before.formId ?? undefined } : input;
    const report = await judged(scope, given, held, before.fileId);
    const documentName = report.values.documentName ?? before.documentName;
    const row = await storeAppraisal(scope, before.id, {
      ...report.values,
      documentName,
      lastKey: input.reportKey ?? randomUUID(),
      reviewStatus: "WaitingForReview",
    });
    await replaceLines(db, row.id, report);
    await logAppraisal(scope, row, { event: "revised", from: before.reviewStatus });
    const mailIds = await tellAppraisal(scope, ["AppraisalSubmitted", "AppraisalEmployeeNotice"], {
      ...held,
      appraisal: row,
    });
    audit({ subject: person.id, divisionId: vessel.divisionId, ...entryOf(before, row) });
    return answerOf(row, { sendEmailType: "AppraisalEmployeeNotice", mailIds });
  },
});
