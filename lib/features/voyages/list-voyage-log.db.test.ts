import type { Transaction } from "@/db/client";
import { principals } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getVoyageHeader } from "./get-voyage-header";
import { listVoyageLog } from "./list-voyage-log";

afterAll(closeDatabase);

async function voyage(db: Transaction, vesselId: number) {
  const [belawan, bitung] = [await lookupId(db, "port", "Belawan"), await lookupId(db, "port", "Bitung")];
  const [departed, underWay] = [
    await lookupId(db, "navigation-status", "Departed"),
    await lookupId(db, "navigation-status", "Under way using engine"),
  ];
  await db.insert(voyageEntries).values([
    { vesselId, portId: bitung, navigationStatusId: underWay, recordedAt: new Date("2026-11-18T00:00:00Z") },
    {
      vesselId,
      portId: belawan,
      originPortId: belawan,
      destinationPortId: bitung,
      voyageNumber: "V-12",
      navigationStatusId: departed,
      recordedAt: new Date("2026-11-17T00:00:00Z"),
      note: "Pilot on board",
    },
    {
      vesselId,
      portId: bitung,
      originPortId: bitung,
      destinationPortId: belawan,
      voyageNumber: "V-11",
      navigationStatusId: departed,
      recordedAt: new Date("2026-10-01T00:00:00Z"),
    },
  ]);
}

const header = {
  origin: "Belawan",
  destination: "Bitung",
  voyageNumber: "V-12",
  currentLocation: "Bitung",
  navigationStatus: "Under way using engine",
  recordedAt: new Date("2026-11-18T00:00:00Z"),
};

test(
  "starts every page with a header, newest entries first",
  rolledBack(async (db) => {
    const own = await vessel(db);
    await voyage(db, own.id);
    await voyage(db, (await vessel(db)).id);
    const staff = as(await person(db, "crewingstaffmarine"));
    expect(await countQueries(db, () => listVoyageLog.execute(staff, { vesselId: own.id }))).toBe(2);
    const page = await listVoyageLog.execute(staff, { vesselId: String(own.id) });
    expect(page).toMatchObject({ total: 3, pageSize: 200 });
    expect(page.rows[0]).toMatchObject({ isHeader: true, vesselId: own.id, vesselName: own.name, ...header });
    expect(page.rows.slice(1)).toEqual([
      expect.objectContaining({
        isHeader: false,
        port: "Bitung",
        navigationStatus: "Under way using engine",
        navigationStatusNameId: "Berlayar dengan mesin",
        originPort: null,
      }),
      expect.objectContaining({
        port: "Belawan",
        originPort: "Belawan",
        destinationPort: "Bitung",
        voyageNumber: "V-12",
        note: "Pilot on board",
      }),
      expect.objectContaining({ voyageNumber: "V-11" }),
    ]);
    const second = await listVoyageLog.execute(staff, { vesselId: own.id, pageSize: 2, pageNumber: 2 });
    expect(second.rows.map(({ isHeader }) => isHeader)).toEqual([true, false]);
    expect(second.rows[1]).toMatchObject({ voyageNumber: "V-11" });
  }),
);

test(
  "returns origin and destination, empty without a voyage",
  rolledBack(async (db) => {
    const [own, quiet] = [await vessel(db), await vessel(db)];
    await voyage(db, own.id);
    const staff = as(await person(db, "crewingfinancemarine"));
    expect(await getVoyageHeader.execute(staff, { id: own.id })).toMatchObject({ vesselId: own.id, ...header });
    expect(await getVoyageHeader.execute(staff, { id: quiet.id })).toMatchObject({
      vesselName: quiet.name,
      origin: null,
      destination: null,
      currentLocation: null,
    });
    expect((await listVoyageLog.execute(staff, { vesselId: quiet.id })).rows).toEqual([
      expect.objectContaining({ isHeader: true }),
    ]);
  }),
);

test(
  "hides other vessels' logs",
  rolledBack(async (db) => {
    const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Samudra" }).returning();
    const own = await vessel(db);
    const actors = [
      await person(db, "crewingstafftanker"),
      { ...(await person(db, "crewingprincipalmarine")), principalId: owner?.id ?? null },
      { ...(await person(db, "crewmarine", "head")), vesselId: (await vessel(db)).id },
    ];
    for (const actor of actors) {
      await expect(listVoyageLog.execute(as(actor), { vesselId: own.id })).rejects.toMatchObject({ code: "not-found" });
      await expect(getVoyageHeader.execute(as(actor), { id: own.id })).rejects.toMatchObject({ code: "not-found" });
    }
  }),
);

test(
  "filters by port, status and period",
  rolledBack(async (db) => {
    const own = await vessel(db);
    await voyage(db, own.id);
    const staff = as(await person(db, "crewingstaffmarine"), { now: new Date("2026-11-20T00:00:00Z") });
    const [belawan, bitung] = [await lookupId(db, "port", "Belawan"), await lookupId(db, "port", "Bitung")];
    const departed = await lookupId(db, "navigation-status", "Departed");
    const found = async (filters: object) => {
      const { rows, total } = await listVoyageLog.execute(staff, { vesselId: own.id, ...filters });
      expect(rows[0]).toMatchObject({ isHeader: true, ...header });
      expect(total).toBe(rows.length - 1);
      return rows.slice(1).map((row) => row.recordedAt?.toISOString().slice(0, 10));
    };
    expect(await found({ portId: `${belawan},${bitung}` })).toEqual(["2026-11-18", "2026-11-17", "2026-10-01"]);
    expect(await found({ portId: [bitung], navigationStatusId: departed })).toEqual(["2026-10-01"]);
    expect(await found({ days: "7" })).toEqual(["2026-11-18", "2026-11-17"]);
    expect(await found({ days: 7, portId: belawan })).toEqual(["2026-11-17"]);
  }),
);
