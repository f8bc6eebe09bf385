import type { OpenSlot } from "@/db/enums/manning";
import { daysBetween } from "@/lib/platform/calendar/period";
import { approvalNeeded, askEffectsOf } from "./approval.rules";
import { dateProblems, overlapsOf, type Period, type PlannedAssignment } from "./assignment-dates.rules";
import {
  blockProblems,
  changeOf,
  findOpenAssignment,
  eventLine,
  hardProblem,
  isPlannable,
  refuse,
  resolveProblems,
  softProblem,
  summaryOf,
  type Notified,
  type Approvals,
  type Assignment,
  type Block,
  type PlanChanges,
  type Facts,
  type Effect,
  type AssignmentFields,
  type EventLine,
  type Outcome,
  type Problem,
  type SeatState,
} from "./slots.rules";

const futures = 2;
const resetAfterDays = 7;
const untouchedSchedule = 1;

/** Whether a slot accepts a proposal: an empty Next, or an empty NextButOne behind a Next. D2 §4 */
export const mayAdd = ({ slots }: SeatState, slot: OpenSlot) =>
  isPlannable(slot) && slots[slot] === null && (slot === "next" || slots.next !== null);
export const mayRemove = ({ slots }: SeatState, slot: OpenSlot) => isPlannable(slot) && slots[slot] !== null;

export type Proposal = Period & { crewId: number; slot: OpenSlot; durationMonths: number | null };
/** `person` holds all assignments of the person, cancelled ones included; handoverDays defaults to 3. */
export type DateFacts = Facts & { person: readonly Assignment[]; handoverDays?: number | undefined };
export type ProposalFacts = DateFacts & {
  needsPrincipal: boolean;
  seatRemoved: boolean;
  vesselInScrap: boolean;
  blocks?: readonly Block[] | undefined;
};
type NewAssignment = Omit<Assignment, "id">;
/** A new assignment. The caller inserts it and adds its id to the events. */
export type Proposed = {
  created: NewAssignment;
  changes: [];
  events: Omit<EventLine, "assignmentId">[];
  effects: Effect[];
};

function placeProblems(seat: SeatState, slot: OpenSlot, { seatRemoved, vesselInScrap }: ProposalFacts): Problem[] {
  return [
    ...(vesselInScrap ? [hardProblem("vessel-in-scrap")] : []),
    ...(seatRemoved ? [hardProblem("seat-removed")] : []),
    ...(isPlannable(slot) ? [] : [hardProblem("slot-not-plannable", { slot })]),
    ...(isPlannable(slot) && seat.slots[slot] ? [hardProblem("slot-taken", { slot })] : []),
    ...(slot === "next-but-one" && !seat.slots.next ? [hardProblem("next-empty")] : []),
  ];
}

/**
 * Limit a person to one Current and one future assignment. A second future one needs a manager; a third is refused.
 * product 5.2
 */
function futureProblems(crewId: number, { person, can }: ProposalFacts): Problem[] {
  const planned = person.filter(
    (row) => row.crewId === crewId && isPlannable(row.slot) && summaryOf(row) !== "Rejected",
  ).length;
  if (planned >= futures) return [hardProblem("too-many-future", { planned })];
  return planned > 0
    ? [{ ...softProblem("second-future", { planned }), hard: !can("manning:override-compliance") }]
    : [];
}

function overlapProblems(
  newPeriod: PlannedAssignment,
  seat: SeatState,
  { person, today, handoverDays, can }: DateFacts,
): Problem[] {
  const overlaps = overlapsOf(newPeriod, { person, seat, handoverDays, today });
  return overlaps.length === 0
    ? []
    : [{ ...softProblem("overlap", { count: overlaps.length }), hard: !can("manning:allow-overlap"), overlaps }];
}

/** Propose a person for Next or NextButOne and request the first answer. product 5.2 */
export function applyProposal(seat: SeatState, proposal: Proposal, facts: ProposalFacts): Outcome<Proposed> {
  const { seatId } = seat;
  const problems = [
    ...placeProblems(seat, proposal.slot, facts),
    ...dateProblems(proposal, facts.today),
    ...futureProblems(proposal.crewId, facts),
    ...overlapProblems({ ...proposal, id: null, seatId }, seat, facts),
    ...blockProblems(facts.blocks ?? [], facts.can),
  ];
  return resolveProblems(problems, facts.accepted, () => {
    const { crewId, slot, startDate, endDate, durationMonths } = proposal;
    const approvals = {
      principalStatus: facts.needsPrincipal ? "Pending" : "NotRequired",
      employeeStatus: "Pending",
    } as const;
    const created = {
      seatId,
      crewId,
      slot,
      startDate,
      endDate,
      durationMonths,
      originalEndDate: null,
      ...approvals,
      checkedInOn: null,
      checkedOutOn: null,
      handoverSince: null,
    };
    const event = { event: "proposed" as const, fromSlot: null, toSlot: slot, effectiveOn: null, details: null };
    return { created, changes: [], events: [event], effects: askEffectsOf(approvals) };
  });
}

/** Move NextButOne into an empty Next. product 5.2 */
export function promotion({ slots: { "next-but-one": row } }: SeatState): PlanChanges {
  if (!row) return { changes: [], events: [] };
  const change = changeOf(row, "next");
  return { changes: [change], events: [eventLine(change, "moved")] };
}

/**
 * Cancel a plan in Next or NextButOne and keep its row.
 * @param scheduleStatusId of the person's schedule, if any. isReplaced: the slot is filled at once, so no one moves up.
 * product 5.2, 5.6
 */
export function removeProposal(
  seat: SeatState,
  assignmentId: number,
  facts: Facts & { scheduleStatusId?: number | null | undefined; isReplaced?: boolean },
): Outcome {
  const row = findOpenAssignment(seat, assignmentId);
  if (!row) return refuse(hardProblem("not-on-seat"));
  if (!isPlannable(row.slot)) return refuse(hardProblem("slot-not-removable", { slot: row.slot }));
  const statusId = facts.scheduleStatusId ?? untouchedSchedule;
  const problems = statusId > untouchedSchedule ? [softProblem("schedule-started", { statusId })] : [];
  return resolveProblems(problems, facts.accepted, () => {
    const change = changeOf(row, "cancelled");
    const isFollowed = row.slot === "next" && !facts.isReplaced;
    const next = isFollowed ? promotion(seat) : { changes: [], events: [] };
    return { changes: [change, ...next.changes], events: [eventLine(change, "cancelled"), ...next.events] };
  });
}

type AssignmentDates = Period & { durationMonths: number | null };

const changedFields = (row: AssignmentFields, newPeriod: Partial<AssignmentFields>): Partial<AssignmentFields> => {
  const entries = Object.entries(newPeriod);
  const fields = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(entries.filter(([name, value]) => fields.get(name) !== value));
};

/** Return the days the dates move, by the end that moves further. */
const daysMoved = (row: Period, newPeriod: Period) =>
  Math.max(
    Math.abs(daysBetween(row.startDate, newPeriod.startDate)),
    Math.abs(daysBetween(row.endDate, newPeriod.endDate)),
  );

/** Return what new dates require: days moved, a new principal approval, and whether open links end. product 5.2, 5.9 */
export function dateMove(row: Period & Approvals, newPeriod: Period) {
  const days = daysMoved(row, newPeriod);
  const asksAgain =
    approvalNeeded(row) &&
    ((row.principalStatus === "Confirmed" && days > resetAfterDays) ||
      (row.principalStatus === "Rejected" && days > 0));
  return { days, asksAgain, endsLinks: days > resetAfterDays || asksAgain };
}

/**
 * Change the dates in Next, NextButOne or Current, whose start is fixed. A move of more than 7 days asks a principal
 * who agreed again. A rejected plan must be proposed again. Unchanged dates return no changes. product 5.2
 */
export function changeDates(
  seat: SeatState,
  assignmentId: number,
  { startDate, endDate, durationMonths }: AssignmentDates,
  facts: DateFacts,
): Outcome<Notified> {
  const newPeriod = { startDate, endDate, durationMonths };
  const row = findOpenAssignment(seat, assignmentId);
  if (!row) return refuse(hardProblem("not-on-seat"));
  const { slot } = row;
  if (!isPlannable(slot) && slot !== "current") return refuse(hardProblem("slot-not-changeable", { slot }));
  const { days: moved, asksAgain, endsLinks } = dateMove(row, newPeriod);
  const problems = [
    ...(slot === "current" && startDate !== row.startDate
      ? [hardProblem("start-fixed", { startDate: row.startDate })]
      : []),
    ...(slot !== "current" && summaryOf(row) === "Rejected" ? [hardProblem("rejected")] : []),
    ...dateProblems(newPeriod, facts.today),
    ...(moved > 0 ? overlapProblems({ ...row, ...newPeriod, slot }, seat, facts) : []),
  ];
  return resolveProblems(problems, facts.accepted, () => {
    const set = changedFields(row, { ...newPeriod, ...(asksAgain ? { principalStatus: "Pending" as const } : {}) });
    if (Object.keys(set).length === 0) return { changes: [], events: [], effects: [] };
    const change = changeOf(row, slot, set);
    return {
      changes: [change],
      events: [eventLine(change, "dates-changed", { details: { set, was: change.was } })],
      effects: endsLinks ? askEffectsOf({ ...row, ...set }) : [],
    };
  });
}
