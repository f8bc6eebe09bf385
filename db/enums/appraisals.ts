/** Form of an appraisal: the full form with its ratings, or one scanned PDF. Document 3 §2 */
export const appraisalFlags = ["Form", "Upload"] as const;
export type AppraisalFlag = (typeof appraisalFlags)[number];

/** Review status of an appraisal report. An assignment without a report has none. Document 3 §3 */
export const reviewStatuses = ["WaitingForReview", "WaitingForRevision", "Approved"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reportingStatuses = ["Pending Report", "Need Revision", "Submitted"] as const;
export type ReportingStatus = (typeof reportingStatuses)[number];

export const reportReasons = [
  "reporting officer leaving vessel",
  "seafarer signing off vessel",
  "special request",
] as const;

export const courseCategories = ["Senior Officers", "Junior Officers", "Ratings", "Common Courses"] as const;
export type CourseCategory = (typeof courseCategories)[number];

export const questionKinds = ["mandatory", "additional"] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const appraisalFormStates = ["draft", "published"] as const;

/** Events of an appraisal. */
export const appraisalEvents = ["submitted", "revised", "sent-back", "approved", "reopened", "countersigned"] as const;
export type AppraisalEvent = (typeof appraisalEvents)[number];
