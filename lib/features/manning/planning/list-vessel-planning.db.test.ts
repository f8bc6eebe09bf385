import { eq } from "drizzle-orm";
import { seats } from "@/db/schema/manning";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listVesselPlanning } from "./list-vessel-planning";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "vessels in operation with planning status, its reasons, and what waits on each and on all, in two queries",
  rolledBack(async (db) => {
    const [planned, planning, urgent] = [
      await vessel(db, { name: "MV Arung" }),
      await vessel(db, { name: "MV Baruna" }),
      await vessel(db, { name: "MV Cakra" }),
    ];
    await vessel(db, { name: "MV Dahulu", scrappedOn: "2026-01-01", scrapReason: "Sold" });
    await aboard(db, planned, { since: "2026-10-01", until: "2027-06-01" });
    const { seat } = await aboard(db, planning, { since: "2026-10-01", until: "2027-06-01" });
    await assigned(db, seat, (await seafarer(db)).id, {
      startDate: "2027-06-01",
      endDate: "2027-12-01",
      principalStatus: "Pending",
    });
    await assigned(db, seat, (await seafarer(db)).id, {
      slot: "next-but-one",
      startDate: "2027-12-01",
      endDate: "2028-03-01",
      employeeStatus: "Pending",
    });
    const empty = await seatOn(db, urgent);
    await assigned(db, empty, (await seafarer(db)).id, { employeeStatus: "Rejected", principalStatus: "Pending" });
    const removed = await seatOn(db, urgent, "Cook");
    await db.update(seats).set({ removedAt: now }).where(eq(seats.id, removed.id));
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    expect(await countQueries(db, () => listVesselPlanning.execute(planner, {}))).toBe(2);
    await expect(listVesselPlanning.execute(planner, { sort: "nonsense" })).rejects.toMatchObject({ code: "invalid" });
    const page = await listVesselPlanning.execute(planner, {});
    expect(page).toMatchObject({ total: 3, totalPendingData: 2, pageNumber: 1, pageSize: 10 });
    expect(
      page.rows.map(({ vesselName, planningStatus, totalPendingData, status, seats: count }) => [
        vesselName,
        planningStatus,
        totalPendingData,
        status,
        count,
      ]),
    ).toEqual([
      ["MV Arung", "Planned", 0, "in-operation", 1],
      ["MV Baruna", "On Planning", 2, "in-operation", 1],
      ["MV Cakra", "Need Action", 0, "in-operation", 1],
    ]);
    expect(page.rows[2]?.reasons).toEqual([
      { reason: "unmanned", count: 1 },
      { reason: "next-rejected", count: 1 },
    ]);
    const second = await listVesselPlanning.execute(planner, {
      pageSize: 1,
      pageNumber: 2,
      sort: "pending",
      order: "desc",
    });
    expect([second.total, second.totalPendingData, second.rows[0]?.vesselName]).toEqual([3, 2, "MV Arung"]);
    expect(await listVesselPlanning.execute(planner, { pageNumber: 9 })).toMatchObject({ total: 3, rows: [] });
    expect(
      (await listVesselPlanning.execute(planner, { filterList: "cakra" })).rows.map(({ vesselName }) => vesselName),
    ).toEqual(["MV Cakra"]);
  }),
);

test(
  "everybody gets the vessels of their scope only",
  rolledBack(async (db) => {
    const owner = await principal(db);
    const own = await vessel(db, { principalId: owner.id });
    await vessel(db);
    const names = async (actor: Awaited<ReturnType<typeof person>>, more: object = {}) =>
      (await listVesselPlanning.execute(as(actor, { now }), more)).rows.map(({ vesselName }) => vesselName);
    expect(await names(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }))).toEqual([
      own.name,
    ]);
    expect(await names(await person(db, "crewmarine", "head", { vesselId: own.id }))).toEqual([own.name]);
    expect(await names(await person(db, "crewingprincipalmarine"))).toEqual([]);
    expect(await names(await person(db, "crewingplanningtanker"), { divisionId: 1 })).toEqual([]);
    expect((await names(await person(db, "crewingstaffmarine"))).length).toBe(2);
    for (const role of ["crewingfinancemarine", "crewmarine"] as const)
      await expect(names(await person(db, role))).rejects.toMatchObject({ code: "forbidden" });
  }),
);
