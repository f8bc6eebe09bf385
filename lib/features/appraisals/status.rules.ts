import type { AppraisalEvent, ReportingStatus, ReviewStatus } from "@/db/enums/appraisals";
import type { Permission } from "@/lib/access/permissions";

/** A step of an appraisal. from: null before it is written. */
export type Step = {
  event: AppraisalEvent;
  from: ReviewStatus | null;
  to: ReviewStatus;
  right: Permission;
  /** Number of revisions this step adds. */
  revisions: 0 | 1;
  needsReason: boolean;
};

const [writes, reviews, reopens] = ["appraisals:write", "appraisals:review", "appraisals:reopen"] as const;

/** All steps. Approved is final except for a reopening with a reason. Document 3 §4, product 5.5b */
export const steps: readonly Step[] = [
  {
    event: "submitted",
    from: null,
    to: "WaitingForReview",
    right: writes,
    revisions: 0,
    needsReason: false,
  },
  {
    event: "sent-back",
    from: "WaitingForReview",
    to: "WaitingForRevision",
    right: reviews,
    revisions: 1,
    needsReason: true,
  },
  {
    event: "revised",
    from: "WaitingForRevision",
    to: "WaitingForReview",
    right: writes,
    revisions: 0,
    needsReason: false,
  },
  {
    event: "approved",
    from: "WaitingForReview",
    to: "Approved",
    right: reviews,
    revisions: 0,
    needsReason: false,
  },
  {
    event: "reopened",
    from: "Approved",
    to: "WaitingForRevision",
    right: reopens,
    revisions: 1,
    needsReason: true,
  },
];

/** Return the step of an event from a status; undefined when not allowed. */
export const stepFrom = (from: ReviewStatus | null, event: AppraisalEvent): Step | undefined =>
  steps.find((step) => step.from === from && step.event === event);

/** Return the documented reporting status. Nothing is reported before it is written. Document 3 §3 */
export const reportingStatusOf = (review: ReviewStatus | null): ReportingStatus =>
  review === null ? "Pending Report" : review === "WaitingForRevision" ? "Need Revision" : "Submitted";

/** Return whether the answers may be changed. Document 3 §4 */
export const isEditable = (review: ReviewStatus | null) => review === null || review === "WaitingForRevision";
