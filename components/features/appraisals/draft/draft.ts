import type { AppraisalFlag } from "@/db/enums/appraisals";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import type { Decision } from "@/lib/features/appraisals/decisions.rules";
import type { AppraisalWithForm } from "@/lib/features/appraisals/detail/schema";

/** A rating line in the form. no is the question's number. Document 3 §3 */
export type LineValue = { no: string; score: number | null; comment: string };
export type TrainingValue = { no: string; name: string; reason: string; comment: string };

/** A decision. Its reason is kept while the answer is not No, so that it can be restored. Document 3 §4 */
export type DecisionValue = { answer: "" | "Yes" | "No"; reason: string };

/** All form values of an appraisal, empty by default. average and file belong to an uploaded report. */
export type DraftValues = {
  dateOfReport: string;
  reportingPeriodFrom: string;
  reportingPeriodTo: string;
  reasonForTheReport: string;
  reportingOfficer: string;
  reportingOfficerRank: string;
  master: string;
  generalComments: string;
  courseRank: string;
  average: string;
  mandatory: LineValue[];
  additional: LineValue[];
  decisions: Record<Decision, DecisionValue>;
  trainingList: TrainingValue[];
  file: UploadedFile | null;
};

/** The seafarer of the report, as on record. version: the version that was read, for an update. */
export type Subject = Pick<
  AppraisalWithForm["appraisalDetail"],
  | "employeeAppraisalId"
  | "assignmentId"
  | "vesselCrewId"
  | "crewId"
  | "vesselId"
  | "vesselName"
  | "seafarersName"
  | "dateOfBirth"
  | "nationality"
  | "crewRank"
  | "crewRankNameId"
  | "seaFarerId"
  | "version"
> & { flag: AppraisalFlag };

/**
 * Questions and courses of the version the report was started with. It keeps them when a newer version is published.
 */
export type DraftForm = Pick<
  AppraisalWithForm,
  "formId" | "formEffectiveFrom" | "mandatory" | "additional" | "trainingOptions" | "period"
>;

export type Problem = { path: string; message: string };

/**
 * typing: being edited. waiting: queued while offline. refused: rejected by the server. earlier: an earlier attempt
 * is stored and later changes exist only here.
 */
type DraftStatus =
  | { state: "typing" | "waiting" | "earlier" }
  | { state: "refused"; message: string; problems: Problem[] };

/** An unsent report on one user's device. */
export type Draft = {
  /** Derived from user and subject: one draft each. */
  id: string;
  /** Idempotency key, created once per report. */
  reportKey: string;
  subject: Subject;
  form: DraftForm;
  values: DraftValues;
  standing: DraftStatus;
  /** It was changed after a send attempt without an answer. */
  isChangedSinceTry?: boolean;
  savedAt: string;
};

/** Return the draft id: one per user, assignment and report. */
export const draftIdOf = (owner: string, { assignmentId, employeeAppraisalId }: Subject) =>
  [owner, assignmentId, employeeAppraisalId ?? "new"].join(":");
