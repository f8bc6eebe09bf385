import type { AssessmentStatus, AssessmentType, FailureReason } from "@/db/enums/applicants";
import type { MoveName, Row } from "./pipeline.rules";
import type { StageDetails } from "./pipeline.schema";

/** Least score of a test, of 100. A position without its own number follows the house. product 5.1 */
export const defaultThresholds = { ces: 70, marlin: 60 } as const;
export const thresholdOf = (type: "ces" | "marlin", position: { cesThreshold: number | null; marlinThreshold: number | null }) =>
  (type === "ces" ? position.cesThreshold : position.marlinThreshold) ?? defaultThresholds[type];

export const agedAfterDays = 14;
/** True for an application under way that nobody moved for more than 14 days. */
export const isAged = (applicant: { currentStatusId: number; movedAt: Date }, now: Date) =>
  applicant.currentStatusId <= 6 && now.getTime() - applicant.movedAt.getTime() > agedAfterDays * 86_400_000;

export const revisionDays = 14;

const unfitDegrees = ["IV", "V"];
const romanMonths = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** "017" becomes "017/MCU-M/XI/2026"; a number with slashes is whole already. product 5.13c. @param day yyyy-MM-dd of writing */
export const letterNumberOf = (typed: string, divisionId: number, day: string) =>
  typed.includes("/") ? typed : `${typed}/MCU-${divisionId === 1 ? "M" : "T"}/${romanMonths[Number(day.slice(5, 7)) - 1]}/${day.slice(0, 4)}`;

/** Why a stage was failed when nobody said so; screening and result have no obvious one. */
export const usualReasons: Partial<Record<AssessmentType, FailureReason>> = {
  boc: "background-check",
  ces: "ces-below-threshold",
  marlin: "marlin-below-threshold",
  interview: "interview-not-suitable",
  mcu: "medically-unfit",
};

export type Facts = { details: StageDetails; today: string; threshold: number; override: "granted" | "not-allowed" | "no-reason" };
type Lack = { path: string; message: string };

const required = (details: StageDetails, keys: (keyof StageDetails)[]): Lack[] =>
  keys.filter((key) => details[key] === undefined || details[key] === null || details[key] === "").map((path) => ({ path, message: "validation.required" }));

function scheduleLacks(type: AssessmentType, { details, today }: Facts): Lack[] {
  const inPast = details.date && details.date < today ? [{ path: "date", message: "applicants.pipeline.dateInPast" }] : [];
  if (type === "mcu") return [...required(details, ["letterNumber", "date", "package", "clinic"]), ...inPast];
  if (type !== "interview") return inPast;
  const somewhere = details.place || details.link || details.mode ? [] : [{ path: "mode", message: "validation.required" }];
  const someone = details.assessors?.length ? [] : [{ path: "assessorIds", message: "applicants.pipeline.assessorMissing" }];
  return [...required(details, ["date"]), ...somewhere, ...someone, ...inPast];
}

function passLacks(type: AssessmentType, { details, threshold, override }: Facts): Lack[] {
  if (type === "screening") return required(details, ["seafererName", "vesselName"]);
  if (type === "interview") return details.note ? [] : [{ path: "note", message: "applicants.pipeline.noteMissing" }];
  if (type === "mcu") {
    const unfit = details.result === "Unfit" || unfitDegrees.includes(details.degreeCode ?? "");
    return [...required(details, ["result", "healthStatusDegree", "fileId"]), ...(unfit ? [{ path: "result", message: "applicants.pipeline.unfit" }] : [])];
  }
  if (type !== "ces" && type !== "marlin") return [];
  if (typeof details.score !== "number") return [{ path: "score", message: "applicants.pipeline.scoreMissing" }];
  if (details.score >= threshold || override === "granted") return [];
  return override === "no-reason" ? [{ path: "reason", message: "applicants.pipeline.overrideReason" }] : [{ path: "score", message: `applicants.pipeline.belowThreshold?threshold=${threshold}` }];
}

const scheduling: MoveName[] = ["start", "reschedule", "retake"];

/** What a row lacks to be written: the guards of product 5.1 "Between types". Empty when nothing. */
export function lacksOf(name: MoveName, { type, status }: Row, facts: Facts): Lack[] {
  if (scheduling.includes(name)) return scheduleLacks(type, facts);
  return status === "Passed" ? passLacks(type, facts) : [];
}

type Known = Row & { details: StageDetails };

/** What is known of a type's present attempt: its rows since it was last scheduled or put back in the queue. */
export function knownOf(history: readonly Known[], type: AssessmentType): StageDetails {
  const own = history.filter((entry) => entry.type === type);
  const starts: AssessmentStatus[] = ["Pending", "InProgress"];
  const start = own.findLastIndex(({ status }) => starts.includes(status));
  return own.slice(Math.max(0, start)).reduce<StageDetails>((known, { details }) => ({ ...known, ...details }), {});
}
