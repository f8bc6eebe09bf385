import type { InferInsertModel } from "drizzle-orm";
import type { CrewStatus } from "../../../enums/crew";
import type { Slot } from "../../../enums/manning";
import type { crewSeaServices, crewStatusChanges } from "../../../schema/crew";
import type { assignmentEvents, assignments } from "../../../schema/manning";
import { addDays, dayOf } from "@/lib/platform/dates";
import { addMonths, atHour } from "../calendar";
import { randomFrom } from "../random";
import type { Berth } from "./berths";
import { resignationOf, type Berthed } from "./crew-rows";
import { asksPrincipal, type Proposal } from "./reliefs";
import type { Stint } from "./rotation";
import type { Seafarer } from "./seafarers";
import type { VesselSeed } from "./vessel-seed";

export type Places = { vesselId: (name: string) => number; seatId: (berth: Berth) => number; office: (office: string, divisionId: number) => number | null; now: Date };
type AssignmentRow = InferInsertModel<typeof assignments>;
type EventRow = InferInsertModel<typeof assignmentEvents>;
type StatusRow = InferInsertModel<typeof crewStatusChanges>;
type SeaServiceRow = InferInsertModel<typeof crewSeaServices>;

/** The register began here; who was employed before came with the import. */
export const importedDaysAgo = 940;
const daysAhead = { proposed: 34, agreed: 29, accepted: 26 };

/** Slots of a seat's stints, the latest first: who is on board, who left last, who before. */
export function slotsOf(stints: Stint[]): Map<Stint, Slot> {
  const latestFirst = [...stints].sort((one, other) => other.from.localeCompare(one.from));
  const present = latestFirst.filter(({ left, handoverSince }) => left === null && handoverSince === null);
  const gone = latestFirst.filter((stint) => !present.includes(stint));
  const slots: Slot[] = ["previous", "pre-previous"];
  return new Map([...present.map((stint): [Stint, Slot] => [stint, "current"]), ...gone.map((stint, index): [Stint, Slot] => [stint, slots[index] ?? "history"])]);
}

/** Nothing happens in the future. */
const until = (at: Date, now: Date, minutes: number) => (at < now ? at : new Date(now.getTime() - minutes * 60_000));

export function assignmentRow(stint: Stint, slot: Slot, ids: { id: number; crewId: number }, places: Places): AssignmentRow {
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
    updatedAt: until(atHour(left ?? from, 11), places.now, 30),
  };
}

/** @param nextOnSeat days others signed off after this one, which pushed it back */
export function eventsOf(stint: Stint, row: AssignmentRow & { id: number }, pushedOn: string[], { office, now }: Places): EventRow[] {
  const { berth, from, left, originalUntil, until: extendedTo, handoverSince } = stint;
  const by = (name: string) => office(name, berth.divisionId);
  const event = (name: EventRow["event"], at: Date, more: Partial<EventRow>): EventRow => ({ assignmentId: row.id, event: name, fromSlot: "next", toSlot: "next", createdAt: until(at, now, 20), ...more });
  const happened = [event("proposed", atHour(addDays(from, -daysAhead.proposed), 9), { fromSlot: null, createdBy: by("planning") })];
  if (row.principalStatus === "Confirmed") happened.push(event("principal-confirmed", atHour(addDays(from, -daysAhead.agreed), 14), { createdBy: by("principal") }));
  happened.push(event("employee-confirmed", atHour(addDays(from, -daysAhead.accepted), 10), { createdBy: by("planning") }));
  happened.push(event("checked-in", atHour(from, 11), { toSlot: "current", effectiveOn: from, details: { recordedOn: from, changes: [] }, createdBy: by("service") }));
  if (originalUntil) {
    const details = { from: originalUntil, to: extendedTo };
    happened.push(event("extended", atHour(addDays(originalUntil, -12), 15), { fromSlot: "current", toSlot: "current", effectiveOn: originalUntil, reason: "No relief with the certificates of this vessel before that day; the seafarer agrees.", details, createdBy: by("manager") }));
  }
  if (handoverSince) happened.push(event("moved", atHour(handoverSince, 12), { fromSlot: "current", toSlot: "previous", effectiveOn: handoverSince, createdBy: by("service") }));
  if (left) happened.push(event("checked-out", atHour(left, 12), { fromSlot: "current", toSlot: "previous", effectiveOn: left, createdBy: by("service") }));
  const steps = [["previous", "pre-previous"], ["pre-previous", "history"]] as const;
  for (const [index, [fromSlot, toSlot]] of steps.entries()) {
    const day = pushedOn[index];
    if (day) happened.push(event("moved", atHour(day, 12), { fromSlot, toSlot, effectiveOn: day, createdBy: by("service") }));
  }
  return happened;
}

export function proposalRow(proposal: Proposal, ids: { id: number; crewId: number }, places: Places): AssignmentRow {
  const { berth, slot, from, until: endDate, months, principalStatus, employeeStatus, overlapReason, rejectionReason } = proposal;
  const proposedOn = [addDays(from, -daysAhead.proposed), addDays(dayOf(places.now), -6)].sort()[0] ?? from;
  return {
    ...ids,
    seatId: places.seatId(berth),
    vesselId: places.vesselId(berth.vessel.name),
    slot,
    startDate: from,
    endDate,
    durationMonths: months,
    ...{ principalStatus, employeeStatus, overlapReason, rejectionReason },
    createdAt: atHour(proposedOn, 9),
    createdBy: places.office("planning", berth.divisionId),
    updatedAt: atHour(addDays(proposedOn, 3), 9),
  };
}

export function proposalEvents({ berth, slot, overlapReason, rejectionReason, principalStatus, employeeStatus }: Proposal, row: AssignmentRow & { id: number; createdAt: Date }, { office }: Places): EventRow[] {
  const after = (hours: number) => new Date(row.createdAt.getTime() + hours * 3_600_000);
  const by = (name: string) => office(name, berth.divisionId);
  const event = (name: EventRow["event"], hours: number, office: string, reason: string | null = null): EventRow => ({ assignmentId: row.id, event: name, fromSlot: slot, toSlot: slot, reason, createdAt: after(hours), createdBy: by(office) });
  return [
    { ...event("proposed", 0, "planning", overlapReason), fromSlot: null },
    ...(principalStatus === "Confirmed" ? [event("principal-confirmed", 27, "principal")] : []),
    ...(principalStatus === "Rejected" ? [event("principal-rejected", 29, "principal", rejectionReason)] : []),
    ...(employeeStatus === "Confirmed" ? [event("employee-confirmed", 53, "planning")] : []),
    ...(employeeStatus === "Rejected" ? [event("employee-rejected", 55, "planning", rejectionReason)] : []),
  ];
}

/** Everything that changed a person's status, in order; the last one is the status today. */
export function statusRows(seafarer: Seafarer, { id, office, now }: Berthed, vesselId: (name: string) => number): StatusRow[] {
  const { joinedOn, stints, resignedOn, case: known } = seafarer;
  const imported = addDays(dayOf(now), -importedDaysAgo);
  const rows: StatusRow[] = [];
  let status: CrewStatus | null = null;
  const add = (event: StatusRow["event"], toStatus: CrewStatus, effectiveOn: string, by: string, more: Partial<StatusRow> = {}) => {
    const at = until(atHour(effectiveOn, 13), now, 15);
    rows.push({ crewId: id, event, fromStatus: status, toStatus, effectiveOn, createdAt: at, createdBy: office(by), ...more });
    status = toStatus;
  };
  if (joinedOn < imported) add("imported", "off-board", imported, "admin");
  else add("hired", "off-board", joinedOn, "manager");
  for (const { from, left, berth } of stints) {
    add("checked-in", "on-board", from, "service", { vesselId: vesselId(berth.vessel.name) });
    if (left) add("checked-out", "off-board", left, "service");
  }
  if (resignedOn) add("resigned", "resigned", resignedOn, "admin", resignationOf(seafarer));
  if (known?.confirmedOn) add("barred", "blacklist", known.confirmedOn, "manager", { reason: known.description });
  if (known?.removedOn) add("bar-removed", "off-board", known.removedOn, "manager", { reason: known.removal?.reason });
  return rows;
}

const hpOf = ({ mainEngine }: VesselSeed) => mainEngine[2];
type Company = { name: string; vesselType: (key: string) => string };

const seaService = (seafarer: Seafarer, vessel: VesselSeed, { name, vesselType }: Company) => ({
  companyName: name,
  position: seafarer.post.position.nameEn,
  vesselName: vessel.name,
  vesselType: vesselType(vessel.type),
  grt: vessel.tonnage[1],
  hp: hpOf(vessel),
  dwt: vessel.tonnage[0],
});

/** Service with others, with the company before the register began, and that of every assignment. */
export function seaServiceRows(seafarer: Seafarer, berthed: Berthed, assignmentId: (stint: Stint) => number, fleet: VesselSeed[], company: Company, places: Places): SeaServiceRow[] {
  const { joinedOn, stints, seaServices } = seafarer;
  const { id: crewId, office, scans, now } = berthed;
  const entered = { crewId, createdAt: atHour(joinedOn, 10), createdBy: office("staff") };
  const outside = seaServices.map(({ attachment: _attachment, ...row }, index) => ({ ...entered, ...row, fileId: index === 0 ? (scans.get("sea-service") ?? null) : null }));
  const random = randomFrom(seafarer.serial * 41);
  const earlier: SeaServiceRow[] = [];
  let ashore = addDays(stints[0]?.from ?? joinedOn, -random.int(28, 60));
  for (;;) {
    const onBoard = addMonths(ashore, seafarer.divisionId === 1 ? -random.int(5, 7) : -random.int(6, 9));
    if (onBoard < joinedOn || fleet.length === 0 || stints.length === 0) break;
    const vessel = random.pick(fleet);
    earlier.push({ ...entered, ...seaService(seafarer, vessel, company), onBoard, offBoard: ashore, vesselId: places.vesselId(vessel.name) });
    ashore = addDays(onBoard, -random.int(28, 70));
  }
  const own = stints.map((stint) => ({
    ...entered,
    ...seaService(seafarer, stint.berth.vessel, company),
    onBoard: stint.from,
    offBoard: stint.left,
    vesselId: places.vesselId(stint.berth.vessel.name),
    assignmentId: assignmentId(stint),
    createdAt: until(atHour(stint.from, 11), now, 25),
    createdBy: office("service"),
  }));
  return [...outside, ...earlier, ...own];
}
