import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewSeaServices, crewStatusChanges } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { assignmentEvents, assignments } from "@/db/schema/manning";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer, vessel } from "@/db/testing/crew";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { checkOutCrew } from "./check-out-crew";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

async function leaving(db: Transaction) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const {
    person: sailor,
    seat,
    tour,
  } = await aboard(db, ship, { rank: "Bosun", fullName: "Slamet", since: "2026-03-01", until: "2026-11-25" });
  return {
    owner,
    ship,
    sailor,
    seat,
    tour,
    keys: { vesselId: ship.id, vesselCrewId: seat.id, crewId: sailor.id, schedule: "2026-11-20" },
  };
}

const rowOf = async (db: Transaction, id: number) =>
  (await db.select().from(assignments).where(eq(assignments.id, id)))[0];
const crewOf = async (db: Transaction, id: number) => (await db.select().from(crew).where(eq(crew.id, id)))[0];

/** Insert a level 3 entry, confirmed by default, which bars the person. */
async function bar(db: Transaction, crewId: number, isConfirmed = true) {
  const [author, other] = [await person(db, "crewingmanagermarine"), await person(db, "crewingmanagermarine")];
  const confirmed = isConfirmed ? { confirmedAt: now, confirmedBy: other.userId } : {};
  await db.insert(suitabilityEntries).values({
    crewId,
    level: 3,
    reason: "safety",
    description: "Left the watch twice without relief",
    startDate: "2026-10-01",
    createdBy: author.userId,
    ...confirmed,
  });
}

test(
  "empties Current, closes sea service and notifies office and principal",
  rolledBack(async (db) => {
    const { owner, ship, sailor, seat, tour, keys } = await leaving(db);
    const next = await assigned(db, seat, (await seafarer(db)).id);
    await db.insert(crewSeaServices).values({
      crewId: sailor.id,
      assignmentId: tour.id,
      companyName: "Nakhoda Marine",
      position: "Bosun",
      vesselName: ship.name,
      vesselType: "Tug",
      onBoard: "2026-03-01",
    });
    const reader = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
    const answer = await checkOutCrew.execute(as(await person(db, "crewingservicemarine"), { now }), {
      ...keys,
      assignmentOn: "Next",
    });
    expect(answer).toMatchObject({
      id: tour.id,
      slot: "Previous",
      onBoard: "2026-03-01",
      offBoard: "2026-11-20",
      status: "off-board",
      version: 2,
    });
    expect(await rowOf(db, tour.id)).toMatchObject({
      slot: "previous",
      checkedOutOn: "2026-11-20",
      endDate: "2026-11-25",
    });
    expect(await rowOf(db, next.id)).toMatchObject({ slot: "next", version: 1 });
    expect(await crewOf(db, sailor.id)).toMatchObject({
      status: "off-board",
      statusSince: "2026-11-20",
      vesselId: null,
      lastVesselId: ship.id,
      plannedOffBoard: null,
    });
    const services = await db.select().from(crewSeaServices).where(eq(crewSeaServices.crewId, sailor.id));
    expect(services).toEqual([expect.objectContaining({ onBoard: "2026-03-01", offBoard: "2026-11-20" })]);
    const [event] = await db.select().from(assignmentEvents).where(eq(assignmentEvents.assignmentId, tour.id));
    expect(event).toMatchObject({
      event: "checked-out",
      fromSlot: "current",
      toSlot: "previous",
      effectiveOn: "2026-11-20",
    });
    const sent = await db
      .select()
      .from(mails)
      .where(and(eq(mails.type, "CheckedOut"), eq(mails.subjectId, tour.id)));
    expect(sent.map(({ recipient, title }) => [recipient, title])).toEqual([
      [reader.email, `Checked out: Slamet, Bosun, ${ship.name}`],
    ]);
    expect(await db.$count(auditEntries, eq(auditEntries.operation, "manning.check-out"))).toBe(1);
  }),
);

test(
  "creates a missing sea service row at the end",
  rolledBack(async (db) => {
    const { sailor, tour, ship, keys } = await leaving(db);
    await checkOutCrew.execute(as(await person(db, "crewingadminmarine"), { now }), keys);
    const services = await db.select().from(crewSeaServices).where(eq(crewSeaServices.crewId, sailor.id));
    expect(services).toEqual([
      expect.objectContaining({
        assignmentId: tour.id,
        position: "Bosun",
        vesselName: ship.name,
        onBoard: "2026-03-01",
        offBoard: "2026-11-20",
      }),
    ]);
  }),
);

test(
  "keeps the slot on a check-out from a handover",
  rolledBack(async (db) => {
    const { sailor, seat, tour, keys } = await leaving(db);
    await db
      .update(assignments)
      .set({ slot: "previous", handoverSince: "2026-11-18" })
      .where(eq(assignments.id, tour.id));
    const relief = await seafarer(db, { status: "on-board", vesselId: keys.vesselId });
    const current = await assigned(db, seat, relief.id, {
      slot: "current",
      startDate: "2026-11-18",
      checkedInOn: "2026-11-18",
    });
    const answer = await checkOutCrew.execute(as(await person(db, "crewingplanningmarine"), { now }), keys);
    expect(answer).toMatchObject({ slot: "Previous", offBoard: "2026-11-20" });
    expect(await rowOf(db, current.id)).toMatchObject({ slot: "current", version: 1 });
    expect((await crewOf(db, sailor.id))?.status).toBe("off-board");
  }),
);

test(
  "blacklists a barred person and cancels their plans",
  rolledBack(async (db) => {
    const { sailor, seat, keys } = await leaving(db);
    await bar(db, sailor.id);
    const elsewhere = await seatOn(db, await vessel(db));
    const plan = await assigned(db, elsewhere, sailor.id, { startDate: "2027-03-01", endDate: "2027-09-01" });
    const behind = await assigned(db, elsewhere, (await seafarer(db)).id, {
      slot: "next-but-one",
      startDate: "2027-09-01",
      endDate: "2028-01-01",
    });
    const again = await assigned(db, seat, sailor.id, { startDate: "2027-10-01", endDate: "2028-03-01" });
    const admin = as(await person(db, "crewingadminmarine"), { now });
    expect((await checkOutCrew.execute(admin, keys)).status).toBe("blacklist");
    expect(await crewOf(db, sailor.id)).toMatchObject({ status: "blacklist", vesselId: null });
    const [change] = await db.select().from(crewStatusChanges).where(eq(crewStatusChanges.crewId, sailor.id));
    expect(change).toMatchObject({ event: "checked-out", toStatus: "blacklist" });
    for (const { id } of [plan, again])
      expect(await rowOf(db, id)).toMatchObject({ slot: "cancelled", cancelReason: "barred" });
    expect(await rowOf(db, behind.id)).toMatchObject({ slot: "next" });
    const audited = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.check-out"))
      .orderBy(asc(auditEntries.id));
    expect(audited.map(({ reason, divisionId }) => [reason, divisionId])).toEqual([
      [null, 1],
      ["barred", 1],
      ["barred", 1],
    ]);
    const waiting = await leaving(db);
    await bar(db, waiting.sailor.id, false);
    expect((await checkOutCrew.execute(admin, waiting.keys)).status).toBe("off-board");
  }),
);

test(
  "accepts days from check-in to tomorrow, once",
  rolledBack(async (db) => {
    const { keys } = await leaving(db);
    const admin = as(await person(db, "crewingadminmarine"), { now });
    await expect(checkOutCrew.execute(admin, { ...keys, schedule: "2026-02-28" })).rejects.toMatchObject({
      status: 400,
      wireCode: "before-check-in",
      values: { date: "1 Mar 2026" },
    });
    await expect(checkOutCrew.execute(admin, { ...keys, schedule: "2026-11-22" })).rejects.toMatchObject({
      status: 400,
      wireCode: "date-in-future",
    });
    expect((await checkOutCrew.execute(admin, { ...keys, schedule: "2026-11-21" })).offBoard).toBe("2026-11-21");
    await expect(checkOutCrew.execute(admin, keys)).rejects.toMatchObject({ status: 409, wireCode: "not-on-board" });
  }),
);

test(
  "checks the same roles and scope as the check-in",
  rolledBack(async (db) => {
    const { owner, ship, keys } = await leaving(db);
    const { keys: foreign } = await leaving(db);
    for (const role of ["crewingmanagermarine", "crewingstaffmarine", "crewingfinancemarine"] as const) {
      await expect(checkOutCrew.execute(as(await person(db, role), { now }), keys)).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    await expect(checkOutCrew.execute(as(head, { now }), keys)).rejects.toMatchObject({
      messageKey: "manning.headProposes",
    });
    await expect(checkOutCrew.execute(as(head, { now }), foreign)).rejects.toMatchObject({
      messageKey: "manning.headProposes",
    });
    await expect(
      checkOutCrew.execute(
        as(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }), { now }),
        keys,
      ),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(checkOutCrew.execute(as(await person(db, "crewingadmintanker"), { now }), keys)).rejects.toMatchObject(
      { code: "not-found" },
    );
  }),
);

test(
  "requires a reason far off the plan and stores it",
  rolledBack(async (db) => {
    const { tour, keys } = await leaving(db);
    await db.update(assignments).set({ endDate: "2027-03-14" }).where(eq(assignments.id, tour.id));
    const admin = as(await person(db, "crewingadminmarine"), { now });
    await expect(checkOutCrew.execute(admin, keys)).rejects.toMatchObject({
      status: 400,
      wireCode: "off-plan",
      values: { days: 114, plan: "14 Mar 2027", way: "leavesEarly" },
    });
    const answer = await checkOutCrew.execute(admin, {
      ...keys,
      acceptedCodes: ["off-plan"],
      offPlanReason: "compassionate",
      reason: "Family matter",
    });
    expect(answer.overridden).toEqual(["off-plan"]);
    const offPlanDetails = { days: 114, plan: "2027-03-14", isEarly: true, why: "compassionate" };
    const [event] = await db.select().from(assignmentEvents).where(eq(assignmentEvents.assignmentId, tour.id));
    expect(event).toMatchObject({ reason: "Family matter", details: { offPlan: offPlanDetails } });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.check-out"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ reason: "Family matter", after: { offPlan: offPlanDetails } });
  }),
);
