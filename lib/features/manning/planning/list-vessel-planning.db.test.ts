import { desc, eq } from "drizzle-orm";
import { assignmentEvents, assignments, seats } from "@/db/schema/manning";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, ashore, assigned, seatOn } from "@/db/testing/manning";
import { checkedUp, joining } from "@/db/testing/records/joiners";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listSeats } from "./list-seats";
import { listVesselPlanning } from "./list-vessel-planning";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "lists vessels with status, reasons and pending counts in two queries",
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
  "limits vessels to the user's scope",
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

const cast = async (db: Parameters<Parameters<typeof rolledBack>[0]>[0]) => {
  const ships = {
    empty: await vessel(db, { name: "MV Zeta" }),
    over: await vessel(db, { name: "MV Yudha" }),
    leaving: await vessel(db, { name: "MV Xena" }),
    rejected: await vessel(db, { name: "MV Wira" }),
    pending: await vessel(db, { name: "MV Vega" }),
    open: await vessel(db, { name: "MV Utama" }),
    planned: await vessel(db, { name: "MV Tirta" }),
  };
  await ashore(db, ships.empty, { from: "2026-05-01", to: "2026-10-10" });
  await aboard(db, ships.over, { since: "2026-05-01", until: "2026-11-01" });
  await aboard(db, ships.leaving, { since: "2026-06-01", until: "2026-12-03" });
  const refused = await aboard(db, ships.rejected, { since: "2026-06-01", until: "2027-06-01" });
  await assigned(db, refused.seat, (await seafarer(db)).id, {
    startDate: "2027-06-01",
    endDate: "2027-12-01",
    principalStatus: "Rejected",
    employeeStatus: "Pending",
  });
  const asked = await aboard(db, ships.pending, { since: "2026-06-01", until: "2027-05-01" });
  await assigned(db, asked.seat, (await seafarer(db, { fullName: "Made Wirawan" })).id, {
    startDate: "2027-05-01",
    endDate: "2027-11-01",
    principalStatus: "Pending",
    employeeStatus: "Pending",
    createdAt: new Date("2026-11-02T00:00:00Z"),
  });
  await aboard(db, ships.open, { since: "2026-06-01", until: "2027-01-20" });
  await aboard(db, ships.planned, { since: "2026-10-01", until: "2027-08-01" });
  return ships;
};
const inOrder = ["MV Zeta", "MV Yudha", "MV Xena", "MV Wira", "MV Utama", "MV Vega", "MV Tirta"];

test(
  "orders by urgency and filters by status like the rules",
  rolledBack(async (db) => {
    await cast(db);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const list = async (more: object) => (await listVesselPlanning.execute(planner, { sort: "urgency", ...more })).rows;
    const names = async (more: object) => (await list(more)).map(({ vesselName }) => vesselName);
    expect(await names({})).toEqual(inOrder);
    expect(await names({ order: "desc" })).toEqual([...inOrder].reverse());
    const byStatus = [
      ["Need Action", inOrder.slice(0, 4)],
      ["On Planning", inOrder.slice(4, 6)],
      ["Planned", inOrder.slice(6)],
    ] as const;
    for (const [planningStatus, expected] of byStatus) {
      const rows = await list({ planningStatus });
      expect([planningStatus, rows.map((row) => [row.vesselName, row.planningStatus])]).toEqual([
        planningStatus,
        expected.map((name) => [name, planningStatus]),
      ]);
    }
    expect(await names({ planningStatus: "Planned,On Planning" })).toEqual(inOrder.slice(4));
    expect(await names({ planningStatus: "Planned", pageNumber: 5 })).toEqual([]);
  }),
);

test(
  "returns reason, seat, day, pending answers and next change",
  rolledBack(async (db) => {
    const ships = await cast(db);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const { rows } = await listVesselPlanning.execute(planner, { sort: "urgency" });
    const of = (name: string) => rows.find(({ vesselName }) => vesselName === name);
    expect(of("MV Zeta")).toMatchObject({
      why: { reason: "unmanned", day: "2026-10-10", jobPositionName: "Able Seaman", currentCrewId: null },
      crewOnBoard: 0,
      seats: 1,
      nextChange: null,
    });
    expect(of("MV Xena")).toMatchObject({
      why: { reason: "leaves-soon", day: "2026-12-03" },
      nextChange: { day: "2026-12-03", leaving: 1, joining: 0 },
      crewOnBoard: 1,
    });
    expect(of("MV Tirta")).toMatchObject({ why: null, otherSeats: 0, coveredUntil: "2027-08-01" });
    expect(of("MV Vega")).toMatchObject({
      why: { reason: "next-pending", nextEmployeeName: "Made Wirawan" },
      waitingForAnswer: { count: 1, since: "2026-11-02T00:00:00Z" },
      waitingForPrincipal: { count: 1, since: "2026-11-02T00:00:00Z" },
    });
    const [asked] = await db
      .select()
      .from(assignments)
      .where(eq(assignments.vesselId, ships.pending.id))
      .orderBy(desc(assignments.id));
    await db.insert(assignmentEvents).values({
      assignmentId: asked?.id ?? 0,
      event: "dates-changed",
      toSlot: "next",
      details: { set: { principalStatus: "Pending" } },
      createdAt: new Date("2026-11-15T00:00:00Z"),
    });
    const waiting = await listVesselPlanning.execute(planner, { waiting: "true", sort: "waiting" });
    expect(waiting.rows.map(({ vesselName, waitingForPrincipal }) => [vesselName, waitingForPrincipal.since])).toEqual([
      ["MV Vega", "2026-11-15T00:00:00Z"],
    ]);
    expect(waiting.total).toBe(1);
  }),
);

test(
  "needs action after a failed check-up until the next appointment",
  rolledBack(async (db) => {
    const ship = await vessel(db, { name: "MV Uji Periksa" });
    const joiner = await joining(db, ship, { joins: "2027-06-01" });
    await assigned(db, joiner.seat, (await seafarer(db)).id, {
      slot: "current",
      startDate: "2026-10-01",
      endDate: "2027-06-01",
      checkedInOn: "2026-10-01",
    });
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const rowOf = async (input: object = {}) =>
      (await listVesselPlanning.execute(planner, { filterList: "MV Uji Periksa", ...input })).rows[0];
    const seats = async () => {
      const { planningStatus, rows } = await listSeats.execute(planner, { vesselId: ship.id });
      return { planningStatus, reasons: rows.map(({ reasons }) => reasons) };
    };
    expect(await rowOf()).toMatchObject({ planningStatus: "Planned" });
    expect(await seats()).toEqual({ planningStatus: "Planned", reasons: [[]] });
    await checkedUp(db, joiner, { result: "Failed" });
    expect(await seats()).toEqual({ planningStatus: "Need Action", reasons: [["next-unprepared"]] });
    expect(await rowOf({ planningStatus: "Need Action" })).toMatchObject({
      planningStatus: "Need Action",
      why: { reason: "next-unprepared", nextCrewId: joiner.crewId, day: "2027-06-01" },
    });
    await checkedUp(db, joiner);
    expect(await rowOf()).toMatchObject({ planningStatus: "Planned" });
    expect(await seats()).toEqual({ planningStatus: "Planned", reasons: [[]] });
    expect(await rowOf({ planningStatus: "Need Action" })).toBeUndefined();
  }),
);
