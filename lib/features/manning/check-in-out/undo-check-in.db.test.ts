import { asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crew, crewSeaServices, crewStatusChanges } from "@/db/schema/crew";
import { assignmentEvents, assignments } from "@/db/schema/manning";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer, vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { readyToBoard } from "@/db/testing/records/joiners";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { refreshCertificateValidity } from "@/lib/features/crew/compliance/certificate-validity.queries";
import { checkInCrew } from "./check-in-crew";
import { checkOutCrew } from "./check-out-crew";
import { undoCheckIn } from "./undo-check-in";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const tomorrow = new Date("2026-11-21T02:00:00Z");

/** Fill all five slots, with a relief of another rank and vessel. */
async function full(db: Transaction) {
  const ship = await vessel(db);
  const { seat } = await aboard(db, ship, { rank: "Bosun", since: "2026-05-01" });
  const joining = await fitSeafarer(
    db,
    { seat, vessel: ship },
    { fullName: "Wahyu", statusSince: "2025-09-01", lastVesselId: (await vessel(db)).id },
  );
  await refreshCertificateValidity(db, [joining.id]);
  const past = (from: string, to: string) => ({ startDate: from, endDate: to, checkedInOn: from, checkedOutOn: to });
  await assigned(db, seat, (await seafarer(db)).id, { slot: "previous", ...past("2025-10-01", "2026-05-01") });
  await assigned(db, seat, (await seafarer(db)).id, { slot: "pre-previous", ...past("2025-03-01", "2025-10-01") });
  const next = await assigned(db, seat, joining.id, { startDate: "2026-11-25" });
  await readyToBoard(db, next);
  const behind = await assigned(db, seat, (await seafarer(db)).id, {
    slot: "next-but-one",
    startDate: "2027-06-01",
    endDate: "2027-12-01",
  });
  return {
    ship,
    seat,
    joining,
    next,
    behind,
    keys: { vesselId: ship.id, vesselCrewId: seat.id, crewId: joining.id },
  };
}

const rowsOf = async (db: Transaction, seatId: number) =>
  (await db.select().from(assignments).where(eq(assignments.seatId, seatId)).orderBy(asc(assignments.id))).map(
    ({ version: _version, updatedAt: _updatedAt, ...row }) => row,
  );
const crewOf = async (db: Transaction, id: number) => {
  const [row] = await db.select().from(crew).where(eq(crew.id, id));
  const { version: _version, updatedAt: _updatedAt, updatedBy: _updatedBy, ...rest } = row ?? {};
  return rest;
};

test(
  "restores slots, status, rank, certificates and sea service on the same day",
  rolledBack(async (db) => {
    const { seat, joining, next, keys } = await full(db);
    const chief = as(await person(db, "superadmin"), { now });
    const before = [await rowsOf(db, seat.id), await crewOf(db, joining.id)];
    await checkInCrew.execute(as(await person(db, "crewingplanningmarine"), { now }), {
      ...keys,
      schedule: "2026-11-19",
    });
    expect((await rowsOf(db, seat.id)).map(({ slot }) => slot)).toEqual([
      "previous",
      "pre-previous",
      "history",
      "current",
      "next",
    ]);
    const answer = await undoCheckIn.execute(chief, keys);
    expect(answer).toMatchObject({ id: next.id, slot: "Next", onBoard: null, offBoard: "2027-06-01" });
    expect([await rowsOf(db, seat.id), await crewOf(db, joining.id)]).toEqual(before);
    const services = await db.select().from(crewSeaServices).where(eq(crewSeaServices.crewId, joining.id));
    expect(services.map(({ removedAt }) => removedAt)).toEqual([now]);
    const events = await db
      .select()
      .from(assignmentEvents)
      .where(eq(assignmentEvents.assignmentId, next.id))
      .orderBy(asc(assignmentEvents.id));
    expect(events.map(({ event }) => event)).toEqual(["checked-in", "check-in-undone"]);
    const changes = await db
      .select()
      .from(crewStatusChanges)
      .where(eq(crewStatusChanges.crewId, joining.id))
      .orderBy(asc(crewStatusChanges.id));
    expect(changes.map(({ event, toStatus }) => [event, toStatus])).toEqual([
      ["checked-in", "on-board"],
      ["check-in-undone", "off-board"],
    ]);
    expect((await checkInCrew.execute(chief, { ...keys, schedule: "2026-11-20" })).slot).toBe("Current");
  }),
);

test(
  "refuses on the next day, after a check-out or a seat change",
  rolledBack(async (db) => {
    const { next, behind, keys } = await full(db);
    const chief = await person(db, "superadmin");
    await expect(undoCheckIn.execute(as(chief, { now }), keys)).rejects.toMatchObject({
      status: 409,
      wireCode: "changed-since",
    });
    await checkInCrew.execute(as(chief, { now }), { ...keys, schedule: "2026-11-20" });
    await expect(undoCheckIn.execute(as(chief, { now: tomorrow }), keys)).rejects.toMatchObject({
      status: 400,
      wireCode: "not-same-day",
      values: { date: "20 Nov 2026" },
    });
    await db.update(assignments).set({ slot: "cancelled" }).where(eq(assignments.id, behind.id));
    await expect(undoCheckIn.execute(as(chief, { now }), keys)).rejects.toMatchObject({
      status: 409,
      wireCode: "changed-since",
    });
    await db.update(assignments).set({ slot: "next" }).where(eq(assignments.id, behind.id));
    await checkOutCrew.execute(as(chief, { now }), {
      ...keys,
      schedule: "2026-11-20",
      acceptedCodes: ["off-plan", "schedule-not-ready"],
      offPlanReason: "operational",
      reason: "Left at once",
    });
    await expect(undoCheckIn.execute(as(chief, { now }), keys)).rejects.toMatchObject({
      status: 409,
      wireCode: "changed-since",
    });
    expect((await db.select().from(assignments).where(eq(assignments.id, next.id)))[0]).toMatchObject({
      slot: "previous",
      checkedOutOn: "2026-11-20",
    });
  }),
);

test(
  "keeps a person barred meanwhile barred, without plans",
  rolledBack(async (db) => {
    const { ship, seat, joining, next, behind, keys } = await full(db);
    const elsewhere = await assigned(db, await seatOn(db, await vessel(db)), joining.id, {
      startDate: "2027-07-01",
      endDate: "2027-12-01",
    });
    const chief = as(await person(db, "superadmin"), { now });
    await checkInCrew.execute(chief, { ...keys, schedule: "2026-11-19" });
    const [author, other] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagermarine")];
    await db.insert(suitabilityEntries).values({
      crewId: joining.id,
      level: 3,
      reason: "safety",
      description: "Left the watch twice without relief",
      startDate: "2026-11-20",
      createdBy: author.userId,
      confirmedAt: now,
      confirmedBy: other.userId,
    });
    const answer = await undoCheckIn.execute(chief, keys);
    expect(answer).toMatchObject({ id: next.id, slot: null, onBoard: null });
    expect(await crewOf(db, joining.id)).toMatchObject({
      status: "blacklist",
      statusSince: "2026-11-20",
      vesselId: null,
      lastVesselId: joining.lastVesselId,
      plannedOffBoard: null,
      positionId: joining.positionId,
    });
    const rows = await rowsOf(db, seat.id);
    expect(rows.map(({ slot }) => slot)).toEqual(["current", "previous", "pre-previous", "cancelled", "next"]);
    expect(rows.find(({ id }) => id === next.id)).toMatchObject({ cancelReason: "barred", checkedInOn: null });
    expect(rows.find(({ id }) => id === behind.id)).toMatchObject({ slot: "next", vesselId: ship.id });
    expect((await db.select().from(assignments).where(eq(assignments.id, elsewhere.id)))[0]).toMatchObject({
      slot: "cancelled",
      cancelReason: "barred",
    });
    const [change] = await db
      .select()
      .from(crewStatusChanges)
      .where(eq(crewStatusChanges.crewId, joining.id))
      .orderBy(desc(crewStatusChanges.id))
      .limit(1);
    expect(change).toMatchObject({ event: "check-in-undone", fromStatus: "on-board", toStatus: "blacklist" });
  }),
);

test(
  "ignores unconfirmed and ended bars",
  rolledBack(async (db) => {
    const { joining, next, keys } = await full(db);
    const chief = as(await person(db, "superadmin"), { now });
    await checkInCrew.execute(chief, { ...keys, schedule: "2026-11-19" });
    const [author, other] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagermarine")];
    const entry = {
      crewId: joining.id,
      level: 3,
      reason: "safety",
      description: "Left the watch twice without relief",
      createdBy: author.userId,
    } as const;
    await db.insert(suitabilityEntries).values([
      { ...entry, startDate: "2026-11-20" },
      { ...entry, startDate: "2025-01-01", endDate: "2026-11-20", confirmedAt: now, confirmedBy: other.userId },
    ]);
    expect(await undoCheckIn.execute(chief, keys)).toMatchObject({ id: next.id, slot: "Next" });
    expect(await crewOf(db, joining.id)).toMatchObject({ status: "off-board", statusSince: "2025-09-01" });
  }),
);

test(
  "refuses imported people without a check-in",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const { person: sailor, seat } = await aboard(db, ship);
    await expect(
      undoCheckIn.execute(as(await person(db, "superadmin"), { now }), {
        vesselId: ship.id,
        vesselCrewId: seat.id,
        crewId: sailor.id,
      }),
    ).rejects.toMatchObject({ status: 409, wireCode: "changed-since" });
  }),
);

test(
  "allows superadmins of the division only",
  rolledBack(async (db) => {
    const { keys } = await full(db);
    for (const role of [
      "crewingadminmarine",
      "crewingplanningmarine",
      "crewingservicemarine",
      "crewingmanagermarine",
    ] as const) {
      await expect(undoCheckIn.execute(as(await person(db, role), { now }), keys)).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    const chief = await person(db, "superadmin");
    await expect(undoCheckIn.execute(as({ ...chief, divisionId: 2 }, { now }), keys)).rejects.toMatchObject({
      code: "not-found",
    });
  }),
);
