import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew, crewSeaServices } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { principals } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, ashore, assigned, seatOn } from "@/db/testing/manning";
import { lookupId } from "@/db/testing/openings";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getVesselGantt } from "./get-vessel-gantt";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

const served = (db: Transaction, crewId: number, position: string, onBoard: string, offBoard: string) =>
  db.insert(crewSeaServices).values({
    crewId,
    companyName: "PT Laut",
    position,
    vesselName: "MT Lama",
    vesselType: "Oil Tanker",
    onBoard,
    offBoard,
  });

async function planned(db: Transaction) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const bosun = await aboard(db, ship, { rank: "Bosun", fullName: "Slamet", since: "2026-06-01", until: "2026-12-01" });
  await assigned(db, bosun.seat, (await seafarer(db, { fullName: "Wahyu" })).id, {
    startDate: "2026-11-28",
    endDate: "2027-05-28",
    principalStatus: "Pending",
  });
  const master = await aboard(db, ship, {
    rank: "Master",
    fullName: "Anton",
    since: "2026-01-10",
    until: "2026-11-10",
  });
  await db.update(assignments).set({ originalEndDate: "2026-08-01" }).where(eq(assignments.id, master.tour.id));
  return { owner, ship, bosun, master };
}

test(
  "reads a vessel's whole plan by rank in one query",
  rolledBack(async (db) => {
    const { ship, bosun, master } = await planned(db);
    await db.insert(voyageEntries).values({
      vesselId: ship.id,
      navigationStatusId: await lookupId(db, "navigation-status"),
      portId: await lookupId(db, "port"),
      originPortId: await lookupId(db, "port", "Tanjung Priok"),
      destinationPortId: await lookupId(db, "port", "Belawan"),
      recordedAt: now,
    });
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    expect(await countQueries(db, () => getVesselGantt.execute(planner, { vesselId: ship.id }))).toBe(1);
    const chart = await getVesselGantt.execute(planner, { vesselId: String(ship.id) });
    expect(chart).toMatchObject({
      vesselId: ship.id,
      vesselName: ship.name,
      today: "2026-11-20",
      origin: "Tanjung Priok",
      destination: "Belawan",
    });
    expect([chart.months.length, chart.months[0], chart.months.at(-1)]).toEqual([27, "2025-10", "2027-12"]);
    expect(
      chart.rows.map(({ vesselCrewId, jobPositionName, jobPositionNameId, department, employeeIdNumber }) => [
        vesselCrewId,
        jobPositionName,
        jobPositionNameId,
        department,
        employeeIdNumber,
      ]),
    ).toEqual([
      [master.seat.id, "Master", "Nakhoda", "deck", master.person.employeeNumber],
      [bosun.seat.id, "Bosun", "Serang", "deck", bosun.person.employeeNumber],
    ]);
    const [first, second] = chart.rows;
    expect(first?.vesselCrews).toEqual([
      expect.objectContaining({
        employeeFullName: "Anton",
        status: "On Board",
        slot: "Current",
        onBoard: "2026-01-10",
        offBoard: "2026-11-10",
        originalOffBoardDate: "2026-08-01",
        isExtended: true,
        isOverlap: false,
        isInOverlap: false,
        continuousSince: null,
      }),
    ]);
    expect(first?.gaps).toEqual([{ from: "2026-11-20", to: "2028-01-01" }]);
    expect(
      second?.vesselCrews.map(({ employeeFullName, status, isOverlap }) => [employeeFullName, status, isOverlap]),
    ).toEqual([
      ["Slamet", "On Board", true],
      ["Wahyu", "Planned Pending Approval", false],
    ]);
    expect(second?.gaps).toEqual([{ from: "2027-05-28", to: "2028-01-01" }]);
  }),
);

test(
  "hides cancelled, removed and outside items but counts gaps from them",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { seat } = await ashore(db, ship, { rank: "Oiler", from: "2024-05-01", to: "2025-09-15" });
    await assigned(db, seat, (await seafarer(db)).id, { startDate: "2026-01-20" });
    await assigned(db, seat, (await seafarer(db)).id, { slot: "cancelled" });
    const removed = await seatOn(db, ship, "Cook");
    await db.update(seats).set({ removedAt: now }).where(eq(seats.id, removed.id));
    const chart = await getVesselGantt.execute(as(await person(db, "crewingstaffmarine"), { now }), {
      vesselId: ship.id,
    });
    expect(chart.rows.map(({ jobPositionName, vesselCrews }) => [jobPositionName, vesselCrews.length])).toEqual([
      ["Oiler", 1],
    ]);
    expect(chart.rows[0]?.gaps[0]?.from).toBe("2025-09-15");
  }),
);

test(
  "returns no rows for a vessel without seats",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const chart = await getVesselGantt.execute(as(await person(db, "crewingmanagermarine"), { now }), {
      vesselId: ship.id,
    });
    expect(chart).toMatchObject({ vesselName: ship.name, rows: [], origin: null, destination: null });
  }),
);

test(
  "limits principals and heads to their vessels and refuses finance and crew",
  rolledBack(async (db) => {
    const { owner, ship } = await planned(db);
    const other = await vessel(db);
    await ashore(db, ship, { rank: "Oiler", fullName: "Long gone", from: "2025-05-01", to: "2025-11-19" });
    await ashore(db, ship, { rank: "Oiler", fullName: "Just gone", from: "2025-05-01", to: "2025-11-20", sequence: 2 });
    const namesFor = async (actor: Awaited<ReturnType<typeof person>>, vesselId = ship.id) =>
      (await getVesselGantt.execute(as(actor, { now }), { vesselId })).rows.flatMap(({ vesselCrews }) =>
        vesselCrews.map(({ employeeFullName }) => employeeFullName),
      );
    const reader = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    const all = ["Anton", "Slamet", "Wahyu", "Long gone", "Just gone"];
    expect((await namesFor(reader)).sort()).toEqual(all.filter((name) => name !== "Long gone").sort());
    expect((await namesFor(head)).sort()).toEqual([...all].sort());
    for (const actor of [reader, head])
      await expect(namesFor(actor, other.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(namesFor(await person(db, "crewingplanningtanker"))).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingfinancemarine", "crewmarine"] as const)
      await expect(namesFor(await person(db, role))).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "shows stopped people to admins and managers only",
  rolledBack(async (db) => {
    const { owner, ship } = await planned(db);
    const gone = await ashore(db, ship, { rank: "Oiler", fullName: "Gone", from: "2026-01-01", to: "2026-09-01" });
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, gone.person.id));
    const isShown = async (actor: Awaited<ReturnType<typeof person>>) => {
      const { rows } = await getVesselGantt.execute(as(actor, { now }), { vesselId: ship.id });
      return [rows.length, JSON.stringify(rows).includes("Gone")];
    };
    expect(await isShown(await person(db, "crewingmanagermarine"))).toEqual([3, true]);
    for (const actor of [
      await person(db, "crewingplanningmarine"),
      await person(db, "crewingprincipalmarine", null, { principalId: owner.id }),
    ])
      expect(await isShown(actor)).toEqual([3, false]);
  }),
);

test(
  "marks both bars of pairs below the principal's required years",
  rolledBack(async (db) => {
    const owner = await principal(db, 2);
    await db.update(principals).set({ leastPairYears: 3 }).where(eq(principals.id, owner.id));
    const ship = await vessel(db, { divisionId: 2, principalId: owner.id });
    const stay = { divisionId: 2, since: "2026-06-01", until: "2027-01-01" } as const;
    const master = await aboard(db, ship, { ...stay, rank: "Master" });
    const otherAssignment = await aboard(db, ship, { ...stay, rank: "Chief Officer" });
    const bosun = await aboard(db, ship, { ...stay, rank: "Bosun" });
    await served(db, master.person.id, "Master", "2024-01-01", "2025-01-01");
    const planner = as(await person(db, "crewingplanningtanker"), { now });
    const marked = async () =>
      (await getVesselGantt.execute(planner, { vesselId: ship.id })).rows.flatMap(({ vesselCrews }) =>
        vesselCrews.flatMap(({ assignmentId, shortPairYears }) => (shortPairYears === 3 ? [assignmentId] : [])),
      );
    expect(await marked()).toEqual([master.tour.id, otherAssignment.tour.id]);
    expect(await countQueries(db, () => marked())).toBe(2);
    expect(await marked()).not.toContain(bosun.tour.id);
    await served(db, otherAssignment.person.id, "Mualim I", "2022-01-01", "2024-06-01");
    expect(await marked()).toEqual([]);
    await db.update(principals).set({ leastPairYears: null }).where(eq(principals.id, owner.id));
    expect(await countQueries(db, () => marked())).toBe(1);
  }),
);
