import type { ReportingStatus, ReviewStatus } from "@/db/enums/appraisals";
import type { StatusName } from "@/components/ui/feedback/status-badge";

/** Map review statuses to colours: pending is loud, done is quiet. */
export const reviewVariant: Record<ReviewStatus, StatusName> = {
  WaitingForReview: "Open",
  WaitingForRevision: "Pending",
  Approved: "Completed",
};
export const reportingVariant: Record<ReportingStatus, StatusName> = {
  "Pending Report": "Pending",
  "Need Revision": "Pending",
  Submitted: "Completed",
};

const maxLowScore = 2;
/** Highlight only scores that need improvement. */
export const scoreVariant = (score: number | null) => (score !== null && score <= maxLowScore ? "low" : undefined);
