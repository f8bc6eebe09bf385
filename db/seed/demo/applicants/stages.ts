import type { AssessmentStatus, AssessmentType } from "../../../enums/applicants";

export type Office = "staff" | "admin" | "manager" | "pde" | "service";
export type Step = { type: AssessmentType; status: AssessmentStatus; by?: Office; reason?: string };
/** What one action wrote at once. */
type Action = Step[];

const step = (type: AssessmentType, status: AssessmentStatus, by?: Office, reason?: string): Step => ({
  type,
  status,
  by,
  reason,
});

const screened: Action[] = [[step("screening", "Passed", "staff"), step("boc", "Pending", "staff")]];
const bocSent: Action[] = [...screened, [step("boc", "InProgress", "staff")]];
const bocPassed: Action[] = [
  ...bocSent,
  [step("boc", "Passed", "admin"), step("ces", "Pending", "admin"), step("marlin", "Pending", "admin")],
];
const testsScheduled: Action[] = [
  ...bocPassed,
  [step("ces", "InProgress", "staff"), step("marlin", "InProgress", "staff")],
];
const cesPassed: Action[] = [...testsScheduled, [step("ces", "Completed", "pde")], [step("ces", "Passed", "pde")]];
const marlinPassed: Action[] = [
  ...testsScheduled,
  [step("marlin", "Completed", "pde")],
  [step("marlin", "Passed", "pde")],
];
const testsScored: Action[] = [
  ...testsScheduled,
  [step("ces", "Completed", "pde"), step("marlin", "Completed", "pde")],
];
const testsPassed: Action[] = [
  ...testsScored,
  [step("ces", "Passed", "pde"), step("marlin", "Passed", "pde"), step("interview", "Pending", "pde")],
];
const interviewScheduled: Action[] = [...testsPassed, [step("interview", "InProgress", "staff")]];
const interviewHeld: Action[] = [...interviewScheduled, [step("interview", "Completed", "pde")]];
const interviewPassed: Action[] = [
  ...interviewHeld,
  [step("interview", "Passed", "pde"), step("mcu", "Pending", "pde")],
];
const mcuScheduled: Action[] = [...interviewPassed, [step("mcu", "InProgress", "service")]];
const mcuHeld: Action[] = [...mcuScheduled, [step("mcu", "Completed", "service")]];
const mcuPassed: Action[] = [...mcuHeld, [step("mcu", "Passed", "manager"), step("result", "Pending", "manager")]];

const failedWith = (type: AssessmentType, by: Office, reason: string): Action => [
  step(type, "Failed", by, reason),
  step("failed", "Completed", by, reason),
];

const stages = {
  new: { statusId: 1, actions: [] },
  revision: { statusId: 1, actions: [[step("screening", "InProgress", "staff")]] },
  boc: { statusId: 2, actions: screened },
  "boc-sent": { statusId: 2, actions: bocSent },
  tests: { statusId: 3, actions: bocPassed },
  "tests-scheduled": { statusId: 3, actions: testsScheduled },
  "ces-passed": { statusId: 3, actions: cesPassed },
  "marlin-passed": { statusId: 3, actions: marlinPassed },
  "tests-scored": { statusId: 3, actions: testsScored },
  interview: { statusId: 5, actions: testsPassed },
  "interview-scheduled": { statusId: 5, actions: interviewScheduled },
  "interview-held": { statusId: 5, actions: interviewHeld },
  mcu: { statusId: 6, actions: interviewPassed },
  "mcu-scheduled": { statusId: 6, actions: mcuScheduled },
  "mcu-held": { statusId: 6, actions: mcuHeld },
  decision: { statusId: 7, actions: mcuPassed },
  hired: { statusId: 7, actions: [...mcuPassed, [step("result", "Completed", "manager")]] },
  "failed-screening": { statusId: 8, actions: [failedWith("screening", "staff", "sea-service-below-requirement")] },
  "failed-marlin": {
    statusId: 8,
    actions: [
      ...cesPassed,
      [step("marlin", "Completed", "pde")],
      failedWith("marlin", "pde", "marlin-below-threshold"),
    ],
  },
  "failed-interview": {
    statusId: 8,
    actions: [...interviewHeld, failedWith("interview", "pde", "interview-not-suitable")],
  },
  withdrawn: { statusId: 8, actions: [...interviewScheduled, [step("failed", "Completed", "staff", "Withdrawn")]] },
} satisfies Record<string, { statusId: number; actions: Action[] }>;

export type Stage = keyof typeof stages;
export const stageNames = Object.keys(stages) as Stage[];
export const stageOf = (stage: Stage): { statusId: number; actions: Action[] } => stages[stage];
