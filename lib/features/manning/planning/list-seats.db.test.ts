import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { principals } from "@/db/schema/vessels";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, ashore, assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { getAssignment } from "./get-assignment";
import { getSeatHeader } from "./get-seat-header";
import { listSeats } from "./list-seats";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

async function crewed(db: Transaction) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const master = await aboard(db, ship, {
    rank: "Master",
    fullName: "Anton",
    since: "2026-08-01",
    until: "2027-04-01",
  });
  const bosun = await aboard(db, ship, { rank: "Bosun", fullName: "Slamet", since: "2026-06-01", until: "2026-12-01" });
  const spare = await seatOn(db, ship, "Bosun", 2);
  const relief = await seafarer(db, { fullName: "Wahyu" });
  const next = await assigned(db, bosun.seat, relief.id, {
    startDate: "2026-11-28",
    principalStatus: "Pending",
    employeeStatus: "Pending",
  });
  await assigned(db, bosun.seat, (await seafarer(db)).id, { slot: "cancelled" });
  return { owner, ship, master, bosun, spare, relief, next };
}

const listFor = (actor: UserActor, vesselId: number, more: object = {}) =>
  listSeats.execute(as(actor, { now }), { vesselId, ...more });

test(
  "lists all slots in one query, pending approvals first, then by rank",
  rolledBack(async (db) => {
    const { ship, master, bosun, spare, relief, next } = await crewed(db);
    const planner = await person(db, "crewingplanningmarine");
    expect(await countQueries(db, () => listFor(planner, ship.id))).toBe(1);
    const page = await listFor(planner, ship.id);
    expect(page).toMatchObject({
      total: 3,
      vesselName: ship.name,
      status: "in-operation",
      planningStatus: "Need Action",
      totalPendingData: 1,
      allowedActions: ["add-seat", "remove-seat", "propose", "change"],
    });
    expect(
      page.rows.map(({ vesselCrewId, jobPositionName, sequence }) => [vesselCrewId, jobPositionName, sequence]),
    ).toEqual([
      [bosun.seat.id, "Bosun", 1],
      [master.seat.id, "Master", 1],
      [spare.id, "Bosun", 2],
    ]);
    expect(page.rows[0]).toMatchObject({
      vesselId: ship.id,
      vesselTypeId: ship.vesselTypeId,
      jobPositionMarineId: bosun.seat.positionId,
      jobPositionTankerId: null,
      currentGanttChartId: bosun.tour.id,
      needPrincipalApproval: true,
      currentCrewId: bosun.person.id,
      currentEmployeeName: "Slamet",
      nextCrewId: relief.id,
      nextEmployeeName: "Wahyu",
      nextButOneCrewId: null,
      previousEmployeeName: null,
      nextSummaryStatus: "Pending",
      nextPrincipalStatus: "Pending",
      currentOffBoard: "2026-12-01",
      isDeleteable: true,
      mayAddNext: false,
      mayAddNextButOne: true,
      reasons: ["leaves-soon", "next-pending"],
    });
    expect(page.rows[0]?.slots.Next).toMatchObject({
      assignmentId: next.id,
      mayDecideAsPrincipal: false,
      mayDecideAsEmployee: true,
      mayChangeDates: true,
      mayRemove: true,
      version: 1,
    });
    expect(page.rows[0]?.slots.Current).toMatchObject({
      onBoard: "2026-06-01",
      daysLeft: 11,
      durationTone: "Under 1 month",
      mayRemove: false,
    });
    expect(page.rows[1]).toMatchObject({ isDeleteable: false, reasons: [], mayAddNext: true, mayAddNextButOne: false });
    expect(
      (await listFor(planner, ship.id, { filterList: "wahyu" })).rows.map(({ vesselCrewId }) => vesselCrewId),
    ).toEqual([bosun.seat.id]);
    expect(
      (await listFor(planner, ship.id, { pageSize: 2, pageNumber: 2 })).rows.map(({ vesselCrewId }) => vesselCrewId),
    ).toEqual([spare.id]);
  }),
);

test(
  "applies the approval policy and adds nothing in scrap",
  rolledBack(async (db) => {
    const planner = await person(db, "crewingplanningmarine");
    const alone = await vessel(db, { scrappedOn: "2026-01-01", scrapReason: "Sold" });
    await seatOn(db, alone, "Master");
    const page = await listFor(planner, alone.id);
    expect(page).toMatchObject({ status: "in-scrap", rows: [{ needPrincipalApproval: false, mayAddNext: false }] });
    const owner = await principal(db);
    await db.update(principals).set({ approvalPolicy: "officers" }).where(eq(principals.id, owner.id));
    const asked = await vessel(db, { principalId: owner.id });
    for (const rank of ["Master", "Bosun"]) await seatOn(db, asked, rank);
    expect(
      (await listFor(planner, asked.id)).rows.map(({ jobPositionName, needPrincipalApproval }) => [
        jobPositionName,
        needPrincipalApproval,
      ]),
    ).toEqual([
      ["Master", true],
      ["Bosun", false],
    ]);
    expect(await listFor(planner, (await vessel(db)).id)).toMatchObject({
      total: 0,
      rows: [],
      planningStatus: "Planned",
      totalPendingData: 0,
    });
  }),
);

test(
  "limits principals and heads to their vessels",
  rolledBack(async (db) => {
    const { owner, ship, bosun } = await crewed(db);
    await ashore(db, ship, { rank: "Oiler", from: "2025-01-01", to: "2025-11-19" });
    await ashore(db, ship, { rank: "Oiler", fullName: "Joko", from: "2025-01-01", to: "2025-11-20", sequence: 2 });
    const reader = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
    const seen = await listFor(reader, ship.id);
    expect(seen.allowedActions).toEqual(["decide-as-principal"]);
    expect(seen.rows.map(({ previousEmployeeName }) => previousEmployeeName)).toEqual([null, null, null, null, "Joko"]);
    expect(seen.rows[0]?.slots.Next).toMatchObject({
      mayDecideAsPrincipal: true,
      mayDecideAsEmployee: false,
      mayChangeDates: false,
      mayRemove: false,
    });
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id, crewId: bosun.person.id });
    expect((await listFor(head, ship.id)).rows[0]?.slots.Next).toMatchObject({
      mayDecideAsPrincipal: false,
      mayDecideAsEmployee: false,
    });
    const other = await vessel(db);
    for (const actor of [reader, head])
      await expect(listFor(actor, other.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(listFor(await person(db, "crewingadmintanker"), ship.id)).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingfinancemarine", "crewmarine"] as const)
      await expect(listFor(await person(db, role), ship.id)).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "returns the header and not-found for another person",
  rolledBack(async (db) => {
    const { owner, ship, bosun, master, relief, next } = await crewed(db);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const header = await getSeatHeader.execute(planner, {
      vesselCrewId: bosun.seat.id,
      crewId: relief.id,
      assignmentOn: "Next",
    });
    expect(header).toMatchObject({
      vesselId: ship.id,
      vesselName: ship.name,
      jobPositionName: "Bosun",
      assignmentOn: "Next",
      needPrincipalApproval: true,
      approval: "Pending",
      assignment: { assignmentId: next.id, employeeFullName: "Wahyu" },
    });
    await db.update(assignments).set({ principalStatus: "NotRequired" }).where(eq(assignments.id, next.id));
    expect(await getSeatHeader.execute(planner, { vesselCrewId: bosun.seat.id })).toMatchObject({
      needPrincipalApproval: false,
    });
    expect(
      await getSeatHeader.execute(planner, { vesselCrewId: master.seat.id, assignmentOn: "NextButOne" }),
    ).toMatchObject({ needPrincipalApproval: true, approval: null, assignment: null });
    await expect(
      getSeatHeader.execute(planner, { vesselCrewId: bosun.seat.id, crewId: bosun.person.id }),
    ).rejects.toMatchObject({ code: "not-found" });
    const reader = as(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }), { now });
    expect((await getSeatHeader.execute(reader, { vesselCrewId: bosun.seat.id })).assignment?.employeeFullName).toBe(
      "Wahyu",
    );
    const foreign = await aboard(db, await vessel(db));
    for (const caller of [reader, as(await person(db, "crewingplanningtanker"), { now })])
      await expect(getSeatHeader.execute(caller, { vesselCrewId: foreign.seat.id })).rejects.toMatchObject({
        code: "not-found",
      });
  }),
);

test(
  "finds an assignment by person or seat, null for an empty slot",
  rolledBack(async (db) => {
    const { ship, bosun, relief, next, owner } = await crewed(db);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const ask = (more: object, caller = planner) => getAssignment.execute(caller, { vesselId: ship.id, ...more });
    expect(await ask({ crewId: relief.id })).toMatchObject({
      assignmentId: next.id,
      vesselCrewId: bosun.seat.id,
      jobPositionName: "Bosun",
      slot: "Next",
    });
    expect(await ask({ vesselCrewId: bosun.seat.id, assignmentOn: "Current" })).toMatchObject({
      crewId: bosun.person.id,
    });
    for (const emptyQuery of [
      { crewId: relief.id, assignmentOn: "Current" },
      { vesselCrewId: bosun.seat.id, assignmentOn: "NextButOne" },
      {},
    ])
      expect(await ask(emptyQuery)).toBeNull();
    const gone = await ashore(db, ship, { rank: "Oiler", from: "2025-01-01", to: "2025-11-19" });
    const reader = as(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }), { now });
    expect(await ask({ crewId: gone.person.id, assignmentOn: "Previous" })).not.toBeNull();
    expect(await ask({ crewId: gone.person.id, assignmentOn: "Previous" }, reader)).toBeNull();
    await expect(
      ask({ crewId: relief.id }, as(await person(db, "crewingplanningtanker"), { now })),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "hides stopped people except from admins and managers",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const gone = await ashore(db, ship, { rank: "Oiler", fullName: "Gone", from: "2026-01-01", to: "2026-09-01" });
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, gone.person.id));
    const namesFor = async (actor: UserActor) => [
      (await listFor(actor, ship.id)).rows.map(({ previousEmployeeName }) => previousEmployeeName),
      (await getSeatHeader.execute(as(actor, { now }), { vesselCrewId: gone.seat.id, assignmentOn: "Previous" }))
        .assignment?.employeeFullName,
      (
        await getAssignment.execute(as(actor, { now }), {
          vesselId: ship.id,
          crewId: gone.person.id,
          assignmentOn: "Previous",
        })
      )?.employeeFullName,
    ];
    expect(await namesFor(await person(db, "crewingmanagermarine"))).toEqual([["Gone"], "Gone", "Gone"]);
    expect(await namesFor(await person(db, "crewingplanningmarine"))).toEqual([[null], undefined, undefined]);
  }),
);
