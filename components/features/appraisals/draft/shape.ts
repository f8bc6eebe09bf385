import type { AppraisalFlag } from "@/db/enums/appraisals";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import type { Decision } from "@/lib/features/appraisals/decisions.rules";
import type { AppraisalFound } from "@/lib/features/appraisals/detail/schema";

/** A line of the ratings as it is filled in; no is the question's number. Document 3 §3 */
export type LineValue = { no: string; score: number | null; comment: string };
export type TrainingValue = { no: string; name: string; reason: string; comment: string };

/** The reason stays here while the answer is not No, so that going back brings it back. Document 3 §4 */
export type DecisionValue = { answer: "" | "Yes" | "No"; reason: string };

/** Everything that is typed into an appraisal, blank where nothing is. average and file are those of an uploaded report. */
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

/** Whom a report is about, as the record knows them; version: the state of the record that was read, for an update. */
export type Subject = Pick<
  AppraisalFound["appraisalDetail"],
  | "employeeAppraisalId"
  | "assignmentId"
  | "vesselCrewId"
  | "employeeId"
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

/** The questions and courses a report was begun with: it keeps them when a newer version comes meanwhile. */
export type AskedForm = Pick<
  AppraisalFound,
  "formId" | "formEffectiveFrom" | "mandatory" | "additional" | "trainingOptions" | "period"
>;

export type Problem = { path: string; message: string };

/**
 * typing: being written; waiting: sent off, the line is down; refused: the server said why not; earlier: the server has the report as an
 * earlier try sent it, and what was changed since lies here alone.
 */
type Standing =
  | { state: "typing" | "waiting" | "earlier" }
  | { state: "refused"; message: string; problems: Problem[] };

/** A report on its way, as it lies on the device of one person. */
export type Draft = {
  /** Of the person and what the report is about: one draft each. */
  id: string;
  /** Made here, once: sent again it is the same report. */
  reportKey: string;
  subject: Subject;
  form: AskedForm;
  values: DraftValues;
  standing: Standing;
  /** It was changed after it had been sent off and nobody had answered. */
  isChangedSinceTry?: boolean;
  savedAt: string;
};

/** One draft per person, stay and report. */
export const draftIdOf = (owner: string, { assignmentId, employeeAppraisalId }: Subject) =>
  [owner, assignmentId, employeeAppraisalId ?? "new"].join(":");
