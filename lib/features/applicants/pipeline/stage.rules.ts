import type { AssessmentStatus, AssessmentType, FailureReason } from "@/db/enums/applicants";
import { fitnessOf } from "@/lib/features/lookups/health-degree.rules";
import { urgency, type Urgency } from "@/lib/platform/calendar/urgency";
import { daysPassed } from "@/lib/platform/calendar/instants";
import type { MoveName, AssessmentRow } from "./rules";
import type { StageDetails } from "./schema";

/** Default minimum scores out of 100, used when the position has none. product 5.1 */
const defaultThresholds = { ces: 70, marlin: 60 } as const;
export const thresholdOf = (
  type: "ces" | "marlin",
  position: { cesThreshold: number | null; marlinThreshold: number | null },
) => (type === "ces" ? position.cesThreshold : position.marlinThreshold) ?? defaultThresholds[type];

const defaultNavigationThreshold = 70;
type Rank = { department: string; level: string };
/** Return the minimum navigation score for deck officers; null for others. product 5.1 */
export const navigationThresholdOf = ({ department, level }: Rank) =>
  department === "deck" && ["management", "operational"].includes(level) ? defaultNavigationThreshold : null;

type Scores = { score: number; navigationScore?: number | undefined };
/** Add the thresholds of the day to a score. The navigation score is dropped when not required. */
export function withThresholds<D extends Scores>(
  type: "ces" | "marlin",
  { navigationScore, ...details }: D,
  position: Rank & Parameters<typeof thresholdOf>[1],
) {
  const navigationThreshold = type === "ces" ? navigationThresholdOf(position) : null;
  const navigation =
    navigationThreshold === null
      ? {}
      : { navigationThreshold, ...(navigationScore === undefined ? {} : { navigationScore }) };
  return { ...details, threshold: thresholdOf(type, position), ...navigation };
}

export const staleAfterDays = 14;
/** Return whether an open application was not moved for more than 14 days. */
export const isStale = (applicant: { currentStatusId: number; movedAt: Date }, now: Date) =>
  applicant.currentStatusId <= 6 && daysPassed(applicant.movedAt, now) > staleAfterDays;

/** Return the whole days an application is waiting and their urgency. */
export function waitOf(since: Date, now: Date): { days: number; level: Urgency } {
  const passed = daysPassed(since, now);
  return { days: Math.floor(passed), level: urgency("waiting", Math.floor(staleAfterDays - passed)) };
}

export const revisionDays = 14;

/** Default failure reasons. Screening and result have none. */
export const defaultReasons: Partial<Record<AssessmentType, FailureReason>> = {
  boc: "background-check",
  ces: "ces-below-threshold",
  marlin: "marlin-below-threshold",
  interview: "interview-not-suitable",
  mcu: "medically-unfit",
};

export type StageFacts = {
  details: StageDetails;
  today: string;
  threshold: number;
  navigation: number | null;
  override: "granted" | "not-allowed" | "no-reason";
};
type MissingField = { path: string; message: string };

const navigationIsBelow = ({ details, navigation }: Pick<StageFacts, "details" | "navigation">) =>
  navigation !== null && (details.navigationScore ?? 0) < navigation;
/** Return whether a known score is below its threshold, overall or in navigation. */
export const isBelow = (facts: Pick<StageFacts, "details" | "threshold" | "navigation">) =>
  facts.details.score !== undefined && (facts.details.score < facts.threshold || navigationIsBelow(facts));

const required = (details: StageDetails, keys: (keyof StageDetails)[]): MissingField[] =>
  keys
    .filter((key) => details[key] === undefined || details[key] === null || details[key] === "")
    .map((path) => ({ path, message: "validation.required" }));

function missingForSchedule(type: AssessmentType, { details, today }: StageFacts): MissingField[] {
  const inPast =
    details.date && details.date < today ? [{ path: "date", message: "applicants.pipeline.dateInPast" }] : [];
  if (type === "mcu") return [...required(details, ["letterNumber", "date", "package", "clinic"]), ...inPast];
  if (type !== "interview") return inPast;
  const hasLocation =
    details.place || details.link || details.mode ? [] : [{ path: "mode", message: "validation.required" }];
  const hasAssessors = details.assessors?.length
    ? []
    : [{ path: "assessorIds", message: "applicants.pipeline.assessorMissing" }];
  return [...required(details, ["date"]), ...hasLocation, ...hasAssessors, ...inPast];
}

function missingForTest({ details, threshold, navigation, override }: StageFacts): MissingField[] {
  if (typeof details.score !== "number") return [{ path: "score", message: "applicants.pipeline.scoreMissing" }];
  if (navigation !== null && details.navigationScore === undefined && override !== "granted")
    return [{ path: "navigationScore", message: "applicants.pipeline.navigationMissing" }];
  if (!isBelow({ details, threshold, navigation }) || override === "granted") return [];
  if (override === "no-reason") return [{ path: "reason", message: "applicants.pipeline.overrideReason" }];
  if (details.score < threshold)
    return [{ path: "score", message: `applicants.pipeline.belowThreshold?threshold=${threshold}` }];
  return [{ path: "navigationScore", message: `applicants.pipeline.belowNavigation?threshold=${navigation}` }];
}

function missingForPass(type: AssessmentType, facts: StageFacts): MissingField[] {
  const { details } = facts;
  if (type === "screening") return required(details, ["seafererName", "vesselName"]);
  if (type === "interview") return details.note ? [] : [{ path: "note", message: "applicants.pipeline.noteMissing" }];
  if (type === "mcu") {
    const fitness = fitnessOf(details.degreeCode);
    const unfit = details.result === "Unfit" || fitness === "unfit";
    const unset = Boolean(details.healthStatusDegree) && fitness === null;
    return [
      ...required(details, ["result", "healthStatusDegree", "fileId"]),
      ...(unfit ? [{ path: "result", message: "applicants.pipeline.unfit" }] : []),
      ...(unset ? [{ path: "healthStatusDegree", message: "preparation.mcu.degreeUnset" }] : []),
    ];
  }
  return type === "ces" || type === "marlin" ? missingForTest(facts) : [];
}

const scheduling: MoveName[] = ["start", "reschedule", "retake"];

/** Return the missing fields of a row: the guards of product 5.1 "Between types". Empty when complete. */
export function missingOf(name: MoveName, { type, status }: AssessmentRow, facts: StageFacts): MissingField[] {
  if (scheduling.includes(name)) return missingForSchedule(type, facts);
  if (name === "hire") return required(facts.details, ["joinedOn", "employmentTypeId"]);
  return status === "Passed" && name !== "skip" ? missingForPass(type, facts) : [];
}

type StageRow = AssessmentRow & { details: StageDetails };

/** Merge the details of the current attempt: rows since it was last scheduled or requeued. */
export function currentDetailsOf(history: readonly StageRow[], type: AssessmentType): StageDetails {
  const rowsOfType = history.filter((entry) => entry.type === type);
  const starts: AssessmentStatus[] = ["Pending", "InProgress"];
  const start = rowsOfType.findLastIndex(({ status }) => starts.includes(status));
  return rowsOfType
    .slice(Math.max(0, start))
    .reduce<StageDetails>((merged, { details }) => ({ ...merged, ...details }), {});
}
