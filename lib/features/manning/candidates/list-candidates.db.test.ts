import fc from "fast-check";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { assignmentEvents, assignments, seats } from "@/db/schema/manning";
import { positions, vesselTypes } from "@/db/schema/positions";
import { suitabilityEntries } from "@/db/schema/suitability";
import { countQueries } from "@/db/testing/count-queries";
import { seafarer, vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { pointsOf } from "@/db/testing/calls/points-of";
import { peopleOf } from "@/db/testing/long-run";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addDays } from "@/lib/platform/calendar/dates";
import { effectsOf } from "./effect-on-seats.rules";
import { fitPartsOf } from "./fit.rules";
import { listCandidates } from "./list-candidates";
import { selectCandidates } from "./queries";
import type { Category } from "./schema";

afterAll(closeDatabase);
const now = new Date("2026-11-23T02:00:00Z");
const today = "2026-11-23";

async function employment(db: Transaction, name: string) {
  const [row] = await db
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(eq(lookups.kind, "employment-type"), eq(lookups.name, name)));
  if (!row) throw new Error(`no ${name}`);
  return row.id;
}

/** Set up a vessel whose Electrician leaves on 15 Jan 2027; few people hold that rank. */
async function vacantSlot(db: Transaction) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const { seat, person: holder } = await aboard(db, ship, {
    rank: "Electrician",
    since: "2026-07-15",
    until: "2027-01-15",
  });
  await db.update(crew).set({ fullName: "Tri Wibowo" }).where(eq(crew.id, holder.id));
  return { owner, ship, seat, holder, keys: { vesselId: ship.id, vesselCrewId: seat.id, pageSize: 200 } };
}

const named = async (db: Transaction, keys: object, category: Category, filterList = "Uji Calon") =>
  (
    await listCandidates.execute(as(await person(db, "crewingplanningmarine"), { now }), {
      ...keys,
      category,
      filterList,
    })
  ).rows.map(({ fullName }) => fullName);

const ofRank = (db: Transaction, fullName: string, more: Parameters<typeof seafarer>[1] = {}) =>
  seafarer(db, { rank: "Electrician", fullName, ...more });

test(
  "returns the open slot with leaver, length and approval rule",
  rolledBack(async (db) => {
    const { owner, ship, seat, holder, keys } = await vacantSlot(db);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const page = await listCandidates.execute(planner, { ...keys, category: "permanent" });
    expect(page.seat).toMatchObject({
      vesselName: ship.name,
      vesselCrewId: seat.id,
      jobPositionName: "Electrician",
      assignmentOn: "Next",
      startDate: "2027-01-15",
      endDate: "2027-07-15",
      durationMonths: 6,
      handoverDays: 3,
      relieves: { crewId: holder.id, fullName: "Tri Wibowo", endDate: "2027-01-15" },
      principal: owner.name,
      approvalPolicy: "all",
      needPrincipalApproval: true,
      isTaken: false,
    });
    const { pageSize: _pageSize, ...documented } = keys;
    expect(await listCandidates.execute(planner, { ...documented, category: "contract" })).toMatchObject({
      pageSize: 3,
    });
    await expect(
      listCandidates.execute(planner, {
        ...keys,
        category: "permanent",
        startAssignmentDate: "2027-01-15",
        endAssignmentDate: "2027-01-15",
      }),
    ).rejects.toMatchObject({ status: 422, fields: [{ path: "endAssignmentDate" }] });
    await expect(
      listCandidates.execute(planner, { ...keys, vesselCrewId: 999_999_903, category: "permanent" }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "splits permanent and contract of the rank or one below, ashore or due off",
  rolledBack(async (db) => {
    const { keys } = await vacantSlot(db);
    const permanent = { employmentTypeId: await employment(db, "Permanent") };
    await ofRank(db, "Uji Calon Tetap", permanent);
    await ofRank(db, "Uji Calon Kontrak", { employmentTypeId: await employment(db, "Contract") });
    await ofRank(db, "Uji Calon Tanpa");
    await seafarer(db, { rank: "Oiler", fullName: "Uji Calon Naik", ...permanent });
    await seafarer(db, { rank: "Master", fullName: "Uji Calon Nakhoda", ...permanent });
    const elsewhere = await vessel(db);
    const leaving = (fullName: string, until: string, sequence: number) =>
      aboard(db, elsewhere, { rank: "Electrician", until, fullName, sequence, ...permanent });
    await leaving("Uji Calon Turun", addDays(today, 60), 1);
    await leaving("Uji Calon Lama", addDays(today, 61), 2);
    await ofRank(db, "Uji Calon Keluar", { ...permanent, status: "resigned", resignedOn: "2026-10-01" });
    expect(await named(db, keys, "permanent")).toEqual(["Uji Calon Tetap", "Uji Calon Naik", "Uji Calon Turun"]);
    expect((await named(db, keys, "contract")).sort()).toEqual(["Uji Calon Kontrak", "Uji Calon Tanpa"]);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const page = await listCandidates.execute(planner, { ...keys, category: "permanent", filterList: "Uji Calon" });
    expect(page.rows.map(({ isPromotion }) => isPromotion)).toEqual([false, true, false]);
    expect(page.counts).toEqual({ permanent: 3, contract: 2, rejected: 0 });
  }),
);

test(
  "excludes barred, stopped and foreign people and those on the seat",
  rolledBack(async (db) => {
    const { keys, seat } = await vacantSlot(db);
    const author = await person(db, "crewingmanagermarine");
    const barred = await ofRank(db, "Uji Calon Dilarang");
    await db.insert(suitabilityEntries).values({
      crewId: barred.id,
      level: 3,
      reason: "conduct",
      description: "Left the watch without relief",
      startDate: "2026-01-01",
      createdBy: author.userId,
      confirmedAt: now,
      confirmedBy: author.userId,
    });
    await ofRank(db, "Uji Calon Berhenti", { processingStoppedAt: now });
    await seafarer(db, { divisionId: 2, rank: "Electrician", fullName: "Uji Calon Tanker" });
    const planned = await ofRank(db, "Uji Calon Sudah");
    await assigned(db, seat, planned.id, { slot: "next", startDate: "2027-01-15", endDate: "2027-07-15" });
    for (const category of ["permanent", "contract"] as const) expect(await named(db, keys, category)).toEqual([]);
    for (const role of ["superadmin", "crewingadminmarine", "crewingmanagermarine"] as const) {
      const reader = as(await person(db, role), { now });
      expect(
        (await listCandidates.execute(reader, { ...keys, category: "contract", filterList: "Uji Calon" })).rows,
      ).toEqual([]);
    }
  }),
);

test(
  "lists rejections by principal or for this seat within twelve months",
  rolledBack(async (db) => {
    const { owner, seat, keys } = await vacantSlot(db);
    const other = await vessel(db, { principalId: owner.id });
    const foreign = await vessel(db, { principalId: (await principal(db)).id });
    const rejected = async (
      fullName: string,
      place: { id: number; vesselId: number },
      event: "principal-rejected" | "employee-rejected",
      createdAt: string,
      rank = "Electrician",
    ) => {
      const one = await seafarer(db, { rank, fullName });
      const cancelledAssignment = await assigned(db, place, one.id, {
        slot: "cancelled",
        rejectionReason: "Wants a tug man",
      });
      await db
        .insert(assignmentEvents)
        .values({ assignmentId: cancelledAssignment.id, event, createdAt: new Date(createdAt) });
    };
    const [ownSeat, foreignSeat] = [await seatOn(db, other, "Electrician"), await seatOn(db, foreign, "Electrician")];
    await rejected("Uji Calon Ditolak", ownSeat, "principal-rejected", "2026-02-01T03:00:00Z");
    await rejected("Uji Calon Menolak", seat, "employee-rejected", "2026-03-01T03:00:00Z");
    await rejected("Uji Calon Menolak Lain", ownSeat, "employee-rejected", "2026-03-01T03:00:00Z");
    await rejected("Uji Calon Dulu", ownSeat, "principal-rejected", "2025-11-20T03:00:00Z");
    await rejected("Uji Calon Asing", foreignSeat, "principal-rejected", "2026-03-01T03:00:00Z");
    await rejected("Uji Calon Lain", ownSeat, "principal-rejected", "2026-03-01T03:00:00Z", "Master");
    expect((await named(db, keys, "rejected")).sort()).toEqual(["Uji Calon Ditolak", "Uji Calon Menolak"]);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const page = await listCandidates.execute(planner, { ...keys, category: "rejected", filterList: "Ditolak" });
    expect(page.rows[0]?.rejection).toEqual({ date: "2026-02-01", by: "principal", reason: "Wants a tug man" });
    expect(page.counts.rejected).toBe(1);
  }),
);

test(
  "ranks people who uncover another vessel lower and names it",
  rolledBack(async (db) => {
    const { ship, seat, keys } = await vacantSlot(db);
    const place = { seat, vessel: ship };
    const elsewhere = await vessel(db, { name: "MV Arung Uji" });
    const busy = await fitSeafarer(db, place, { rank: "Electrician", fullName: "Uji Calon Sibuk" });
    await fitSeafarer(db, place, { rank: "Electrician", fullName: "Uji Calon Bebas" });
    await assigned(db, await seatOn(db, elsewhere, "Electrician"), busy.id, {
      startDate: "2027-02-01",
      endDate: "2027-08-01",
    });
    expect(await named(db, keys, "contract")).toEqual(["Uji Calon Bebas", "Uji Calon Sibuk"]);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const { rows } = await listCandidates.execute(planner, { ...keys, category: "contract", filterList: "Uji Calon" });
    expect(rows[0]?.elsewhere).toEqual([]);
    expect(rows[0]?.papers).toMatch(/^cover until 31 Dec 2029$/);
    expect(rows[1]?.elsewhere).toEqual([
      expect.objectContaining({
        since: "2027-02-01",
        isUncovered: true,
        text: "Leaves MV Arung Uji without Electrician from 1 Feb 2027",
      }),
    ]);
  }),
);

/** Create many people of one rank with varied rows, plans and assignments elsewhere. */
async function randomFleet(db: Transaction, shipIds: number[], seed: number) {
  const someDay = fc.integer({ min: -500, max: 500 }).map((days) => addDays(today, days));
  const types = (await db.select({ id: vesselTypes.id }).from(vesselTypes).where(eq(vesselTypes.divisionId, 1))).map(
    ({ id }) => id,
  );
  const one = fc.record({
    rank: fc.constantFrom("Electrician", "Oiler"),
    vesselTypeId: fc.constantFrom(...types),
    lastVesselId: fc.constantFrom(null, ...shipIds),
    statusSince: fc.integer({ min: 0, max: 700 }).map((days) => addDays(today, -days)),
    missingCertificates: fc.constantFrom(0, 0, 1),
    firstCertificateExpiry: fc.option(someDay),
    plan: fc.option(fc.tuple(someDay, fc.integer({ min: 30, max: 300 }), fc.boolean(), fc.boolean())),
    leaves: fc.option(fc.integer({ min: -20, max: 60 })),
  });
  const people = fc.sample(one, { numRuns: 60, seed });
  const positionIds = await db
    .select({ id: positions.id })
    .from(positions)
    .where(and(eq(positions.divisionId, 1), eq(positions.nameEn, "Cook")));
  for (const [index, { plan, leaves, ...values }] of people.entries()) {
    const ship = shipIds[index % shipIds.length] ?? 0;
    const place = async (sequence: number) => {
      const [row] = await db
        .insert(seats)
        .values({ vesselId: ship, positionId: positionIds[0]?.id ?? 0, sequence })
        .returning();
      if (!row) throw new Error("no seat");
      return row;
    };
    const off = leaves === null ? null : addDays(today, leaves);
    const someone = await seafarer(db, {
      ...values,
      fullName: `Uji Acak ${index}`,
      ...(off ? { status: "on-board", vesselId: ship, plannedOffBoard: off } : {}),
    });
    if (off)
      await assigned(db, await place(100 + index), someone.id, {
        slot: "current",
        startDate: "2026-03-01",
        checkedInOn: "2026-03-01",
        endDate: off,
      });
    if (!plan) continue;
    const [startDate, days, isRejected, hasOtherAssignment] = plan;
    const seat = await place(200 + index);
    await assigned(db, seat, someone.id, {
      startDate,
      endDate: addDays(startDate, days),
      principalStatus: isRejected ? "Rejected" : "Confirmed",
    });
    if (hasOtherAssignment) {
      const relief = await seafarer(db, { fullName: "Uji Rekan" });
      await assigned(db, seat, relief.id, {
        slot: "next-but-one",
        startDate: addDays(startDate, 2),
        endDate: addDays(startDate, 200),
      });
    }
  }
}

test(
  "ranks people with documents for this seat first",
  rolledBack(async (db) => {
    const { ship, seat, keys } = await vacantSlot(db);
    await ofRank(db, "Uji Calon Kurang", { lastVesselId: ship.id, missingCertificates: 0 });
    await fitSeafarer(
      db,
      { seat, vessel: ship },
      { rank: "Electrician", fullName: "Uji Calon Lengkap", lastVesselId: ship.id },
    );
    expect(await named(db, keys, "contract")).toEqual(["Uji Calon Lengkap", "Uji Calon Kurang"]);
  }),
);

test.each(peopleOf(3))("orders in SQL as in the rules (%i)", (seed) =>
  rolledBack(async (db) => {
    const { ship, seat } = await vacantSlot(db);
    await randomFleet(db, [ship.id, (await vessel(db)).id, (await vessel(db)).id], seed);
    const wanted = {
      today,
      from: "2027-01-05",
      to: "2027-07-05",
      positionId: seat.positionId,
      belowIds: (
        await db
          .select({ id: positions.id })
          .from(positions)
          .where(and(eq(positions.divisionId, 1), eq(positions.nameEn, "Oiler")))
      ).map(({ id }) => id),
      vesselTypeId: ship.vesselTypeId,
      vesselId: ship.id,
    };
    const asked = { ...wanted, seatId: seat.id, divisionId: 1, principalId: null, category: "contract" as const };
    const { rows } = await selectCandidates(db, { ...asked, filterList: "uji acak", pageNumber: 1, pageSize: 200 });
    const counted = rows.map((row) => ({
      id: row.id,
      points: pointsOf(fitPartsOf(row, effectsOf(row.otherAssignments, wanted), wanted)),
    }));
    expect(counted.length).toBeGreaterThan(30);
    expect(counted).toEqual([...counted].sort((one, other) => other.points - one.points || one.id - other.id));
  })(),
);

test(
  "runs two queries and pages without gaps",
  rolledBack(async (db) => {
    const { keys } = await vacantSlot(db);
    for (let index = 0; index < 7; index++) await ofRank(db, `Uji Calon ${index}`);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const page = (pageNumber: number) =>
      listCandidates.execute(planner, {
        ...keys,
        pageSize: 3,
        pageNumber,
        category: "contract",
        filterList: "Uji Calon",
      });
    expect(await countQueries(db, () => page(1))).toBe(2);
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [3, 7],
      [3, 7],
      [1, 7],
    ]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(7);
  }),
);

test(
  "allows planners only",
  rolledBack(async (db) => {
    const { owner, keys, ship } = await vacantSlot(db);
    const wish = { ...keys, category: "permanent" };
    for (const role of ["superadmin", "crewingadminmarine", "crewingmanagermarine", "crewingplanningmarine"] as const)
      expect(await listCandidates.execute(as(await person(db, role), { now }), wish)).toMatchObject({ pageNumber: 1 });
    for (const role of [
      "crewingservicemarine",
      "crewingstaffmarine",
      "crewingfinancemarine",
      "crewingpdemarine",
      "crewmarine",
    ] as const)
      await expect(listCandidates.execute(as(await person(db, role), { now }), wish)).rejects.toMatchObject({
        code: "forbidden",
      });
    const head = { ...(await person(db, "crewmarine", "head")), vesselId: ship.id };
    const client = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
    for (const actor of [head, client])
      await expect(listCandidates.execute(as(actor, { now }), wish)).rejects.toMatchObject({ code: "forbidden" });
    await expect(
      listCandidates.execute(as(await person(db, "crewingplanningtanker"), { now }), wish),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "hides a stopped reliever from planning",
  rolledBack(async (db) => {
    const { holder, keys } = await vacantSlot(db);
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, holder.id));
    const seatFor = async (role: "crewingplanningmarine" | "crewingmanagermarine") =>
      (await listCandidates.execute(as(await person(db, role), { now }), { ...keys, category: "permanent" })).seat;
    expect((await seatFor("crewingplanningmarine")).relieves?.fullName).toBeNull();
    expect((await seatFor("crewingmanagermarine")).relieves?.fullName).toBe("Tri Wibowo");
    expect(await db.$count(assignments, eq(assignments.crewId, holder.id))).toBe(1);
  }),
);
