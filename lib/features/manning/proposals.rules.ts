import type { OpenSlot } from "@/db/enums/manning";
import { daysBetween } from "@/lib/platform/calendar/period";
import { approvalNeeded, asksOf } from "./approval.rules";
import { dateProblems, overlapsOf, type Period, type Wanted } from "./assignment-dates.rules";
import {
  blockProblems,
  changeOf,
  findOpen,
  eventLine,
  hardProblem,
  isPlannable,
  refuse,
  settle,
  softProblem,
  summaryOf,
  type Announced,
  type Approvals,
  type Assignment,
  type Block,
  type Done,
  type Facts,
  type Effect,
  type Fields,
  type EventLine,
  type Outcome,
  type Problem,
  type SeatState,
} from "./slots.rules";

const futures = 2;
const resetAfterDays = 7;
const untouchedSchedule = 1;

/** Add is enabled: Next while empty, NextButOne while empty behind somebody in Next. D2 §4 */
export const mayAdd = ({ slots }: SeatState, slot: OpenSlot) =>
  isPlannable(slot) && slots[slot] === null && (slot === "next" || slots.next !== null);
export const mayRemove = ({ slots }: SeatState, slot: OpenSlot) => isPlannable(slot) && slots[slot] !== null;

export type Proposal = Period & { crewId: number; slot: OpenSlot; durationMonths: number | null };
/** `person` holds every assignment of the person, on any seat, cancelled ones or not; handoverDays is 3 unless set. */
export type DateFacts = Facts & { person: readonly Assignment[]; handoverDays?: number | undefined };
export type ProposalFacts = DateFacts & {
  needsPrincipal: boolean;
  seatRemoved: boolean;
  vesselInScrap: boolean;
  blocks?: readonly Block[] | undefined;
};
type NewAssignment = Omit<Assignment, "id">;
/** A new row has no id yet: whoever stores it puts the id into its events. */
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

/** A person holds one Current and one future assignment; a second future one is a manager's decision, a third is none. product 5.2 */
function futureProblems(crewId: number, { person, can }: ProposalFacts): Problem[] {
  const planned = person.filter(
    (row) => row.crewId === crewId && isPlannable(row.slot) && summaryOf(row) !== "Rejected",
  ).length;
  if (planned >= futures) return [hardProblem("too-many-future", { planned })];
  return planned > 0
    ? [{ ...softProblem("second-future", { planned }), hard: !can("manning:override-compliance") }]
    : [];
}

function overlapProblems(wanted: Wanted, seat: SeatState, { person, today, handoverDays, can }: DateFacts): Problem[] {
  const overlaps = overlapsOf(wanted, { person, seat, handoverDays, today });
  return overlaps.length === 0
    ? []
    : [{ ...softProblem("overlap", { count: overlaps.length }), hard: !can("manning:allow-overlap"), overlaps }];
}

/** Puts a person into Next or NextButOne and asks for the first answer. product 5.2 */
export function propose(seat: SeatState, proposal: Proposal, facts: ProposalFacts): Outcome<Proposed> {
  const { seatId } = seat;
  const problems = [
    ...placeProblems(seat, proposal.slot, facts),
    ...dateProblems(proposal, facts.today),
    ...futureProblems(proposal.crewId, facts),
    ...overlapProblems({ ...proposal, id: null, seatId }, seat, facts),
    ...blockProblems(facts.blocks ?? [], facts.can),
  ];
  return settle(problems, facts.accepted, () => {
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
    return { created, changes: [], events: [event], effects: asksOf(approvals) };
  });
}

/** NextButOne follows into an empty Next. product 5.2 */
export function promotion({ slots: { "next-but-one": row } }: SeatState): Done {
  if (!row) return { changes: [], events: [] };
  const change = changeOf(row, "next");
  return { changes: [change], events: [eventLine(change, "moved")] };
}

/** Takes a person out of Next or NextButOne; the row is kept as cancelled. @param scheduleStatusId of the person's schedule, if any; isReplaced: somebody takes the slot at once, so that nobody moves up into it. product 5.2, 5.6 */
export function removeProposal(
  seat: SeatState,
  assignmentId: number,
  facts: Facts & { scheduleStatusId?: number | null | undefined; isReplaced?: boolean },
): Outcome {
  const row = findOpen(seat, assignmentId);
  if (!row) return refuse(hardProblem("not-on-seat"));
  if (!isPlannable(row.slot)) return refuse(hardProblem("slot-not-removable", { slot: row.slot }));
  const statusId = facts.scheduleStatusId ?? untouchedSchedule;
  const problems = statusId > untouchedSchedule ? [softProblem("schedule-started", { statusId })] : [];
  return settle(problems, facts.accepted, () => {
    const change = changeOf(row, "cancelled");
    const isFollowed = row.slot === "next" && !facts.isReplaced;
    const next = isFollowed ? promotion(seat) : { changes: [], events: [] };
    return { changes: [change, ...next.changes], events: [eventLine(change, "cancelled"), ...next.events] };
  });
}

type Dates = Period & { durationMonths: number | null };

const changed = (row: Fields, wanted: Partial<Fields>): Partial<Fields> => {
  const entries = Object.entries(wanted);
  const known = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(entries.filter(([name, value]) => known.get(name) !== value));
};

/** Days by which the dates move, whichever end moves further. */
const daysMoved = (row: Period, wanted: Period) =>
  Math.max(Math.abs(daysBetween(row.startDate, wanted.startDate)), Math.abs(daysBetween(row.endDate, wanted.endDate)));

/** What new dates of a plan ask for: how many days they move, whether a principal who has answered is asked again, and whether open links end. product 5.2, 5.9 */
export function dateMove(row: Period & Approvals, wanted: Period) {
  const days = daysMoved(row, wanted);
  const asksAgain =
    approvalNeeded(row) &&
    ((row.principalStatus === "Confirmed" && days > resetAfterDays) ||
      (row.principalStatus === "Rejected" && days > 0));
  return { days, asksAgain, endsLinks: days > resetAfterDays || asksAgain };
}

/**
 * New dates in Next, NextButOne or Current, whose start is a fact and stays. Moving one by more than 7 days asks a
 * principal who agreed again, whether or not the seafarer has answered; a rejected plan is proposed anew instead. Nothing to change answers without changes. product 5.2
 */
export function changeDates(
  seat: SeatState,
  assignmentId: number,
  { startDate, endDate, durationMonths }: Dates,
  facts: DateFacts,
): Outcome<Announced> {
  const wanted = { startDate, endDate, durationMonths };
  const row = findOpen(seat, assignmentId);
  if (!row) return refuse(hardProblem("not-on-seat"));
  const { slot } = row;
  if (!isPlannable(slot) && slot !== "current") return refuse(hardProblem("slot-not-changeable", { slot }));
  const { days: moved, asksAgain, endsLinks } = dateMove(row, wanted);
  const problems = [
    ...(slot === "current" && startDate !== row.startDate
      ? [hardProblem("start-fixed", { startDate: row.startDate })]
      : []),
    ...(slot !== "current" && summaryOf(row) === "Rejected" ? [hardProblem("rejected")] : []),
    ...dateProblems(wanted, facts.today),
    ...(moved > 0 ? overlapProblems({ ...row, ...wanted, slot }, seat, facts) : []),
  ];
  return settle(problems, facts.accepted, () => {
    const set = changed(row, { ...wanted, ...(asksAgain ? { principalStatus: "Pending" as const } : {}) });
    if (Object.keys(set).length === 0) return { changes: [], events: [], effects: [] };
    const change = changeOf(row, slot, set);
    return {
      changes: [change],
      events: [eventLine(change, "dates-changed", { details: { set, was: change.was } })],
      effects: endsLinks ? asksOf({ ...row, ...set }) : [],
    };
  });
}
