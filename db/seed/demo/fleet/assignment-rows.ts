import type { InferInsertModel } from "drizzle-orm";
import type { Slot } from "../../../enums/manning";
import type { assignmentEvents, assignments } from "../../../schema/manning";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { atHour } from "../calendar";
import type { Berth } from "./vessels/berths";
import { asksPrincipal, type Proposal } from "./reliefs";
import type { Stint } from "./rotation";

export type Places = {
  vesselId: (name: string) => number;
  seatId: (berth: Berth) => number;
  /** The user of a division's office. */
  office: (office: string, divisionId: number) => number | null;
  now: Date;
};
type AssignmentRow = InferInsertModel<typeof assignments>;
type EventRow = InferInsertModel<typeof assignmentEvents>;

const daysAhead = { proposed: 34, agreed: 29, accepted: 26 };

/** Return the slot of each assignment of a seat, latest first: on board, last signed off, the one before. */
export function slotsOf(stints: Stint[]): Map<Stint, Slot> {
  const latestFirst = [...stints].sort((one, other) => other.from.localeCompare(one.from));
  const present = latestFirst.filter(({ left, handoverSince }) => left === null && handoverSince === null);
  const gone = latestFirst.filter((stint) => !present.includes(stint));
  const slots: Slot[] = ["previous", "pre-previous"];
  return new Map([
    ...present.map((stint): [Stint, Slot] => [stint, "current"]),
    ...gone.map((stint, index): [Stint, Slot] => [stint, slots[index] ?? "history"]),
  ]);
}

/** Nothing happens in the future. */
export const clampToPast = (at: Date, now: Date, minutes: number) =>
  at < now ? at : new Date(now.getTime() - minutes * 60_000);

export function assignmentRow(
  stint: Stint,
  slot: Slot,
  ids: { id: number; crewId: number },
  places: Places,
): AssignmentRow {
  const { berth, from, until: endDate, originalUntil, months, left, handoverSince } = stint;
  return {
    ...ids,
    seatId: places.seatId(berth),
    vesselId: places.vesselId(berth.vessel.name),
    slot,
    startDate: from,
    endDate,
    originalEndDate: originalUntil,
    durationMonths: months,
    principalStatus: asksPrincipal(berth) ? "Confirmed" : "NotRequired",
    employeeStatus: "Confirmed",
    checkedInOn: from,
    checkedOutOn: left,
    handoverSince,
    createdAt: atHour(addDays(from, -daysAhead.proposed), 9),
    createdBy: places.office("planning", berth.divisionId),
    updatedAt: clampToPast(atHour(left ?? from, 11), places.now, 30),
  };
}

type EventDetails = Partial<Pick<EventRow, "fromSlot" | "toSlot" | "effectiveOn" | "reason" | "details">>;

/** Slots an assignment moves back to, one for each later change on the seat. */
const pushes = [
  { fromSlot: "previous", toSlot: "pre-previous" },
  { fromSlot: "pre-previous", toSlot: "history" },
] as const;

/** Create all events of an assignment, in order. @param pushedOn days of later changes on the seat */
export function eventsOf(
  stint: Stint,
  row: AssignmentRow & { id: number },
  pushedOn: string[],
  { office, now }: Places,
): EventRow[] {
  const { berth, from, left, originalUntil, until: extendedTo, handoverSince } = stint;
  const events: EventRow[] = [];
  const add = (event: EventRow["event"], at: Date, by: string, details: EventDetails = {}) =>
    events.push({
      assignmentId: row.id,
      event,
      fromSlot: "next",
      toSlot: "next",
      createdAt: clampToPast(at, now, 20),
      createdBy: office(by, berth.divisionId),
      ...details,
    });
  const leaving = { fromSlot: "current", toSlot: "previous" } as const;
  add("proposed", atHour(addDays(from, -daysAhead.proposed), 9), "planning", { fromSlot: null });
  if (row.principalStatus === "Confirmed")
    add("principal-confirmed", atHour(addDays(from, -daysAhead.agreed), 14), "principal");
  add("employee-confirmed", atHour(addDays(from, -daysAhead.accepted), 10), "planning");
  add("checked-in", atHour(from, 11), "service", {
    toSlot: "current",
    effectiveOn: from,
    details: { recordedOn: from, changes: [] },
  });
  if (originalUntil) {
    const reason = "No relief with the certificates of this vessel before that day; the seafarer agrees.";
    const extension = {
      fromSlot: "current",
      toSlot: "current",
      effectiveOn: originalUntil,
      reason,
      details: { from: originalUntil, to: extendedTo },
    } as const;
    add("extended", atHour(addDays(originalUntil, -12), 15), "manager", extension);
  }
  if (handoverSince) add("moved", atHour(handoverSince, 12), "service", { ...leaving, effectiveOn: handoverSince });
  if (left) add("checked-out", atHour(left, 12), "service", { ...leaving, effectiveOn: left });
  for (const [index, push] of pushes.entries()) {
    const day = pushedOn[index];
    if (day) add("moved", atHour(day, 12), "service", { ...push, effectiveOn: day });
  }
  return events;
}

export function proposalRow(proposal: Proposal, ids: { id: number; crewId: number }, places: Places): AssignmentRow {
  const {
    berth,
    slot,
    from,
    until: endDate,
    months,
    principalStatus,
    employeeStatus,
    overlapReason,
    rejectionReason,
  } = proposal;
  const proposedOn = [addDays(from, -daysAhead.proposed), addDays(dayOf(places.now), -6)].sort()[0] ?? from;
  return {
    ...ids,
    seatId: places.seatId(berth),
    vesselId: places.vesselId(berth.vessel.name),
    slot,
    startDate: from,
    endDate,
    durationMonths: months,
    principalStatus,
    employeeStatus,
    overlapReason,
    rejectionReason,
    createdAt: atHour(proposedOn, 9),
    createdBy: places.office("planning", berth.divisionId),
    updatedAt: atHour(addDays(proposedOn, 3), 9),
  };
}

export function proposalEvents(
  proposal: Proposal,
  row: AssignmentRow & { id: number; createdAt: Date },
  { office }: Places,
): EventRow[] {
  const { berth, slot, overlapReason, rejectionReason, principalStatus, employeeStatus } = proposal;
  const event = (name: EventRow["event"], hours: number, by: string, reason: string | null = null): EventRow => ({
    assignmentId: row.id,
    event: name,
    fromSlot: slot,
    toSlot: slot,
    reason,
    createdAt: new Date(row.createdAt.getTime() + hours * 3_600_000),
    createdBy: office(by, berth.divisionId),
  });
  return [
    { ...event("proposed", 0, "planning", overlapReason), fromSlot: null },
    ...(principalStatus === "Confirmed" ? [event("principal-confirmed", 27, "principal")] : []),
    ...(principalStatus === "Rejected" ? [event("principal-rejected", 29, "principal", rejectionReason)] : []),
    ...(employeeStatus === "Confirmed" ? [event("employee-confirmed", 53, "planning")] : []),
    ...(employeeStatus === "Rejected" ? [event("employee-rejected", 55, "planning", rejectionReason)] : []),
  ];
}
