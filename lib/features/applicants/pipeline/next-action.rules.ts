import type { AssessmentStatus, NextAction, Stage, TestType } from "@/db/enums/applicants";
import type { Permission } from "@/lib/access/permissions";
import { openStages, permissionOf, type MoveName } from "./rules";
import type { StageStates } from "../rules";

const actions: Record<Exclude<Stage, TestType>, Partial<Record<AssessmentStatus, NextAction>>> = {
  screening: { Pending: "review", InProgress: "await-revision" },
  boc: { Pending: "send-boc", InProgress: "decide-boc", Completed: "decide-boc" },
  interview: { Pending: "schedule-interview", InProgress: "record-interview", Completed: "decide-interview" },
  mcu: { Pending: "schedule-mcu", InProgress: "record-mcu", Completed: "decide-mcu", Failed: "retake-mcu" },
  result: { Pending: "hire" },
};

/** Verbs in priority order. Of two tests the office's action is shown before waiting for a score. */
const verbs = [
  ["Pending", "schedule"],
  ["Failed", "retake"],
  ["Completed", "decide"],
  ["InProgress", "record"],
] as const;

function nextOfTests(states: StageStates, tests: readonly TestType[]): NextAction | null {
  for (const [status, verb] of verbs) {
    const [test, other] = tests.filter((candidate) => states[candidate] === status);
    if (test) return `${verb}-${other ? "tests" : test}`;
  }
  return null;
}

/** Return the next action, or that of one test. Null once the application has ended. */
export function nextActionOf(states: StageStates, tests: readonly TestType[] = ["ces", "marlin"]): NextAction | null {
  const [lowest] = openStages(states);
  if (!lowest) return null;
  if (lowest === "ces" || lowest === "marlin") return nextOfTests(states, tests);
  return actions[lowest][states[lowest] ?? "Pending"] ?? null;
}

const moves: Partial<Record<AssessmentStatus, MoveName[]>> = {
  Pending: ["start", "pass"],
  InProgress: ["record", "pass"],
  Completed: ["pass"],
  Failed: ["retake"],
};

/** Return whether these permissions allow the next action. */
export const canTakeNext = (states: StageStates, permissions: readonly Permission[]): boolean =>
  openStages(states).some((stage) =>
    (moves[states[stage] ?? "Pending"] ?? []).some((move) => permissions.includes(permissionOf(move, stage))),
  );
