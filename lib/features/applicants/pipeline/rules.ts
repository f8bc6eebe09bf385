import { stages, type AssessmentStatus, type AssessmentType, type Stage } from "@/db/enums/applicants";
import type { Permission } from "@/lib/access/permissions";
import { daysPassed } from "@/lib/platform/calendar/instants";
import type { StageStates } from "../rules";

export type AssessmentRow = { type: AssessmentType; status: AssessmentStatus };
export type Entry = AssessmentRow & { at: Date };
/** A requested row. final ends the application even with a retake left; skip passes a stage without taking it. */
export type Move = AssessmentRow & { final?: boolean; withdrawn?: boolean; skip?: boolean };
export type MoveName =
  | "return"
  | "resubmit"
  | "start"
  | "reschedule"
  | "cancel"
  | "record"
  | "pass"
  | "fail"
  | "retake"
  | "skip"
  | "hire"
  | "reopen-stage"
  | "end"
  | "withdraw"
  | "reopen";
export type Refusal =
  | "not-reached"
  | "not-from-here"
  | "earlier-open"
  | "next-started"
  | "stopped"
  | "not-stopped"
  | "hired"
  | "retake-used"
  | "too-late"
  | "opening-closed";
type MoveInside = Move & { type: Stage };
/** Facts besides the history. */
type Facts = { now: Date; openingOpen: boolean };
type Verdict =
  | { allowed: true; name: MoveName; rows: AssessmentRow[]; needsReason: boolean }
  | { allowed: false; why: Refusal };

type Step = { name: MoveName; from: AssessmentStatus; to: AssessmentStatus; types: readonly Stage[]; reason?: true };

const examined = ["ces", "marlin", "interview", "mcu"] as const;
const sentOut = ["boc", ...examined] as const;
const decided = ["screening", ...sentOut] as const;

/** Moves inside a stage. product 5.1 "Transitions inside a type" */
export const steps: readonly Step[] = [
  { name: "return", from: "Pending", to: "InProgress", types: ["screening"], reason: true },
  { name: "return", from: "InProgress", to: "InProgress", types: ["screening"], reason: true },
  { name: "resubmit", from: "InProgress", to: "Pending", types: ["screening"] },
  { name: "start", from: "Pending", to: "InProgress", types: sentOut },
  { name: "reschedule", from: "InProgress", to: "InProgress", types: examined },
  { name: "cancel", from: "InProgress", to: "Pending", types: sentOut, reason: true },
  { name: "record", from: "InProgress", to: "Completed", types: sentOut },
  { name: "record", from: "Completed", to: "Completed", types: examined },
  { name: "pass", from: "Pending", to: "Passed", types: ["screening", "boc"] },
  { name: "pass", from: "InProgress", to: "Passed", types: decided },
  { name: "pass", from: "Completed", to: "Passed", types: sentOut },
  { name: "fail", from: "Pending", to: "Failed", types: ["screening", "boc", "result"], reason: true },
  { name: "fail", from: "InProgress", to: "Failed", types: decided, reason: true },
  { name: "fail", from: "Completed", to: "Failed", types: sentOut, reason: true },
  { name: "retake", from: "Failed", to: "InProgress", types: ["ces", "marlin", "mcu"], reason: true },
  { name: "reopen-stage", from: "Passed", to: "Pending", types: decided, reason: true },
  { name: "hire", from: "Pending", to: "Completed", types: ["result"] },
];

/** Moves that former crew may skip. product 5.1 "Skips" */
export const skips: readonly Step[] = (["Pending", "InProgress", "Completed"] as const).map((from) => ({
  name: "skip",
  from,
  to: "Passed",
  types: ["boc", "ces", "marlin"],
}));

/** The stages after each stage. CES and Marlin must both be passed before the interview. */
const nextOf: Record<Stage, Stage[]> = {
  screening: ["boc"],
  boc: ["ces", "marlin"],
  ces: ["interview"],
  marlin: ["interview"],
  interview: ["mcu"],
  mcu: ["result"],
  result: [],
};
const statusIds: Record<Stage, number> = { screening: 1, boc: 2, ces: 3, marlin: 3, interview: 5, mcu: 6, result: 7 };
const reopenDays = 90;
const retakes = 1;

/** Return the last status per stage. */
export const statesOf = (history: readonly AssessmentRow[]): StageStates =>
  Object.fromEntries(history.map(({ type, status }) => [type, status]));

export const isStopped = (states: StageStates) => states.failed === "Completed";
const isHired = (states: StageStates) => states.result === "Completed";
const isWaiting = (states: StageStates, type: Stage) =>
  states[type] !== undefined && states[type] !== "Passed" && !(type === "result" && isHired(states));

/** Return the open stages; none once the application has ended. A failed test stays open for its retake. */
export const openStages = (states: StageStates): Stage[] =>
  isStopped(states) ? [] : stages.filter((type) => isWaiting(states, type));

/** Return currentStatusId: the lowest open stage, 3 while CES or Marlin is open, 7 result, 8 ended. product 5.1 */
export function statusIdOf(states: StageStates): number {
  if (isStopped(states)) return 8;
  const [lowest] = openStages(states);
  return lowest ? statusIds[lowest] : 7;
}

const lastOf = (history: readonly Entry[], type: AssessmentType) => history.findLast((entry) => entry.type === type);

function retakesOf(history: readonly AssessmentRow[], type: Stage): number {
  const statuses = history.filter((entry) => entry.type === type);
  return statuses.filter(({ status }, index) => status === "InProgress" && statuses[index - 1]?.status === "Failed")
    .length;
}

const retakeable: readonly Stage[] = ["ces", "marlin", "mcu"];
/** Return whether a failed test or check-up may be retaken. */
export const retakeLeft = (history: readonly AssessmentRow[], type: Stage) =>
  retakeable.includes(type) && retakesOf(history, type) < retakes;

const refuse = (refusal: Refusal): Verdict => ({ allowed: false, why: refusal });

/** End the application after a failed stage, unless a retake is left. */
function afterFailing(history: readonly Entry[], { type, final }: MoveInside): AssessmentRow[] {
  const waitsForRetake = retakeLeft(history, type) && !final;
  return waitsForRetake ? [] : [{ type: "failed", status: "Completed" }];
}

/** Open the next stages after a pass. CES and Marlin open the interview together. */
function afterPassing(history: readonly Entry[], { type, status }: MoveInside): AssessmentRow[] {
  const after = statesOf([...history, { type, status }]);
  const isTest = type === "ces" || type === "marlin";
  if (isTest && (after.ces !== "Passed" || after.marlin !== "Passed")) return [];
  const opened = nextOf[type].filter((next) => after[next] !== "Pending");
  return opened.map((next) => ({ type: next, status: "Pending" }));
}

/** Return the rows that follow a pass or failure in the same move. product 5.1 "Between types" */
function consequences(history: readonly Entry[], move: MoveInside): AssessmentRow[] {
  if (move.status === "Failed") return afterFailing(history, move);
  return move.status === "Passed" ? afterPassing(history, move) : [];
}

const isTooLate = (history: readonly Entry[], type: AssessmentType, now: Date) =>
  daysPassed(lastOf(history, type)?.at ?? now, now) > reopenDays;

/** Return why the rest of the history forbids a step. */
function refusalOf(step: Step, history: readonly Entry[], { type }: MoveInside, now: Date): Refusal | null {
  const states = statesOf(history);
  if (step.name === "reopen-stage") {
    const hasNextStarted = nextOf[type].some((next) => states[next] !== undefined && states[next] !== "Pending");
    return hasNextStarted ? "next-started" : null;
  }
  if (statusIdOf(states) !== statusIds[type]) return "earlier-open";
  if (step.name !== "retake") return null;
  if (!retakeLeft(history, type)) return "retake-used";
  return isTooLate(history, type, now) ? "too-late" : null;
}

function evaluateStageMove(history: readonly Entry[], move: MoveInside, { now }: Facts): Verdict {
  const { type, status, skip } = move;
  const states = statesOf(history);
  if (isStopped(states)) return refuse("stopped");
  if (states[type] === undefined) return refuse("not-reached");
  const step = (skip ? skips : steps).find(
    ({ from, to, types }) => from === states[type] && to === status && types.includes(type),
  );
  if (!step) return refuse("not-from-here");
  const refusal = refusalOf(step, history, move, now);
  if (refusal) return refuse(refusal);
  const rows = [{ type, status }, ...consequences(history, move)];
  return { allowed: true, name: step.name, rows, needsReason: step.reason ?? false };
}

/** End the application. A failure marks the current stage; a withdrawal does not. */
function evaluateEnd(states: StageStates, withdrawn: boolean): Verdict {
  if (isStopped(states)) return refuse("stopped");
  if (isHired(states)) return refuse("hired");
  const [lowest] = openStages(states);
  const end: AssessmentRow = { type: "failed", status: "Completed" };
  if (withdrawn) return { allowed: true, name: "withdraw", rows: [end], needsReason: false };
  const endMarks: AssessmentRow[] = lowest && states[lowest] !== "Failed" ? [{ type: lowest, status: "Failed" }] : [];
  return { allowed: true, name: "end", rows: [...endMarks, end], needsReason: true };
}

/** Reopen the failed stage; after a withdrawal all stages that were open. */
function evaluateReopen(history: readonly Entry[], { now, openingOpen }: Facts): Verdict {
  const states = statesOf(history);
  if (!isStopped(states)) return refuse("not-stopped");
  if (isTooLate(history, "failed", now)) return refuse("too-late");
  if (!openingOpen) return refuse("opening-closed");
  const failed = stages.filter((type) => states[type] === "Failed");
  const back = failed.length > 0 ? failed : stages.filter((type) => isWaiting(states, type));
  const rows: AssessmentRow[] = [
    { type: "failed", status: "Pending" },
    ...back.map((type): AssessmentRow => ({ type, status: "Pending" })),
  ];
  return { allowed: true, name: "reopen", rows, needsReason: true };
}

/**
 * Check whether a row may follow a history and return all rows it adds. A stage's state is its last row;
 * failed/Pending means reopened. product 5.1
 */
export function evaluateMove(history: readonly Entry[], move: Move, facts: Facts): Verdict {
  if (move.type !== "failed") return evaluateStageMove(history, { ...move, type: move.type }, facts);
  if (move.status === "Completed") return evaluateEnd(statesOf(history), move.withdrawn ?? false);
  return move.status === "Pending" ? evaluateReopen(history, facts) : refuse("not-from-here");
}

/** Return the moves towards a stage: pass the open ones, end, or reopen. Empty when no move leads there. */
export function movesTowards(states: StageStates, statusId: number): Move[] {
  if (statusId === 8) return isStopped(states) ? [] : [{ type: "failed", status: "Completed" }];
  if (isStopped(states)) return [{ type: "failed", status: "Pending" }];
  if (statusId < statusIdOf(states))
    return stages
      .filter((type) => statusIds[type] === statusId && states[type] === "Passed")
      .map((type): Move => ({ type, status: "Pending" }));
  const before = openStages(states).filter((type) => nextOf[type].some((next) => statusIds[next] === statusId));
  return before.map((type): Move => ({ type, status: "Passed" }));
}

type Rights = { act: Permission; decide: Permission };
const tests: Rights = { act: "applicants:tests-schedule", decide: "applicants:tests-decide" };
const rights: Record<Stage, Rights> = {
  screening: { act: "applicants:screen", decide: "applicants:screen" },
  boc: { act: "applicants:boc-send", decide: "applicants:boc-decide" },
  ces: tests,
  marlin: tests,
  interview: { act: "applicants:interview-schedule", decide: "applicants:interview-decide" },
  mcu: { act: "applicants:mcu-schedule", decide: "applicants:mcu-schedule" },
  result: { act: "applicants:hire", decide: "applicants:fail" },
};
const rightOfMove: Partial<Record<MoveName, Permission>> = {
  retake: "applicants:tests-override",
  skip: "applicants:tests-override",
  hire: "applicants:hire",
  "reopen-stage": "applicants:reopen-stage",
  reopen: "applicants:reopen-failed",
  end: "applicants:fail",
  withdraw: "applicants:fail",
};

/** Return the permission a move needs. product 5.11 */
export function permissionOf(name: MoveName, type: AssessmentType): Permission {
  const ofMove = rightOfMove[name];
  if (ofMove) return ofMove;
  if (type === "failed") return "applicants:fail";
  const isDecision = name === "pass" || name === "fail";
  return isDecision ? rights[type].decide : rights[type].act;
}

/** All permissions used by moves. */
export const moveRights: readonly Permission[] = [
  ...new Set([...Object.values(rights).flatMap(({ act, decide }) => [act, decide]), ...Object.values(rightOfMove)]),
];

const movesTo = (type: AssessmentType, status: AssessmentStatus): MoveName[] => {
  if (type !== "failed")
    return steps.filter(({ to, types }) => to === status && types.includes(type)).map(({ name }) => name);
  return status === "Completed" ? ["end"] : status === "Pending" ? ["reopen"] : [];
};

/**
 * Return the permissions of all moves a row may be; the history decides which. All permissions for a row that is no
 * move. product 5.11
 */
export function rightsFor(type: AssessmentType, status: AssessmentStatus): readonly Permission[] {
  const rights = movesTo(type, status).map((name) => permissionOf(name, type));
  return rights.length > 0 ? rights : moveRights;
}
