import type { ApplicantTab, AssessmentStatus, AssessmentType, progressStates } from "@/db/enums/applicants";

/** Last status per stage. A stage without a row was not reached. */
export type StageStates = Partial<Record<AssessmentType, AssessmentStatus>>;
type Progress = (typeof progressStates)[number];

/** tabId of each list. done covers both ends, 7 and 8. */
export const tabIds: Record<ApplicantTab, number> = {
  "new-applicants": 1,
  "boc-waitlist": 2,
  "ces-and-marlin-waitlist": 3,
  "interview-waitlist": 5,
  "mcu-waitlist": 6,
  done: 7,
};

const steps: { key: string; types: AssessmentType[] }[] = [
  { key: "received", types: [] },
  { key: "screening", types: ["screening"] },
  { key: "boc", types: ["boc"] },
  { key: "tests", types: ["ces", "marlin"] },
  { key: "interview", types: ["interview"] },
  { key: "mcu", types: ["mcu"] },
  { key: "result", types: ["result"] },
];

function stepProgress(states: StageStates, types: AssessmentType[], stopped: boolean): Progress {
  const typeStates = types.map((type) => states[type]);
  if (typeStates.every((status) => status === "Passed" || (types[0] === "result" && status === "Completed")))
    return "done";
  if (typeStates.includes("Failed") && stopped) return "stopped";
  if (typeStates.every((status) => status === undefined)) return "waiting";
  return stopped ? "stopped" : "current";
}

/** Return the seven public steps in order. An ended application shows the stage, never the reason. product 5.1 */
export function publicProgress(states: StageStates): { key: string; progress: Progress }[] {
  const stopped = states.failed === "Completed";
  return steps.map(({ key, types }) => ({
    key,
    progress: types.length === 0 ? "done" : stepProgress(states, types, stopped),
  }));
}

type Outcome = "in-progress" | "not-continued" | "accepted" | "withdrawn";

export function outcomeOf(states: StageStates, withdrawn: boolean): Outcome {
  if (states.result === "Completed") return "accepted";
  if (withdrawn && states.failed === "Completed") return "withdrawn";
  return states.failed === "Completed" ? "not-continued" : "in-progress";
}
