import {
  openSlots,
  slotOfApi,
  summaryStatus,
  apiSlotOf,
  apiSlots,
  type AssignmentEvent,
  type EmployeeStatus,
  type OpenSlot,
  type PrincipalStatus,
  type Slot,
  type SummaryStatus,
  type ApiSlot,
} from "@/db/enums/manning";
import type { Permission } from "@/lib/access/permissions";
import type { MessageValues } from "@/lib/platform/errors";

/** The columns the rules read. Dates are yyyy-MM-dd in Asia/Jakarta; endDate is the planned off-board. */
export type Assignment = {
  id: number;
  seatId: number;
  crewId: number;
  slot: Slot;
  startDate: string;
  endDate: string;
  originalEndDate: string | null;
  durationMonths: number | null;
  principalStatus: PrincipalStatus;
  employeeStatus: EmployeeStatus;
  checkedInOn: string | null;
  checkedOutOn: string | null;
  handoverSince: string | null;
};
export type AssignmentFields = Omit<Assignment, "id" | "seatId" | "crewId" | "slot">;
export type Approvals = Pick<Assignment, "principalStatus" | "employeeStatus">;
export type SeatState = { seatId: number; slots: Record<OpenSlot, Assignment | null>; closed: Assignment[] };

/** One row's update. Applied in order, no two assignments ever share a slot. `was` makes it reversible. */
export type Change = {
  assignmentId: number;
  from: Slot;
  to: Slot;
  set: Partial<AssignmentFields>;
  was: Partial<AssignmentFields>;
};
export type CheckInRecord = { recordedOn: string; changes: Change[] };
/** A row of assignment_events. */
export type EventLine = {
  assignmentId: number;
  event: AssignmentEvent;
  fromSlot: Slot | null;
  toSlot: Slot;
  effectiveOn: string | null;
  details: Record<string, unknown> | null;
};
/** Mails a plan change triggers. */
export type Effect = "ask-principal" | "ask-employee" | "tell-rejection" | "tell-decline";

export const mailOfEffect = {
  "ask-principal": "PlanningPrincipal",
  "ask-employee": "PlanningEmployee",
  "tell-rejection": "PlanningPrincipalReject",
  "tell-decline": "PlanningEmployeeReject",
} as const satisfies Record<Effect, string>;

export { slotOfApi, summaryStatus, apiSlotOf, apiSlots, type SummaryStatus, type ApiSlot };
export const summaryOf = ({ principalStatus, employeeStatus }: Approvals) =>
  summaryStatus(principalStatus, employeeStatus);

export const isOnBoard = ({ checkedInOn, checkedOutOn }: Pick<Assignment, "checkedInOn" | "checkedOutOn">) =>
  checkedInOn !== null && checkedOutOn === null;
export const isOpenSlot = (slot: Slot): slot is OpenSlot => slot !== "history" && slot !== "cancelled";
/** Only these two slots are filled and emptied by hand. D2 §4 */
export const isPlannable = (slot: Slot): slot is "next" | "next-but-one" => slot === "next" || slot === "next-but-one";

/** Build a seat from its rows, ignoring other seats. Only undoCheckIn needs history rows. */
export function seatOf(seatId: number, rows: readonly Assignment[]): SeatState {
  const own = rows.filter((row) => row.seatId === seatId);
  const at = (slot: OpenSlot) => own.find((row) => row.slot === slot) ?? null;
  return {
    seatId,
    slots: {
      "pre-previous": at("pre-previous"),
      previous: at("previous"),
      current: at("current"),
      next: at("next"),
      "next-but-one": at("next-but-one"),
    },
    closed: own.filter((row) => !isOpenSlot(row.slot)),
  };
}

/** Return who holds a seat: Current, else a previous person still on board. */
export const holderOf = ({ slots: { current, previous, "pre-previous": before } }: SeatState): Assignment | null =>
  current ?? [previous, before].find((row) => row !== null && isOnBoard(row)) ?? null;

export const openAssignmentsOf = (seat: SeatState): Assignment[] => openSlots.flatMap((slot) => seat.slots[slot] ?? []);
export const findOpenAssignment = (seat: SeatState, assignmentId: number) =>
  openAssignmentsOf(seat).find(({ id }) => id === assignmentId);
/** Find the person's assignment on a seat, in the given slot order. */
export const findAssignmentOfPerson = (seat: SeatState, crewId: number, slotOrder: readonly OpenSlot[]) =>
  slotOrder.map((slot) => seat.slots[slot]).find((assignment) => assignment?.crewId === crewId) ?? undefined;

/** Apply the changes to the rows. */
export const withChanges = <Row extends Assignment>(rows: readonly Row[], changes: readonly Change[]): Row[] =>
  changes.reduce<Row[]>(
    (updatedRows, { assignmentId, to, set }) =>
      updatedRows.map((row) => (row.id === assignmentId ? { ...row, ...set, slot: to } : row)),
    [...rows],
  );

const pickFields = (row: AssignmentFields, set: Partial<AssignmentFields>): Partial<AssignmentFields> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name in set));
export const changeOf = (row: Assignment, to: Slot, set: Partial<AssignmentFields> = {}): Change => ({
  assignmentId: row.id,
  from: row.slot,
  to,
  set,
  was: pickFields(row, set),
});

export const eventLine = (
  { assignmentId, from, to }: Pick<Change, "assignmentId" | "from" | "to">,
  event: AssignmentEvent,
  more: Partial<Pick<EventLine, "effectiveOn" | "details">> = {},
): EventLine => ({ assignmentId, event, fromSlot: from, toSlot: to, effectiveOn: null, details: null, ...more });

type HardCode =
  | "seat-removed"
  | "vessel-in-scrap"
  | "slot-not-plannable"
  | "slot-taken"
  | "next-empty"
  | "too-many-future"
  | "end-before-start"
  | "date-out-of-range"
  | "start-fixed"
  | "not-on-seat"
  | "slot-not-removable"
  | "slot-not-changeable"
  | "slot-not-decidable"
  | "approval-not-needed"
  | "already-decided"
  | "rejected"
  | "not-in-next"
  | "on-board-elsewhere"
  | "date-in-future"
  | "before-last-check-out"
  | "still-on-board"
  | "not-on-board"
  | "before-check-in"
  | "not-same-day"
  | "changed-since"
  | "extension-not-later"
  | "extension-passed"
  | "extension-pending"
  | "consent-missing"
  | "consent-declined";
type SoftCode =
  | "overlap"
  | "second-future"
  | "principal-first"
  | "schedule-started"
  | "not-confirmed"
  | "handover-open"
  | "off-plan"
  | "schedule-not-ready"
  | "pkl-not-signed"
  | "medical-not-valid"
  | "mcu-not-passed"
  | "bjst-not-passed"
  | "over-eleven-months"
  | `compliance:${string}`;
export type Problem = { code: HardCode | SoftCode; hard: boolean; values: MessageValues; overlaps?: Overlap[] };
/** Days two assignments share: of one person, or of neighbours on a seat. */
export type Overlap = {
  kind: "person" | "seat";
  assignmentId: number;
  crewId: number;
  seatId: number;
  slot: Slot;
  from: string;
  to: string;
  days: number;
};
/** A blocking item of the compliance check. */
export type Block = { code: string; overridableBy: string };

export type AcceptedProblems = { codes: ReadonlySet<string>; reason: string };
/** Facts for every rule: date, permissions and accepted problems. */
export type Facts = { today: string; can: (right: Permission) => boolean; accepted?: AcceptedProblems | undefined };
export type PlanChanges = { changes: Change[]; events: EventLine[] };
/** A plan change that triggers mails. */
export type Notified = PlanChanges & { effects: Effect[] };
type RefusedOutcome = { ok: false; problem: Problem; problems: Problem[] };
export type Outcome<Result = PlanChanges> = (Result & { ok: true; overridden: Problem[] }) | RefusedOutcome;

export const hardProblem = (code: HardCode, values: MessageValues = {}): Problem => ({ code, hard: true, values });
export const softProblem = (code: SoftCode, values: MessageValues = {}): Problem => ({ code, hard: false, values });
export const refuse = (problem: Problem): RefusedOutcome => ({ ok: false, problem, problems: [problem] });

/**
 * Return the result unless problems stay open. Soft problems pass with a reason, hard ones never. The refusal lists all
 * open problems, hard ones first. product §0
 */
export function resolveProblems<Result>(
  problems: readonly Problem[],
  accepted: AcceptedProblems | undefined,
  done: () => Result,
): Outcome<Result> {
  const isAccepted = ({ code, hard }: Problem) =>
    !hard && (accepted?.codes.has(code) ?? false) && accepted?.reason.trim() !== "";
  const open = problems
    .filter((problem) => !isAccepted(problem))
    .sort((one, other) => Number(other.hard) - Number(one.hard));
  const [problem] = open;
  return problem ? { ok: false, problem, problems: open } : { ...done(), ok: true, overridden: [...problems] };
}

/** Turn compliance blocks into problems: hard without anyone, or without the right, to override. product 5.5 */
export function blockProblems(blocks: readonly Block[], can: Facts["can"]): Problem[] {
  const isHard = (by: string) => by === "nobody" || (by === "manager" && !can("manning:override-compliance"));
  return blocks.map(({ code, overridableBy }) => ({
    code: `compliance:${code}`,
    hard: isHard(overridableBy),
    values: { item: code, overridableBy },
  }));
}
