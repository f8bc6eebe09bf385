import type { InferInsertModel } from "drizzle-orm";
import type { crewSeaServices, crewStatusChanges } from "../../../schema/crew";
import { addDays, addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { atHour } from "../calendar";
import { randomFrom } from "../random";
import { clampToPast, type Places } from "./assignment-rows";
import { resignationOf, type Berthed } from "./crew-rows";
import { importedDaysAgo, type Stint } from "./rotation";
import type { Seafarer } from "./seafarers";
import type { VesselSeed } from "./vessels/vessel-seed";

type StatusRow = InferInsertModel<typeof crewStatusChanges>;
type SeaServiceRow = InferInsertModel<typeof crewSeaServices>;

type Change = Omit<StatusRow, "crewId" | "fromStatus" | "createdAt" | "createdBy" | "vesselId"> & {
  by: string;
  vessel?: string;
};

/** Everything that changed a person's status, in order; the last one is the status today. */
export function statusChangesOf(
  { joinedOn, stints, resignedOn, case: known, ...seafarer }: Seafarer,
  now: Date,
): Change[] {
  const imported = addDays(dayOf(now), -importedDaysAgo);
  const changes: Change[] = [];
  if (joinedOn < imported)
    changes.push({ event: "imported", toStatus: "off-board", effectiveOn: imported, by: "admin" });
  else changes.push({ event: "hired", toStatus: "off-board", effectiveOn: joinedOn, by: "manager" });
  for (const { from, left, berth } of stints) {
    changes.push({
      event: "checked-in",
      toStatus: "on-board",
      effectiveOn: from,
      by: "service",
      vessel: berth.vessel.name,
    });
    if (left) changes.push({ event: "checked-out", toStatus: "off-board", effectiveOn: left, by: "service" });
  }
  if (resignedOn)
    changes.push({
      event: "resigned",
      toStatus: "resigned",
      effectiveOn: resignedOn,
      by: "admin",
      ...resignationOf(seafarer),
    });
  if (known?.confirmedOn)
    changes.push({
      event: "barred",
      toStatus: "blacklist",
      effectiveOn: known.confirmedOn,
      by: "manager",
      reason: known.description,
    });
  if (known?.removedOn)
    changes.push({
      event: "bar-removed",
      toStatus: "off-board",
      effectiveOn: known.removedOn,
      by: "manager",
      reason: known.removal?.reason,
    });
  return changes;
}

export const statusRows = (seafarer: Seafarer, { id, office, now }: Berthed, vesselId: (name: string) => number) =>
  statusChangesOf(seafarer, now).map(({ by, vessel, ...change }, index, all) => ({
    ...change,
    crewId: id,
    fromStatus: all[index - 1]?.toStatus ?? null,
    vesselId: vessel ? vesselId(vessel) : null,
    createdAt: clampToPast(atHour(change.effectiveOn, 13), now, 15),
    createdBy: office(by),
  }));

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
export function seaServiceRows(
  seafarer: Seafarer,
  berthed: Berthed,
  assignmentId: (stint: Stint) => number,
  fleet: VesselSeed[],
  company: Company,
  places: Places,
): SeaServiceRow[] {
  const { joinedOn, stints, seaServices } = seafarer;
  const { id: crewId, office, scans, now } = berthed;
  const entered = { crewId, createdAt: atHour(joinedOn, 10), createdBy: office("staff") };
  const outside = seaServices.map(({ attachment: _attachment, ...row }, index) => ({
    ...entered,
    ...row,
    fileId: index === 0 ? (scans.get("sea-service") ?? null) : null,
  }));
  const random = randomFrom(seafarer.serial * 41);
  const earlier: SeaServiceRow[] = [];
  let ashore = addDays(stints[0]?.from ?? joinedOn, -random.int(28, 60));
  for (;;) {
    const onBoard = addMonths(ashore, seafarer.divisionId === 1 ? -random.int(5, 7) : -random.int(6, 9));
    if (onBoard < joinedOn || fleet.length === 0 || stints.length === 0) break;
    const vessel = random.pick(fleet);
    earlier.push({
      ...entered,
      ...seaService(seafarer, vessel, company),
      onBoard,
      offBoard: ashore,
      vesselId: places.vesselId(vessel.name),
    });
    ashore = addDays(onBoard, -random.int(28, 70));
  }
  const own = stints.map((stint) => ({
    ...entered,
    ...seaService(seafarer, stint.berth.vessel, company),
    onBoard: stint.from,
    offBoard: stint.left,
    vesselId: places.vesselId(stint.berth.vessel.name),
    assignmentId: assignmentId(stint),
    createdAt: clampToPast(atHour(stint.from, 11), now, 25),
    createdBy: office("service"),
  }));
  return [...outside, ...earlier, ...own];
}
