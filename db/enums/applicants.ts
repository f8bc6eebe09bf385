export const assessmentTypes = ["screening", "boc", "ces", "marlin", "interview", "mcu", "result", "failed"] as const;
export type AssessmentType = (typeof assessmentTypes)[number];
export const assessmentTypeIds: Record<AssessmentType, number> = {
  screening: 1,
  boc: 2,
  ces: 3,
  marlin: 4,
  interview: 5,
  mcu: 6,
  result: 7,
  failed: 8,
};

export const assessmentStatuses = ["Completed", "InProgress", "Pending", "Failed", "Passed"] as const;
export type AssessmentStatus = (typeof assessmentStatuses)[number];

/** The seven stages of the pipeline in order. CES and Marlin run in parallel. */
export const stages = ["screening", "boc", "ces", "marlin", "interview", "mcu", "result"] as const;
export type Stage = (typeof stages)[number];

export const reviewResults = ["Passed", "Failed", "NeedRevision"] as const;
export const testTypes = ["ces", "marlin"] as const;
export type TestType = (typeof testTypes)[number];
const ofTests = ["schedule-tests", "retake-tests", "decide-tests", "record-tests"] as const;
const ofCes = ["schedule-ces", "retake-ces", "decide-ces", "record-ces"] as const;
const ofMarlin = ["schedule-marlin", "retake-marlin", "decide-marlin", "record-marlin"] as const;
/** What an application waits for. await-revision: the applicant's turn. -tests: both CES and Marlin. */
export const nextActions = [
  "review",
  "await-revision",
  "send-boc",
  "decide-boc",
  ...ofTests,
  ...ofCes,
  ...ofMarlin,
  "schedule-interview",
  "record-interview",
  "decide-interview",
  "schedule-mcu",
  "record-mcu",
  "decide-mcu",
  "retake-mcu",
  "hire",
] as const;
export type NextAction = (typeof nextActions)[number];

export const interviewModes = ["Online", "Onsite"] as const;
export const mcuResults = ["Fit", "Fit with restriction", "Unfit"] as const;

/** Why an application ended, for staff and the funnel. Never shown to the applicant. */
export const failureReasons = [
  "certificate-missing",
  "certificate-expired",
  "sea-service-below-requirement",
  "documents-not-genuine",
  "background-check",
  "ces-below-threshold",
  "marlin-below-threshold",
  "interview-not-suitable",
  "medically-unfit",
  "no-response",
  "terms-not-agreed",
  "position-filled",
  "other",
] as const;
export type FailureReason = (typeof failureReasons)[number];
export const withdrawnReason = "Withdrawn";

export const applicantTabs = [
  "new-applicants",
  "boc-waitlist",
  "ces-and-marlin-waitlist",
  "interview-waitlist",
  "mcu-waitlist",
  "done",
] as const;
export type ApplicantTab = (typeof applicantTabs)[number];

export const sexes = ["Male", "Female"] as const;
export const crewOrigins = ["WNI", "WNA"] as const;
export const certificateKinds = ["coc", "cop"] as const;
export type CertificateKind = (typeof certificateKinds)[number];

export const clothingSizes = ["S", "M", "L", "XL", "XXL"] as const;
export const shoeSizes = ["UK 6", "UK 7", "UK 8", "UK 9", "UK 10", "UK 11", "UK 12", "UK 13"] as const;
export const trouserSizes = ["31", "32", "33", "34", "35", "36", "37", "38"] as const;

export const progressStates = ["done", "current", "waiting", "stopped"] as const;
