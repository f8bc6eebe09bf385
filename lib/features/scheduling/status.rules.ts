import { scheduleStatuses, statusIds, type ScheduleStatus, type StatusId } from "@/db/enums/scheduling";
import type { Permission } from "@/lib/access/permissions";
import type { CountedStatus } from "@/lib/platform/list/counted-status";

export const processes = ["OnBoardProcess", "OffBoardProcess"] as const;
type Process = (typeof processes)[number];

/** Return the documented status name. */
export const statusOf = (id: StatusId): ScheduleStatus => scheduleStatuses[id - 1] ?? "OnBoardWaitingSchedule";
const processOf = (id: StatusId): Process | null => (id < 4 ? "OnBoardProcess" : id < 7 ? "OffBoardProcess" : null);
/** Return whether the schedule is for joining; afterwards it is for leaving. Document 3 §4 */
export const isOnBoardStage = (id: StatusId) => id < 4;
/** Return whether a schedule is history: signed off or cancelled. It never changes. */
export const isHistory = ({ statusId, cancelledAt }: { statusId: StatusId; cancelledAt: Date | null }) =>
  statusId === 7 || cancelledAt !== null;

/** What advances a schedule: a save, a choice, check-in, check-out, or the plan. */
type Way = "saving" | "choice" | "check-in" | "check-out" | "plan";
/** guards: conditions of the step, with texts under scheduling.guards. */
type Step = {
  from: StatusId | null;
  to: StatusId | "cancelled";
  way: Way;
  right: Permission | null;
  guards: readonly Guard[];
  needsReason?: true;
};
export const guards = [
  "port-missing",
  "allowance-missing",
  "document-missing",
  "preparation-open",
  "appraisal-missing",
] as const;
export type Guard = (typeof guards)[number];
/** Guards that a reason can accept. The others define the next status and always block. */
const softGuards: readonly Guard[] = ["preparation-open", "appraisal-missing"];
export const isSoft = (guard: Guard) => softGuards.includes(guard);

const [planning, service, boards] = [
  "scheduling:write",
  "scheduling:accommodation",
  "scheduling:check-in-out",
] as const;

/** All steps: from, to, trigger, permission and guards. product 5.6 */
export const steps: readonly Step[] = [
  { from: null, to: 1, way: "plan", right: null, guards: [] },
  { from: 1, to: 2, way: "saving", right: planning, guards: ["port-missing"] },
  {
    from: 2,
    to: 3,
    way: "choice",
    right: service,
    guards: ["port-missing", "allowance-missing", "document-missing", "preparation-open"],
  },
  { from: 3, to: 2, way: "choice", right: service, guards: [], needsReason: true },
  { from: 3, to: 4, way: "check-in", right: boards, guards: [] },
  { from: 4, to: 5, way: "saving", right: planning, guards: ["port-missing"] },
  {
    from: 5,
    to: 6,
    way: "choice",
    right: service,
    guards: ["port-missing", "allowance-missing", "document-missing", "appraisal-missing"],
  },
  { from: 6, to: 5, way: "choice", right: service, guards: [], needsReason: true },
  { from: 6, to: 7, way: "check-out", right: boards, guards: [] },
  { from: 1, to: "cancelled", way: "plan", right: null, guards: [] },
  { from: 2, to: "cancelled", way: "plan", right: null, guards: [] },
  { from: 3, to: "cancelled", way: "plan", right: null, guards: [] },
];

const isOnWire = (to: Step["to"]): to is StatusId => to !== "cancelled";
/** Return the statuses a user can reach by saving or choosing. */
export const allowedNext = (id: StatusId): StatusId[] =>
  steps.flatMap(({ from, to, way }) =>
    from === id && isOnWire(to) && (way === "saving" || way === "choice") ? [to] : [],
  );

/** Return the selectable step between two statuses; undefined when saving advances it. */
export const chosenStep = (from: StatusId, to: StatusId) =>
  steps.find((step) => step.from === from && step.to === to && step.way === "choice");

/** Return the statuses of a process with their next ones. Document 3 §7 */
export const statusesOf = (process: Process) =>
  statusIds
    .filter((id) => processOf(id) === process)
    .map((id) => ({ id, name: statusOf(id), allowedNext: allowedNext(id) }));

/** Facts for the guards of the current way. null means not required. */
export type GuardFacts = {
  hasPort: boolean;
  isAllowanceValid: boolean;
  documents: number;
  isWithoutTravel: boolean;
  isPrepared: boolean;
  reports: number;
};
const isMet: Record<Guard, (facts: GuardFacts) => boolean> = {
  "port-missing": ({ hasPort }) => hasPort,
  "allowance-missing": ({ isAllowanceValid }) => isAllowanceValid,
  "document-missing": ({ documents, isWithoutTravel }) => documents > 0 || isWithoutTravel,
  "preparation-open": ({ isPrepared }) => isPrepared,
  "appraisal-missing": ({ reports }) => reports > 0,
};

/** Return the unmet guards of a step, blocking ones first. */
export const openGuards = (step: Pick<Step, "guards"> | undefined, facts: GuardFacts): Guard[] =>
  (step?.guards ?? [])
    .filter((guard) => !isMet[guard](facts))
    .toSorted((first, second) => Number(isSoft(first)) - Number(isSoft(second)));

/** Return the status that saving alone reaches. product 5.6 */
export function advancedBySaving(
  id: StatusId,
  { hasOnBoardPort, hasOffBoardPort }: Record<"hasOnBoardPort" | "hasOffBoardPort", boolean>,
): StatusId {
  if (id === 1 && hasOnBoardPort) return 2;
  if (id === 4 && hasOffBoardPort) return 5;
  return id;
}

/** Days before sign-off from which a missing leaving plan needs action. */
export const actionDays = 30;
export const vesselSchedulingStatuses = ["Not Planned", "Need Action", "Completed"] as const;
type VesselSchedulingStatus = (typeof vesselSchedulingStatuses)[number];

/** A vessel's status: no schedules, action needed, or complete. The list filters by it. product 5.6 */
export const vesselStatusRule: CountedStatus<VesselSchedulingStatus, "open" | "lacking"> = {
  steps: [
    ["Need Action", "lacking"],
    ["Completed", "open"],
  ],
  otherwise: "Not Planned",
};
/** States of the documented vessel lists, and of travel and accommodation. product 5.6, 5.21 */
export const lists = {
  "onboard-scheduling": [1, 2],
  onboard: [3],
  "offboard-scheduling": [4, 5],
  offboard: [6],
  history: [7],
} as const satisfies Record<string, readonly StatusId[]>;
type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as ListName[];
export const travelTabs = {
  "on board": [2, 3],
  "offboard-waiting-schedule": [4],
  offboard: [5, 6],
  history: [7],
} as const satisfies Record<string, readonly StatusId[]>;
type TravelTab = keyof typeof travelTabs;
export const travelTabNames = Object.keys(travelTabs) as TravelTab[];
