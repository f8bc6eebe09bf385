import type { Executor } from "../../../client";
import { crewSeaServices } from "../../../schema/crew";
import { assignmentEvents, assignments } from "../../../schema/manning";
import { preparations } from "../../../schema/preparation";
import { preparationStateOf } from "@/lib/features/preparation/lifecycle.rules";
import { letterheadOf } from "@/lib/platform/pdf/letterhead";
import { insertRows } from "../../insert-rows";
import { reserveIds } from "../../reserve-ids";
import { assignmentRow, eventsOf, proposalEvents, proposalRow, slotsOf, type Places } from "./assignment-rows";
import type { Berth } from "./vessels/berths";
import { familyOf } from "./vessels/crew-complements";
import type { Berthed } from "./crew-rows";
import type { Proposal } from "./reliefs";
import type { Member, Rotor, Stint } from "./rotation";
import type { Seafarer } from "./seafarers";
import { seaServiceRows } from "./service-rows";
import type { Crewing } from "./store-crew";

type Service = {
  rotor: Rotor;
  proposals: Proposal[];
  crewIdOf: Map<Member, number>;
  seatIds: Map<Berth, number>;
  berthed: Berthed[];
  crewing: Crewing;
};

const divisionNames: Record<number, string> = { 1: "Marine", 2: "Tanker" };

/** Days of later changes on the seat. */
const pushedOn = (stint: Stint, onSeat: Stint[]) =>
  onSeat
    .flatMap(({ left, handoverSince }) => handoverSince ?? left ?? [])
    .filter((day) => stint.left !== null && day > stint.left)
    .sort();

function bySeat(stints: Stint[]): Map<Berth, Stint[]> {
  const seats = new Map<Berth, Stint[]>();
  for (const stint of stints) seats.set(stint.berth, [...(seats.get(stint.berth) ?? []), stint]);
  return seats;
}

function placesOf({ crewing: { fleet, office, now }, seatIds }: Service): Places {
  const vesselIds = new Map(fleet.map(({ seed, id }) => [seed.name, id]));
  return { vesselId: (name) => vesselIds.get(name) ?? 0, seatId: (berth) => seatIds.get(berth) ?? 0, office, now };
}

/** Create assignments with their events and sea service. */
export async function storeAssignments(db: Executor, service: Service): Promise<Record<string, number>> {
  const { rotor, proposals, crewIdOf, crewing } = service;
  const places = placesOf(service);
  const ids = await reserveIds(db, assignments, rotor.stints.length + proposals.length);
  const idOf = new Map(rotor.stints.map((stint, index) => [stint, ids[index] ?? 0]));
  const onSeat = bySeat(rotor.stints);
  const slots = new Map([...onSeat.values()].flatMap((stints) => [...slotsOf(stints)]));
  const crewId = (member: Member) => crewIdOf.get(member) ?? 0;
  const served = rotor.stints.map((stint) => {
    const place = { id: idOf.get(stint) ?? 0, crewId: crewId(stint.member) };
    const row = { ...assignmentRow(stint, slots.get(stint) ?? "history", place, places), id: place.id };
    return { row, events: eventsOf(stint, row, pushedOn(stint, onSeat.get(stint.berth) ?? []), places) };
  });
  const planned = proposals.map((proposal, index) => {
    const id = ids[rotor.stints.length + index] ?? 0;
    const row = {
      createdAt: crewing.now,
      ...proposalRow(proposal, { id, crewId: crewId(proposal.member) }, places),
      id,
    };
    return { row, events: proposalEvents(proposal, { ...row, createdAt: row.createdAt ?? crewing.now }, places) };
  });
  const all = [...served, ...planned];
  await insertRows(
    db,
    assignments,
    all.map(({ row }) => row),
  );
  const prepared = all.flatMap(({ row }) =>
    preparationStateOf({ checkedInOn: null, ...row }) === "open" ? [row] : [],
  );
  await insertRows(
    db,
    preparations,
    prepared.map(({ id, crewId: joinerId, vesselId }) => ({
      assignmentId: id,
      crewId: joinerId,
      vesselId,
      createdAt: crewing.now,
    })),
  );
  const events = all.flatMap((one) => one.events);
  await insertRows(
    db,
    assignmentEvents,
    events.sort((one, other) => (one.createdAt ?? crewing.now).getTime() - (other.createdAt ?? crewing.now).getTime()),
  );
  const seaServices = crewing.seafarers.flatMap((seafarer, index) =>
    seaServicesOf(seafarer, service.berthed[index], crewing, (stint) => idOf.get(stint) ?? 0, places),
  );
  await insertRows(db, crewSeaServices, seaServices);
  return {
    preparations: prepared.length,
    assignments: all.length,
    assignmentEvents: events.length,
    seaServices: seaServices.length,
  };
}

function seaServicesOf(
  seafarer: Seafarer,
  berthed: Berthed | undefined,
  { fleet, names }: Crewing,
  assignmentId: (stint: Stint) => number,
  places: Places,
) {
  if (!berthed) return [];
  const family = familyOf(seafarer.post.vesselTypeKey, seafarer.post.rank);
  const ships = fleet.flatMap(({ seed, divisionId }) =>
    divisionId === seafarer.divisionId && family.includes(seed.type) ? [seed] : [],
  );
  const company = {
    name: letterheadOf(divisionNames[seafarer.divisionId] ?? "").name,
    vesselType: names.vesselTypeName,
  };
  return seaServiceRows(seafarer, berthed, assignmentId, ships, company, places);
}
