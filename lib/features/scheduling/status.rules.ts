import { scheduleStatuses, statusIds, type ScheduleStatus, type StatusId } from "@/db/enums/scheduling";
import type { Permission } from "@/lib/access/permissions";

export const processes = ["OnBoardProcess", "OffBoardProcess"] as const;
type Process = (typeof processes)[number];

/** The status under its documented name. */
export const statusOf = (id: StatusId): ScheduleStatus => scheduleStatuses[id - 1] ?? "OnBoardWaitingSchedule";
const processOf = (id: StatusId): Process | null => (id < 4 ? "OnBoardProcess" : id < 7 ? "OffBoardProcess" : null);
/** Until somebody is on board; their way off is planned after that. Document 3 §4 */
export const isOnBoardStage = (id: StatusId) => id < 4;
/** What has left, or was cancelled, is history and never changes. */
export const isHistory = ({ statusId, cancelledAt }: { statusId: StatusId; cancelledAt: Date | null }) =>
  statusId === 7 || cancelledAt !== null;

/** By what a schedule goes on: what is saved, somebody's word, signing on and off, or the plan it is for. */
type Way = "saving" | "choice" | "check-in" | "check-out" | "plan";
/** guards: what must be so before it; each has its words under scheduling.guards. */
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
/** These pass with a reason; the others never do, since they say what the next state means. */
const softGuards: readonly Guard[] = ["preparation-open", "appraisal-missing"];
export const isSoft = (guard: Guard) => softGuards.includes(guard);

const [planning, service, boards] = [
  "scheduling:write",
  "scheduling:accommodation",
  "scheduling:check-in-out",
] as const;

/** Every step there is: from where to where, by what, who may, what must be so. product 5.6 */
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
/** The statuses a person brings a schedule to, by saving or by word. */
export const allowedNext = (id: StatusId): StatusId[] =>
  steps.flatMap(({ from, to, way }) =>
    from === id && isOnWire(to) && (way === "saving" || way === "choice") ? [to] : [],
  );

/** The step somebody chooses; a state whose way on is saving has none. */
export const chosenStep = (from: StatusId, to: StatusId) =>
  steps.find((step) => step.from === from && step.to === to && step.way === "choice");

/** The statuses of a process with where each may go. Document 3 §7 */
export const statusesOf = (process: Process) =>
  statusIds
    .filter((id) => processOf(id) === process)
    .map((id) => ({ id, name: statusOf(id), allowedNext: allowedNext(id) }));

/** What of a schedule the guards look at, of the way it is on. null for what is not asked of it. */
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

/** The guards of a step that are not met, those first that no reason lifts. */
export const openGuards = (step: Pick<Step, "guards"> | undefined, facts: GuardFacts): Guard[] =>
  (step?.guards ?? [])
    .filter((guard) => !isMet[guard](facts))
    .toSorted((one, other) => Number(isSoft(one)) - Number(isSoft(other)));

/** Where saving alone brings a schedule. product 5.6 */
export function advancedBySaving(
  id: StatusId,
  { hasOnBoardPort, hasOffBoardPort }: Record<"hasOnBoardPort" | "hasOffBoardPort", boolean>,
): StatusId {
  if (id === 1 && hasOnBoardPort) return 2;
  if (id === 4 && hasOffBoardPort) return 5;
  return id;
}

/** Days before leaving from which a schedule without a way off calls for action. */
export const actionDays = 30;
export const vesselSchedulingStatuses = ["Not Planned", "Need Action", "Completed"] as const;
export type VesselSchedulingStatus = (typeof vesselSchedulingStatuses)[number];

/** Of a vessel: nobody has a schedule, somebody's lacks something, or all are as they should be. product 5.6 */
export function vesselSchedulingStatus({ open, lacking }: { open: number; lacking: number }): VesselSchedulingStatus {
  if (open === 0) return "Not Planned";
  return lacking > 0 ? "Need Action" : "Completed";
}
/** The documented lists of a vessel, and those of travel and accommodation, by the states they show. product 5.6, 5.21 */
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
