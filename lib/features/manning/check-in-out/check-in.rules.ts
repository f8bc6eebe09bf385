import type { Slot } from "@/db/enums/manning";
import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { KeepOption } from "./schema";
import { promotion } from "../proposals.rules";
import {
  blockProblems,
  changeOf,
  findOpenAssignment,
  eventLine,
  hardProblem,
  isOnBoard,
  isOpenSlot,
  openAssignmentsOf,
  refuse,
  resolveProblems,
  softProblem,
  summaryOf,
  type Assignment,
  type Block,
  type Change,
  type CheckInRecord,
  type Facts,
  type AssignmentFields,
  type EventLine,
  type Outcome,
  type Problem,
  type SeatState,
} from "../slots.rules";

const daysOffPlan = 7;
const readyToBoard = 3;
const readyToLeave = 6;

/** What preparation and scheduling know of the person. An omitted fact is not checked; null means it does not exist. */
export type Readiness = {
  scheduleStatusId?: number | null;
  pklSigned?: boolean;
  medicalValid?: boolean;
  mcuPassed?: boolean;
  bjstPassed?: boolean;
};

/** Return the date of the person's last check-out, or "". */
const lastCheckOut = (person: readonly Assignment[]) =>
  person.reduce((last, { checkedOutOn }) => (checkedOutOn && checkedOutOn > last ? checkedOutOn : last), "");

function scheduleProblems(readiness: Readiness | undefined, ready: number): Problem[] {
  const statusId = readiness?.scheduleStatusId;
  return statusId === undefined || statusId === ready
    ? []
    : [softProblem("schedule-not-ready", { statusId: statusId ?? 0, ready })];
}

/** Check the preparation. Only users who may sign the agreement override its absence. product 0, 5.2 */
function readinessProblems(readiness: Readiness | undefined, can: Facts["can"]): Problem[] {
  return [
    ...scheduleProblems(readiness, readyToBoard),
    ...(readiness?.pklSigned === false
      ? [{ code: "pkl-not-signed" as const, hard: !can("preparation:pkl-signed"), values: {} }]
      : []),
    ...(readiness?.medicalValid === false ? [softProblem("medical-not-valid")] : []),
    ...(readiness?.mcuPassed === false ? [softProblem("mcu-not-passed")] : []),
    ...(readiness?.bjstPassed === false ? [softProblem("bjst-not-passed")] : []),
  ];
}

/** Return how many days a date is off the plan, and in which direction; null when close enough. */
export function offPlan(plan: string, date: string): { days: number; plan: string; isEarly: boolean } | null {
  const days = daysBetween(plan, date);
  return Math.abs(days) > daysOffPlan ? { days: Math.abs(days), plan, isEarly: days < 0 } : null;
}

function offPlanProblems(action: "joins" | "leaves", plan: string, date: string): Problem[] {
  const difference = offPlan(plan, date);
  if (!difference) return [];
  const codeSuffix = `${action}${difference.isEarly ? "Early" : "Late"}`;
  return [softProblem("off-plan", { days: difference.days, plan, way: codeSuffix })];
}

/**
 * Return the planned off-board after boarding on a day: the length is kept unless the sign-off date is. product 5.2
 * "Check-in" 4
 */
export const signOffAfter = (
  { startDate, endDate }: Pick<AssignmentFields, "startDate" | "endDate">,
  date: string,
  keep?: KeepOption,
) => (keep === "sign-off" ? endDate : addDays(date, daysBetween(startDate, endDate)));

/** Move Current back to make room, rearmost first, so that two never share a slot. */
function moveBack(
  { slots: { current, previous, "pre-previous": prePrevious } }: SeatState,
  leaving: Partial<AssignmentFields>,
): Change[] {
  if (!current) return [];
  return [
    ...(previous && prePrevious ? [changeOf(prePrevious, "history")] : []),
    ...(previous ? [changeOf(previous, "pre-previous")] : []),
    changeOf(current, "previous", leaving),
  ];
}

/** Refuse to move people out of the five slots while they are on board. */
function moveBackProblems({ slots: { current, previous, "pre-previous": prePrevious } }: SeatState): Problem[] {
  const isPushedOut = current && previous && prePrevious && isOnBoard(prePrevious);
  return isPushedOut ? [hardProblem("still-on-board", { crewId: prePrevious.crewId, slot: prePrevious.slot })] : [];
}

const moves = (changes: readonly Change[], effectiveOn: string): EventLine[] =>
  changes.map((change) => eventLine(change, "moved", { effectiveOn }));

export type CheckInFacts = Facts & {
  /** All assignments of the person, on any seat. */
  person: readonly Assignment[];
  blocks?: readonly Block[] | undefined;
  readiness?: Readiness | undefined;
  /** Which part of the plan to keep; the length by default. */
  keep?: KeepOption | undefined;
};

/**
 * Check in Next as Current; the former Current hands over in Previous and NextButOne moves up. The check-in event
 * stores the record that undoCheckIn needs.
 * @param date yyyy-MM-dd. product 5.2 "Check-in"
 */
export function checkIn(seat: SeatState, assignmentId: number, date: string, facts: CheckInFacts): Outcome {
  const row = findOpenAssignment(seat, assignmentId);
  if (!row) return refuse(hardProblem("not-on-seat"));
  if (row.slot !== "next") return refuse(hardProblem("not-in-next", { slot: row.slot }));
  const { current, previous } = seat.slots;
  const otherAssignments = facts.person.filter(({ id, crewId }) => id !== row.id && crewId === row.crewId);
  const elsewhere = otherAssignments.find((other) => isOnBoard(other) || other.slot === "current");
  const lastDay = lastCheckOut(otherAssignments);
  const summary = summaryOf(row);
  const endDate = signOffAfter(row, date, facts.keep);
  const problems = [
    ...(elsewhere ? [hardProblem("on-board-elsewhere", { seatId: elsewhere.seatId })] : []),
    ...(summary === "Rejected" ? [hardProblem("rejected")] : []),
    ...(date > facts.today ? [hardProblem("date-in-future", { today: facts.today })] : []),
    ...(date < lastDay ? [hardProblem("before-last-check-out", { date: lastDay })] : []),
    ...(endDate <= date ? [hardProblem("end-before-start", { startDate: date, endDate })] : []),
    ...moveBackProblems(seat),
    ...(summary === "Pending" ? [softProblem("not-confirmed")] : []),
    ...(current && previous && isOnBoard(previous) ? [softProblem("handover-open", { crewId: previous.crewId })] : []),
    ...readinessProblems(facts.readiness, facts.can),
    ...blockProblems(facts.blocks ?? [], facts.can),
    ...offPlanProblems("joins", row.startDate, date),
  ];
  return resolveProblems(problems, facts.accepted, () => {
    const movedBack = moveBack(seat, { handoverSince: date });
    const isOtherLength = daysBetween(date, endDate) !== daysBetween(row.startDate, row.endDate);
    const set: Partial<AssignmentFields> = { startDate: date, endDate, checkedInOn: date };
    if (isOtherLength) set.durationMonths = null;
    const boarding = changeOf(row, "current", set);
    const next = promotion(seat);
    const changes = [...movedBack, boarding, ...next.changes];
    const record: CheckInRecord = { recordedOn: facts.today, changes };
    const events = [
      eventLine(boarding, "checked-in", { effectiveOn: date, details: record }),
      ...moves([...movedBack, ...next.changes], date),
    ];
    return { changes, events };
  });
}

/**
 * Check out a person from Current, which stays empty until the next check-in, or from a handover.
 * @param date yyyy-MM-dd, tomorrow at the latest. product 5.2 "Check-out"
 */
export function checkOut(
  seat: SeatState,
  assignmentId: number,
  date: string,
  facts: Facts & { readiness?: Readiness | undefined },
): Outcome {
  const row = findOpenAssignment(seat, assignmentId);
  if (!row) return refuse(hardProblem("not-on-seat"));
  const { checkedInOn, slot } = row;
  if (checkedInOn === null || !isOnBoard(row)) return refuse(hardProblem("not-on-board", { slot }));
  const latest = addDays(facts.today, 1);
  const problems = [
    ...(date < checkedInOn ? [hardProblem("before-check-in", { date: checkedInOn })] : []),
    ...(date > latest ? [hardProblem("date-in-future", { today: facts.today })] : []),
    ...(slot === "current" ? moveBackProblems(seat) : []),
    ...scheduleProblems(facts.readiness, readyToLeave),
    ...offPlanProblems("leaves", row.endDate, date),
  ];
  return resolveProblems(problems, facts.accepted, () => {
    const set = { checkedOutOn: date };
    const changes = slot === "current" ? moveBack(seat, set) : [changeOf(row, slot, set)];
    const events = changes.map((change) =>
      eventLine(change, change.assignmentId === assignmentId ? "checked-out" : "moved", { effectiveOn: date }),
    );
    return { changes, events };
  });
}

/** Return a row that is unchanged since a check-in moved it. The person who handed over must still be on board. */
function unchangedRowAfter({ assignmentId, from, to, set }: Change, seat: SeatState): Assignment | undefined {
  const row = [...openAssignmentsOf(seat), ...seat.closed].find(({ id }) => id === assignmentId);
  const fields = new Map<string, unknown>(Object.entries(row ?? {}));
  const isAsLeft = row?.slot === to && Object.entries(set).every(([name, value]) => fields.get(name) === value);
  const isAboard = !row || (from !== "current" && to !== "current") || isOnBoard(row);
  return isAsLeft && isAboard ? row : undefined;
}

/**
 * Undo a check-in on the day it was recorded, restoring all five slots and dates. Refused when anything else happened
 * to those rows. The seat must include its history rows. product 5.2, invariant tests
 */
export function undoCheckIn(
  seat: SeatState,
  { recordedOn, changes }: CheckInRecord,
  facts: Pick<Facts, "today">,
): Outcome {
  if (recordedOn !== facts.today) return refuse(hardProblem("not-same-day", { date: recordedOn }));
  const boarding = changes.find(({ from, to }) => from === "next" && to === "current");
  if (!boarding || changes.some((change) => !unchangedRowAfter(change, seat)))
    return refuse(hardProblem("changed-since"));
  const own = new Set(changes.map(({ assignmentId }) => assignmentId));
  const isTaken = (slot: Slot) => isOpenSlot(slot) && seat.slots[slot] !== null && !own.has(seat.slots[slot]?.id ?? 0);
  const taken = changes.find(({ from }) => isTaken(from));
  if (taken) return refuse(hardProblem("slot-taken", { slot: taken.from }));
  return resolveProblems([], undefined, () => {
    const reversed = changes.toReversed().map(({ assignmentId, from, to, set, was }): Change => ({
      assignmentId,
      from: to,
      to: from,
      set: was,
      was: set,
    }));
    const events = reversed.map((change) =>
      eventLine(change, change.assignmentId === boarding.assignmentId ? "check-in-undone" : "moved"),
    );
    return { changes: reversed, events };
  });
}
