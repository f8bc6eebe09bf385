import type { Transaction } from "@/db/client";
import { principals } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { aboard, ashore, seatOn } from "@/db/testing/manning";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getVessel } from "./get-vessel";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

async function principal(db: Transaction) {
  const [row] = await db.insert(principals).values({ divisionId: 1, name: "PT Samudra" }).returning();
  if (!row) throw new Error("principal was not stored");
  return row;
}

test(
  "returns all particulars under documented names in one query",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const [technical, dpa] = [
      await lookupId(db, "technical-superintendent"),
      await lookupId(db, "designated-person-ashore"),
    ];
    const staff = await person(db, "crewingstaffmarine");
    const own = await vessel(db, {
      name: "TB Bahari",
      principalId: owner.id,
      technicalSuperintendentId: technical,
      designatedPersonAshoreId: dpa,
      payrollCategoryId: 7,
      supervisor: "Rahmat",
      loa: 28.5,
      grt: 298,
      nrt: 300.125,
      bunkerMfo: 12,
      sts: true,
      yearOfBuild: 2010,
      deliveryDate: "2010-12-24",
      updatedBy: staff.userId,
    });
    const [from, to, status] = [
      await lookupId(db, "port", "Belawan"),
      await lookupId(db, "port", "Bitung"),
      await lookupId(db, "navigation-status", "Departed"),
    ];
    await db.insert(voyageEntries).values([
      {
        vesselId: own.id,
        portId: from,
        originPortId: from,
        destinationPortId: to,
        navigationStatusId: status,
        recordedAt: new Date("2026-11-18T00:00:00Z"),
      },
      {
        vesselId: own.id,
        portId: to,
        navigationStatusId: await lookupId(db, "navigation-status", "Arrived"),
        recordedAt: new Date("2026-11-19T00:00:00Z"),
      },
    ]);
    await aboard(db, own);
    await seatOn(db, own, "Master");
    await ashore(db, own, { rank: "Oiler", from: "2024-01-01", to: "2024-09-01" });
    const read = () => getVessel.execute(as(staff, { now }), { id: String(own.id) });
    expect(await countQueries(db, read)).toBe(1);
    expect(await read()).toMatchObject({
      vesselId: own.id,
      vesselName: "TB Bahari",
      status: "in-operation",
      principal: "PT Samudra",
      payrollCategoryId: 7,
      payrollCategory: expect.any(String),
      technicalSuperintendentId: technical,
      technicalSuperintendent: expect.any(String),
      technicalSuperintendentBackup: null,
      designatedPersonAshore: expect.any(String),
      SPV: "Rahmat",
      LOA: 28.5,
      NRT: 300.125,
      bunkerCapacityMfo: 12,
      STS: true,
      SIRE: null,
      age: 15,
      warnings: ["vessels.nrtAboveGrt"],
      currentLocation: "Bitung",
      navigationStatus: "Arrived",
      origin: "Belawan",
      destination: "Bitung",
      counts: { crewOnBoard: 1, seats: 3, crewHistory: 1, voyageLog: 2 },
      version: 1,
      updatedByName: "Sari Wijaya",
      shipManagement: "Own",
      management: "Own",
    });
  }),
);

test(
  "returns the permitted actions, fewer in scrap",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const own = await vessel(db, { principalId: owner.id });
    const old = await vessel(db, { scrappedOn: "2026-01-01", scrapReason: "sold" });
    const actionsFor = async (actor: Awaited<ReturnType<typeof person>>, id = own.id) =>
      (await getVessel.execute(as(actor), { id })).allowedActions;
    const documents = ["export-crew-list", "export-crew-matrix"];
    const admin = await person(db, "crewingadminmarine");
    expect(await actionsFor(admin)).toEqual(["update", "move-to-scrap", "add-voyage", ...documents]);
    expect(await actionsFor(admin, old.id)).toEqual(["update", ...documents]);
    expect(await actionsFor(await person(db, "crewingplanningmarine"))).toEqual(["update", "add-voyage", ...documents]);
    expect(await actionsFor(await person(db, "crewingstaffmarine"))).toEqual(documents);
    expect(await actionsFor(await person(db, "crewingfinancemarine"))).toEqual([]);
    expect(await actionsFor({ ...(await person(db, "crewingprincipalmarine")), principalId: owner.id })).toEqual(
      documents,
    );
    expect(await actionsFor({ ...(await person(db, "crewmarine", "head")), vesselId: own.id })).toEqual([
      "add-voyage",
      ...documents,
    ]);
  }),
);

test(
  "returns not-found for other vessels",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const [own, foreign] = [await vessel(db), await vessel(db, { divisionId: 2 })];
    const lost = { code: "not-found", messageKey: "vessels.notFound" };
    await expect(
      getVessel.execute(as(await person(db, "crewingadminmarine")), { id: foreign.id }),
    ).rejects.toMatchObject(lost);
    await expect(
      getVessel.execute(as({ ...(await person(db, "crewingprincipalmarine")), principalId: owner.id }), { id: own.id }),
    ).rejects.toMatchObject(lost);
    await expect(
      getVessel.execute(as({ ...(await person(db, "crewmarine", "head")), vesselId: foreign.id }), { id: own.id }),
    ).rejects.toMatchObject(lost);
    await expect(getVessel.execute(as(await person(db, "crewmarine", "crew")), { id: own.id })).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "counts twelve months of history for principals",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const own = await vessel(db, { principalId: owner.id });
    await ashore(db, own, { rank: "Oiler", from: "2024-01-01", to: "2024-09-01" });
    await ashore(db, own, { rank: "Bosun", from: "2025-06-01", to: "2025-11-20" });
    const historyFor = async (actor: Awaited<ReturnType<typeof person>>) =>
      (await getVessel.execute(as(actor, { now }), { vesselId: own.id })).counts.crewHistory;
    expect(await historyFor(await person(db, "crewingstaffmarine"))).toBe(2);
    expect(await historyFor({ ...(await person(db, "crewingprincipalmarine")), principalId: owner.id })).toBe(1);
  }),
);
