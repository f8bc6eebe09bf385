import { stages, type AssessmentStatus, type AssessmentType, type Stage } from "@/db/enums/applicants";
import type { Permission } from "@/lib/access/permissions";
import type { StageStates } from "../rules";

export type Row = { type: AssessmentType; status: AssessmentStatus };
export type Entry = Row & { at: Date };
/** What somebody wants: a row. final ends the application even where a retake is left; skip passes a stage that did not take place. */
export type Wish = Row & { final?: boolean; withdrawn?: boolean; skip?: boolean };
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
type Circumstances = { now: Date; openingOpen: boolean };
type Verdict = { allowed: true; name: MoveName; rows: Row[]; needsReason: boolean } | { allowed: false; why: Refusal };

type Step = { name: MoveName; from: AssessmentStatus; to: AssessmentStatus; types: readonly Stage[]; reason?: true };

const examined = ["ces", "marlin", "interview", "mcu"] as const;
const sentOut = ["boc", ...examined] as const;
const decided = ["screening", ...sentOut] as const;

/** Every move inside a type. product 5.1 "Transitions inside a type" */
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

/** Former crew pass these without taking them. product 5.1 "Skips" */
export const skips: readonly Step[] = (["Pending", "InProgress", "Completed"] as const).map((from) => ({
  name: "skip",
  from,
  to: "Passed",
  types: ["boc", "ces", "marlin"],
}));

/** Which stages wait behind a stage; CES and Marlin must both be passed before the interview. */
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

/** Last status per type. */
export const statesOf = (history: readonly Row[]): StageStates =>
  Object.fromEntries(history.map(({ type, status }) => [type, status]));

export const isStopped = (states: StageStates) => states.failed === "Completed";
const isHired = (states: StageStates) => states.result === "Completed";
const isWaiting = (states: StageStates, type: Stage) =>
  states[type] !== undefined && states[type] !== "Passed" && !(type === "result" && isHired(states));

/** Stages where something is still to be done, none once the application has ended. A failed test waits for its retake. */
export const openStages = (states: StageStates): Stage[] =>
  isStopped(states) ? [] : stages.filter((type) => isWaiting(states, type));

/** currentStatusId of a history: the lowest open stage, 3 while CES or Marlin is open, 7 result, 8 ended. product 5.1 */
export function statusIdOf(states: StageStates): number {
  if (isStopped(states)) return 8;
  const [lowest] = openStages(states);
  return lowest ? statusIds[lowest] : 7;
}

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000;
const lastOf = (history: readonly Entry[], type: AssessmentType) => history.findLast((entry) => entry.type === type);

function retakesOf(history: readonly Row[], type: Stage): number {
  const own = history.filter((entry) => entry.type === type);
  return own.filter(({ status }, index) => status === "InProgress" && own[index - 1]?.status === "Failed").length;
}

const retakeable: readonly Stage[] = ["ces", "marlin", "mcu"];
/** True while a failed test or check-up may be taken once more. */
export const retakeLeft = (history: readonly Row[], type: Stage) =>
  retakeable.includes(type) && retakesOf(history, type) < retakes;

const refuse = (why: Refusal): Verdict => ({ allowed: false, why });

/** What passing or failing a stage brings with it, in the same breath. product 5.1 "Between types" */
function consequences(history: readonly Entry[], { type, status, final }: Wish & { type: Stage }): Row[] {
  const after = statesOf([...history, { type, status }]);
  if (status === "Failed") return retakeLeft(history, type) && !final ? [] : [{ type: "failed", status: "Completed" }];
  if (
    status !== "Passed" ||
    (["ces", "marlin"].includes(type) && (after.ces !== "Passed" || after.marlin !== "Passed"))
  )
    return [];
  return nextOf[type].filter((next) => after[next] !== "Pending").map((next) => ({ type: next, status: "Pending" }));
}

function judgeInside(history: readonly Entry[], wish: Wish & { type: Stage }, { now }: Circumstances): Verdict {
  const states = statesOf(history);
  const from = states[wish.type];
  if (isStopped(states)) return refuse("stopped");
  if (from === undefined) return refuse("not-reached");
  const step = (wish.skip ? skips : steps).find(
    (candidate) => candidate.from === from && candidate.to === wish.status && candidate.types.includes(wish.type),
  );
  if (!step) return refuse("not-from-here");
  if (step.name === "reopen-stage") {
    if (nextOf[wish.type].some((next) => states[next] !== undefined && states[next] !== "Pending"))
      return refuse("next-started");
  } else if (statusIdOf(states) !== statusIds[wish.type]) return refuse("earlier-open");
  if (step.name === "retake") {
    if (!retakeLeft(history, wish.type)) return refuse("retake-used");
    if (daysBetween(lastOf(history, wish.type)?.at ?? now, now) > reopenDays) return refuse("too-late");
  }
  const rows = [{ type: wish.type, status: wish.status }, ...consequences(history, wish)];
  return { allowed: true, name: step.name, rows, needsReason: step.reason ?? false };
}

/** Ending leaves a mark on the stage it ended at; a withdrawal leaves the stages as they are. */
function judgeEnd(states: StageStates, withdrawn: boolean): Verdict {
  if (isStopped(states)) return refuse("stopped");
  if (isHired(states)) return refuse("hired");
  const [lowest] = openStages(states);
  const failed: Row[] = lowest && !withdrawn && states[lowest] !== "Failed" ? [{ type: lowest, status: "Failed" }] : [];
  return {
    allowed: true,
    name: withdrawn ? "withdraw" : "end",
    rows: [...failed, { type: "failed", status: "Completed" }],
    needsReason: !withdrawn,
  };
}

/** Back to the stage that failed; after a withdrawal to every stage that was open. */
function judgeReopen(history: readonly Entry[], { now, openingOpen }: Circumstances): Verdict {
  const states = statesOf(history);
  if (!isStopped(states)) return refuse("not-stopped");
  if (daysBetween(lastOf(history, "failed")?.at ?? now, now) > reopenDays) return refuse("too-late");
  if (!openingOpen) return refuse("opening-closed");
  const failed = stages.filter((type) => states[type] === "Failed");
  const back = failed.length > 0 ? failed : stages.filter((type) => isWaiting(states, type));
  const rows: Row[] = [
    { type: "failed", status: "Pending" },
    ...back.map((type): Row => ({ type, status: "Pending" })),
  ];
  return { allowed: true, name: "reopen", rows, needsReason: true };
}

/**
 * Whether a row may follow a history, and every row that comes with it. The state of a type is its last row; failed/Pending
 * says that an ended application was reopened. product 5.1
 */
export function judge(history: readonly Entry[], wish: Wish, circumstances: Circumstances): Verdict {
  if (wish.type !== "failed") return judgeInside(history, { ...wish, type: wish.type }, circumstances);
  if (wish.status === "Completed") return judgeEnd(statesOf(history), wish.withdrawn ?? false);
  return wish.status === "Pending" ? judgeReopen(history, circumstances) : refuse("not-from-here");
}

/** The wishes that would bring an applicant to a stage: pass what is open, end, reopen. None when no move leads there. */
export function wishesTowards(states: StageStates, statusId: number): Wish[] {
  if (statusId === 8) return isStopped(states) ? [] : [{ type: "failed", status: "Completed" }];
  if (isStopped(states)) return [{ type: "failed", status: "Pending" }];
  if (statusId < statusIdOf(states))
    return stages
      .filter((type) => statusIds[type] === statusId && states[type] === "Passed")
      .map((type): Wish => ({ type, status: "Pending" }));
  const before = openStages(states).filter((type) => nextOf[type].some((next) => statusIds[next] === statusId));
  return before.map((type): Wish => ({ type, status: "Passed" }));
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

/** Who may make a move. product 5.11 */
export const permissionOf = (name: MoveName, type: AssessmentType): Permission =>
  rightOfMove[name] ??
  (type === "failed" ? "applicants:fail" : rights[type][name === "pass" || name === "fail" ? "decide" : "act"]);
