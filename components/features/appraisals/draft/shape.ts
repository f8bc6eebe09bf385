/** A line of the form: no and name are the question's, as its version words it. Document 3 §3 */
export type RatingLine = { no: number; name: string; score: number | null; comment: string };
export type TrainingLine = { no: string; name: string; reason: string; comment: string };

export const decisionNames = [
  "suitableForThisTypeOfVesselTrade",
  "reemployInCurrentRank",
  "promote",
  "toBeReemployed",
  "recommendation",
] as const;
export type DecisionName = (typeof decisionNames)[number];
/** The reason stays here while the answer is not No, so that going back brings it back. Document 3 §4 */
export type Decision = { answer: "" | "Yes" | "No"; reason: string };

/** Everything that is typed into an appraisal, blank where nothing is. */
export type DraftValues = {
  dateOfReport: string;
  reportingPeriodFrom: string;
  reportingPeriodTo: string;
  reasonForTheReport: string;
  reportingOfficer: string;
  reportingOfficerRank: string;
  master: string;
  mandatory: RatingLine[];
  additional: RatingLine[];
  decisions: Record<DecisionName, Decision>;
  courseRank: string;
  trainingList: TrainingLine[];
  generalComments: string;
};

/** What a report is about, and where its form stands. */
export type Subject = {
  /** Null for a new report. */
  appraisalId: number | null;
  vesselId: number;
  vesselName: string;
  vesselCrewId: number;
  employeeId: number;
  crewName: string;
  /** The questions the form was written with: accepted also after a newer version came. */
  questionVersionId: number;
  /** The state of the record that was read, for an update. */
  version: number | null;
};

export type Problem = { path: string; message: string };

/** typing: being written; waiting: sent off, the line is down; refused: the server said why not. */
export type Standing =
  | { state: "typing" }
  | { state: "waiting"; since: string }
  | { state: "refused"; message: string; problems: Problem[] };

/** A report on its way, as it lies on the device of one person. */
export type Draft = {
  /** Of the person and what the report is about: one draft each. */
  id: string;
  /** Made here, once: sent again it is the same report. */
  reportKey: string;
  subject: Subject;
  values: DraftValues;
  standing: Standing;
  savedAt: string;
};

const newReport = "new";
/** One draft per person on board and report. */
export const draftIdOf = (owner: string, { appraisalId, vesselCrewId, employeeId }: Subject) =>
  [owner, vesselCrewId, employeeId, appraisalId ?? newReport].join(":");
