import type { appraisals } from "@/db/schema/appraisals";

type Appraisal = typeof appraisals.$inferSelect;

/** What the log keeps of a report: what it is and where it stands; no score, no comment, no reason. */
const kept = (row: Appraisal) => ({
  appraisalId: row.id,
  flag: row.flag,
  dateOfReport: row.dateOfReport,
  reportingPeriodFrom: row.periodFrom,
  reportingPeriodTo: row.periodTo,
  reviewStatus: row.reviewStatus,
  revisionNumber: row.revisionNumber,
});

/** The entry of a change, of what it changed; the report it is about stands in it. */
export function entryOf(before: Appraisal | null, after: Appraisal) {
  return { ...(before ? { before: kept(before) } : {}), after: kept(after) };
}
