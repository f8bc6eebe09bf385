import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { complianceForecasts } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { portPositions } from "@/db/schema/lookups";
import { vessels } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { lookupId } from "@/db/testing/openings";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getVesselGantt } from "../gantt/get-vessel-gantt";
import { listFleetTimeline } from "./list-fleet-timeline";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const today = "2026-11-20";

async function planned(db: Transaction) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const bosun = await aboard(db, ship, { rank: "Bosun", fullName: "Slamet", since: "2026-06-01", until: "2026-12-01" });
  const reliever = await seafarer(db, { fullName: "Wahyu" });
  await assigned(db, bosun.seat, reliever.id, {
    startDate: "2026-12-02",
    endDate: "2027-06-02",
    principalStatus: "Pending",
  });
  const cook = await seatOn(db, ship, "Cook");
  return { owner, ship, bosun, cook };
}

const laneOf = async (
  actor: Awaited<ReturnType<typeof person>>,
  vesselId: number,
  query: Parameters<typeof listFleetTimeline.execute>[1] = {},
) => (await listFleetTimeline.execute(as(actor, { now }), query)).lanes.find((lane) => lane.vesselId === vesselId);

test(
  "reads the whole fleet in two queries: crew changes, uncovered seats and people of every vessel",
  rolledBack(async (db) => {
    const { ship } = await planned(db);
    const planner = await person(db, "crewingplanningmarine");
    expect(await countQueries(db, () => listFleetTimeline.execute(as(planner, { now }), {}))).toBe(2);
    const lane = await laneOf(planner, ship.id);
    expect(lane).toMatchObject({
      vesselName: ship.name,
      seats: 2,
      crewOnBoard: 1,
      vacantSeats: [expect.objectContaining({ jobPositionName: "Cook" })],
      changes: [{ day: "2026-12-01", until: "2026-12-02", joins: 1, leaves: 1, pending: 1, overdue: 0, ports: [] }],
      uncovered: [{ from: today, to: "2027-02-18", seats: 1, positions: [expect.objectContaining({ name: "Cook" })] }],
    });
  }),
);

test(
  "a lane has the gaps of its vessel's chart",
  rolledBack(async (db) => {
    const { ship, bosun } = await planned(db);
    await db.update(assignments).set({ endDate: "2026-11-10" }).where(eq(assignments.id, bosun.tour.id));
    const planner = await person(db, "crewingplanningmarine");
    const lane = await laneOf(planner, ship.id, { days: 180 });
    const chart = await getVesselGantt.execute(as(planner, { now }), { vesselId: ship.id });
    const days = ["2026-11-20", "2026-11-30", "2026-12-02", "2027-05-01"];
    for (const day of days) {
      const open = chart.rows.flatMap(({ gaps }) => gaps).filter(({ from, to }) => from <= day && day < to).length;
      const stretch = lane?.uncovered.find(({ from, to }) => from <= day && day < to);
      expect([day, stretch?.seats ?? 0]).toEqual([day, open]);
    }
  }),
);

test(
  "names the uncovered seats of a week, and counts the covered ones of twelve",
  rolledBack(async (db) => {
    const { ship, cook } = await planned(db);
    const planner = await person(db, "crewingplanningmarine");
    const { coverage, uncoveredSeats } = await listFleetTimeline.execute(as(planner, { now }), {
      search: ship.name,
      week: 1,
    });
    expect(coverage.map(({ seats, covered }) => [seats, covered])).toEqual(Array.from({ length: 12 }, () => [2, 1]));
    expect(uncoveredSeats).toEqual([
      expect.objectContaining({ vesselId: ship.id, vesselCrewId: cook.id, from: today }),
    ]);
  }),
);

test(
  "filters by type, principal, area and name",
  rolledBack(async (db) => {
    const { owner, ship } = await planned(db);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const names = async (query: Parameters<typeof listFleetTimeline.execute>[1]) =>
      (await listFleetTimeline.execute(planner, query)).lanes.map(({ vesselId }) => vesselId);
    const [row] = await db.select().from(vessels).where(eq(vessels.id, ship.id));
    expect(await names({ principalId: String(owner.id) })).toEqual([ship.id]);
    expect(await names({ search: ship.name })).toEqual([ship.id]);
    expect(await names({ vesselType: String(row?.vesselTypeId) })).toContain(ship.id);
    expect(await names({ principalId: String(owner.id), vesselType: "2147483647" })).toEqual([]);
    expect(await names({ principalId: String(owner.id), operationAreaId: "2147483647" })).toEqual([]);
    await expect(names({ days: 45 })).rejects.toMatchObject({ code: "invalid" });
    await expect(names({ week: 13 })).rejects.toMatchObject({ code: "invalid" });
  }),
);

test(
  "principals see their fleet, heads their vessel, other divisions nothing, finance is refused",
  rolledBack(async (db) => {
    const { owner, ship } = await planned(db);
    await vessel(db);
    const idsFor = async (actor: Awaited<ReturnType<typeof person>>) =>
      (await listFleetTimeline.execute(as(actor, { now }), {})).lanes.map(({ vesselId }) => vesselId);
    expect(await idsFor(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }))).toEqual([
      ship.id,
    ]);
    expect(await idsFor(await person(db, "crewmarine", "head", { vesselId: ship.id }))).toEqual([ship.id]);
    expect(await idsFor(await person(db, "crewingplanningtanker"))).not.toContain(ship.id);
    for (const role of ["crewingfinancemarine", "crewmarine"] as const)
      await expect(idsFor(await person(db, role))).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "ends of documents come from the forecast: medical ones only for viewers of their dates, none for principals",
  rolledBack(async (db) => {
    const { owner, ship, bosun } = await planned(db);
    const line = {
      crewId: bosun.person.id,
      assignmentId: bosun.tour.id,
      divisionId: 1,
      vesselId: ship.id,
      level: "warn" as const,
      messageKey: "compliance.findings.certificate-expires",
      values: {},
      computedAt: now,
    };
    await db.insert(complianceForecasts).values([
      { ...line, code: "certificate-expires", dueOn: "2026-11-28" },
      { ...line, code: "medical-expires", dueOn: "2026-11-28" },
      { ...line, code: "certificate-expires", dueOn: "2027-06-01" },
    ]);
    const documents = async (actor: Awaited<ReturnType<typeof person>>) => (await laneOf(actor, ship.id))?.documents;
    expect(await documents(await person(db, "crewingadminmarine"))).toEqual([{ day: "2026-11-28", documents: 2 }]);
    expect(await documents(await person(db, "crewingplanningmarine"))).toEqual([{ day: "2026-11-28", documents: 1 }]);
    expect(await documents(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }))).toEqual([]);
  }),
);

test(
  "a lane has the present port with its position, and the next one with the expected arrival",
  rolledBack(async (db) => {
    const { ship } = await planned(db);
    const planner = await person(db, "crewingplanningmarine");
    expect(await laneOf(planner, ship.id)).toMatchObject({ port: null, nextPort: null });
    const [benoa, belawan] = [await lookupId(db, "port", "Benoa"), await lookupId(db, "port", "Belawan")];
    await db.delete(portPositions).where(eq(portPositions.portId, belawan));
    const entry = {
      vesselId: ship.id,
      navigationStatusId: await lookupId(db, "navigation-status"),
      portId: benoa,
      recordedAt: now,
    };
    const arrivesAt = new Date("2026-11-24T02:00:00Z");
    await db.insert(voyageEntries).values({ ...entry, destinationPortId: belawan, arrivesAt });
    expect(await laneOf(planner, ship.id)).toMatchObject({
      port: { portId: benoa, port: "Benoa", latitude: -8.75, longitude: 115.21 },
      nextPort: { portId: belawan, port: "Belawan", latitude: null, longitude: null, arrivesAt },
    });
    await db.insert(voyageEntries).values({ ...entry, destinationPortId: benoa, recordedAt: arrivesAt });
    expect(await laneOf(planner, ship.id)).toMatchObject({ port: { portId: benoa }, nextPort: null });
  }),
);
