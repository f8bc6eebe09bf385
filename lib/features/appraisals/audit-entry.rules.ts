import type { appraisals } from "@/db/schema/appraisals";

type Appraisal = typeof appraisals.$inferSelect;

/** Return the logged fields of a report, without scores, comments and reasons. */
const loggedFields = (row: Appraisal) => ({
  appraisalId: row.id,
  flag: row.flag,
  dateOfReport: row.dateOfReport,
  reportingPeriodFrom: row.periodFrom,
  reportingPeriodTo: row.periodTo,
  reviewStatus: row.reviewStatus,
  revisionNumber: row.revisionNumber,
});

/** Build the audit entry of a change. */
export function auditEntryOf(before: Appraisal | null, after: Appraisal) {
  return { ...(before ? { before: loggedFields(before) } : {}), after: loggedFields(after) };
}
