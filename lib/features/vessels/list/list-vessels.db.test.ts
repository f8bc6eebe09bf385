import { vesselTypes } from "@/db/schema/positions";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { seats } from "@/db/schema/manning";
import { principals } from "@/db/schema/vessels";
import { voyageEntries } from "@/db/schema/voyages";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { aboard, seatOn } from "@/db/testing/manning";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listVessels } from "./list-vessels";

afterAll(closeDatabase);

async function principal(db: Transaction, name: string, divisionId = 1) {
  const [row] = await db.insert(principals).values({ divisionId, name }).returning();
  if (!row) throw new Error("principal was not stored");
  return row;
}

async function at(db: Transaction, vesselId: number, port: string, recordedAt: string) {
  const [portId, navigationStatusId] = [
    await lookupId(db, "port", port),
    await lookupId(db, "navigation-status", "At anchor"),
  ];
  await db.insert(voyageEntries).values({ vesselId, portId, navigationStatusId, recordedAt: new Date(recordedAt) });
}

test(
  "returns type, principal, location, crew counts and tab counts",
  rolledBack(async (db) => {
    const { id: principalId } = await principal(db, "PT Samudra");
    const own = await vessel(db, { name: "TB Bahari", imoNumber: "9074729", principalId, flag: "Indonesia" });
    await vessel(db, { name: "TB Old", scrappedOn: "2026-01-01", scrapReason: "sold" });
    await vessel(db, { divisionId: 2 });
    await at(db, own.id, "Bitung", "2026-11-01T00:00:00Z");
    await at(db, own.id, "Belawan", "2026-10-01T00:00:00Z");
    await aboard(db, own);
    await seatOn(db, own, "Master");
    const page = await listVessels.execute(as(await person(db, "crewingstaffmarine")), {});
    expect(page).toMatchObject({ total: 1, counts: { "in-operation": 1, "in-scrap": 1 }, pageNumber: 1, pageSize: 10 });
    expect(page.rows).toEqual([
      expect.objectContaining({
        vesselId: own.id,
        vesselName: "TB Bahari",
        vesselType: expect.any(String),
        status: "in-operation",
        currentLocation: "Bitung",
        navigationStatus: "At anchor",
        locationRecordedAt: new Date("2026-11-01T00:00:00Z"),
        principal: "PT Samudra",
        imoNumber: "9074729",
        crewOnBoard: 1,
        seats: 2,
        vacantSeats: [expect.objectContaining({ jobPositionName: "Master", jobPositionNameId: "Nakhoda" })],
      }),
    ]);
    const scrap = await listVessels.execute(as(await person(db, "crewingfinancemarine")), { tab: "in-scrap" });
    expect(scrap.rows).toEqual([
      expect.objectContaining({
        vesselName: "TB Old",
        status: "in-scrap",
        currentLocation: null,
        scrappedOn: "2026-01-01",
      }),
    ]);
  }),
);

test(
  "limits principals and heads to their vessels",
  rolledBack(async (db) => {
    const owner = await principal(db, "PT Samudra");
    const [own, other] = [await vessel(db, { principalId: owner.id }), await vessel(db)];
    const foreign = await vessel(db, { divisionId: 2 });
    const namesFor = async (actor: Awaited<ReturnType<typeof person>>, input: object = {}) => {
      const { rows, counts } = await listVessels.execute(as(actor), input);
      expect(counts["in-operation"]).toBe(rows.length);
      return rows.map(({ id }) => id).sort((a, b) => a - b);
    };
    const principalAccount = await person(db, "crewingprincipalmarine");
    const head = await person(db, "crewmarine", "head");
    const staff = await person(db, "crewingadminmarine");
    expect(await namesFor(staff)).toEqual([own.id, other.id]);
    expect(await namesFor(staff, { principalId: owner.id })).toEqual([own.id]);
    expect(await namesFor(staff, { divisionId: 2 })).toEqual([]);
    expect(await namesFor({ ...principalAccount, principalId: owner.id })).toEqual([own.id]);
    expect(await namesFor({ ...principalAccount, principalId: owner.id }, { principalId: owner.id + 1 })).toEqual([]);
    expect(await namesFor(principalAccount)).toEqual([]);
    expect(await namesFor({ ...head, vesselId: other.id })).toEqual([other.id]);
    expect(await namesFor({ ...head, vesselId: foreign.id })).toEqual([]);
    expect(await namesFor(head)).toEqual([]);
    await expect(listVessels.execute(as(await person(db, "crewmarine", "crew")), {})).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "searches name, IMO number, call sign, fleet and type literally",
  rolledBack(async (db) => {
    await vessel(db, { name: "Laut Biru 7", imoNumber: "9321483", callSign: "PMXY", fleet: "Kalimantan" });
    const staff = as(await person(db, "crewingstaffmarine"));
    const found = async (filterList: string) => (await listVessels.execute(staff, { filterList })).total;
    for (const keyword of ["BIRU", "932148", "pmx", "kaliman", "kapal tunda", "tug b", "x"])
      expect([keyword, await found(keyword)]).toEqual([keyword, 1]);
    for (const keyword of ["l%7", "___", "crew boat"]) expect([keyword, await found(keyword)]).toEqual([keyword, 0]);
  }),
);

test(
  "sorts by the documented columns only",
  rolledBack(async (db) => {
    const owners = [await principal(db, "B Lines"), await principal(db, "A Lines")] as const;
    const one = await vessel(db, { name: "One", principalId: owners[0].id });
    const two = await vessel(db, { name: "Two", principalId: owners[1].id });
    await vessel(db, { name: "Zero" });
    await at(db, one.id, "Bitung", "2026-11-01T00:00:00Z");
    await at(db, two.id, "Belawan", "2026-11-01T00:00:00Z");
    await aboard(db, two);
    const staff = as(await person(db, "crewingstaffmarine"));
    const order = async (input: object) =>
      (await listVessels.execute(staff, input)).rows.map(({ vesselName }) => vesselName).join(" ");
    expect(await order({})).toBe("One Two Zero");
    expect(await order({ order: "desc" })).toBe("Zero Two One");
    expect(await order({ sort: "location" })).toBe("Two One Zero");
    expect(await order({ sort: "location", order: "desc" })).toBe("One Two Zero");
    expect(await order({ sort: "principal" })).toBe("Two One Zero");
    expect(await order({ sort: "crewOnBoard", order: "desc" })).toBe("Two One Zero");
    expect(await order({ sort: "status" })).toBe("One Two Zero");
    await expect(order({ sort: "'; drop table vessels" })).rejects.toMatchObject({
      fields: [{ path: "sort", message: "validation.notListed" }],
    });
    expect(await order({ pageSize: 2, pageNumber: 2 })).toBe("Zero");
  }),
);

test(
  "filters vessels with vacant seats",
  rolledBack(async (db) => {
    const [full, short, mended] = [await vessel(db), await vessel(db), await vessel(db)];
    await aboard(db, full);
    await aboard(db, short);
    const vacant = await seatOn(db, short, "Master");
    const removed = await seatOn(db, mended, "Master");
    await db.update(seats).set({ removedAt: new Date() }).where(eq(seats.id, removed.id));
    const staff = as(await person(db, "crewingstaffmarine"));
    const page = await listVessels.execute(staff, { vacant: "true" });
    expect([page.total, page.rows.map(({ id }) => id)]).toEqual([1, [vacant.vesselId]]);
    expect((await listVessels.execute(staff, { vacant: "" })).total).toBe(3);
  }),
);

test(
  "runs two queries for every sort",
  rolledBack(async (db) => {
    await aboard(db, await vessel(db));
    const staff = as(await person(db, "crewingstaffmarine"));
    for (const sort of ["name", "location", "crewOnBoard"]) {
      expect(await countQueries(db, () => listVessels.execute(staff, { filterList: "test", sort }))).toBe(2);
    }
  }),
);

test(
  "filters by several types and principals",
  rolledBack(async (db) => {
    const [one, other] = [await principal(db, "PT One"), await principal(db, "PT Other")];
    const types = await db.select().from(vesselTypes).where(eq(vesselTypes.divisionId, 1)).limit(2);
    const [first, second] = types;
    if (!first || !second) throw new Error("no vessel types");
    await vessel(db, { name: "A", principalId: one.id, vesselTypeId: first.id });
    await vessel(db, { name: "B", principalId: other.id, vesselTypeId: second.id });
    await vessel(db, { name: "C", vesselTypeId: first.id });
    const staff = as(await person(db, "crewingstaffmarine"));
    const found = async (input: object) => {
      const { rows, counts } = await listVessels.execute(staff, input);
      expect(counts["in-operation"]).toBe(rows.length);
      return rows.map(({ vesselName }) => vesselName);
    };
    expect(await found({ principalId: `${one.id},${other.id}` })).toEqual(["A", "B"]);
    expect(await found({ principalId: one.id })).toEqual(["A"]);
    expect(await found({ vesselType: [first.id, second.id] })).toEqual(["A", "B", "C"]);
    expect(await found({ vesselType: first.id, principalId: [one.id, other.id] })).toEqual(["A"]);
    expect(await countQueries(db, () => listVessels.execute(staff, { vesselType: [first.id, second.id] }))).toBe(2);
  }),
);

test(
  "returns the total of a filtered list only",
  rolledBack(async (db) => {
    for (const name of ["TB Alpha", "TB Beta", "TB Gamma"]) await vessel(db, { name });
    await vessel(db, { name: "TB Alpha Old", scrappedOn: "2026-01-01", scrapReason: "sold" });
    const staff = as(await person(db, "crewingstaffmarine"));
    expect(await listVessels.execute(staff, { filterList: "alpha" })).toMatchObject({ total: 1, outOf: 3 });
    expect(await listVessels.execute(staff, { filterList: "nothing" })).toMatchObject({ total: 0, outOf: 3 });
    expect(await listVessels.execute(staff, {})).toMatchObject({ total: 3, outOf: null });
  }),
);
