import { assertUnchanged } from "@/lib/features/audit/changed-by.queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { changeResponse, logAppraisal, storeAppraisal } from "../report-change.queries";
import { lockReport } from "../lock-report.queries";
import { appraisalChanged } from "../schema";
import { countersignAppraisalInput } from "./schema";

/**
 * Record once that the seafarer has read the own approved report, with a comment. @throws not-found, rule for another
 * seafarer's report or a second time, conflict
 */
export const countersignAppraisal = write({
  name: "appraisals.countersign",
  access: "appraisals:countersign",
  input: countersignAppraisalInput,
  output: appraisalChanged,
  async run(scope, { employeeAppraisalId: id, comment, version }) {
    const { db, actor, now, audit } = scope;
    const { appraisal: before, person, vessel } = await lockReport(db, actor, id, "appraisals:countersign");
    if (actor.kind !== "user" || actor.crewId !== person.id) throw refused("appraisals.notOwn");
    if (before.reviewStatus !== "Approved") throw refused("appraisals.notApproved");
    if (before.countersignedAt !== null) throw refused("appraisals.alreadyCountersigned");
    await assertUnchanged(scope, before, version);
    const row = await storeAppraisal(scope, id, { countersignedAt: now, seafarerComment: comment });
    await logAppraisal(scope, row, { event: "countersigned", from: before.reviewStatus });
    const after = { appraisalId: id, countersigned: true, hasComment: comment !== null };
    audit({ subject: person.id, divisionId: vessel.divisionId, after });
    return changeResponse(row);
  },
});
