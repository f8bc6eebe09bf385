import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { Role } from "@/db/enums/users";
import { auditEntries } from "@/db/schema/audit";
import { crew, crewSeaServices, crewStatusChanges } from "@/db/schema/crew";
import { mails } from "@/db/schema/mail";
import { assignmentEvents, assignments } from "@/db/schema/manning";
import { medicalCertificates } from "@/db/schema/preparation";
import { scheduleLog, schedules, scheduleTimeProposals } from "@/db/schema/scheduling";
import { suitabilityEntries } from "@/db/schema/suitability";
import { users } from "@/db/schema/users";
import { seafarer, vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { checkedUp, joining as preparing, readyToBoard } from "@/db/testing/records/joiners";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scheduled } from "@/db/testing/records/schedules";
import { proposeActualTime } from "@/lib/features/scheduling/actual-times/propose-actual-time";
import { checkInCrew } from "./check-in-crew";
import { checkOutCrew } from "./check-out-crew";
import { undoCheckIn } from "./undo-check-in";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
/** Set up a seat with a person on board, a confirmed and fit relief, and another behind. */
async function relief(db: Transaction, divisionId = 1) {
  const owner = await principal(db, divisionId);
  const ship = await vessel(db, { principalId: owner.id, divisionId, grt: 4200, dwt: 6500, mainEnginePower: 3300 });
  const { person: leaving, seat, tour } = await aboard(db, ship, { rank: "Bosun", fullName: "Slamet" });
  const joining = await fitSeafarer(db, { seat, vessel: ship }, { divisionId, fullName: "Wahyu" });
  const next = await assigned(db, seat, joining.id, { startDate: "2026-11-25", endDate: "2027-05-24" });
  await readyToBoard(db, next);
  const after = await assigned(db, seat, (await seafarer(db, { divisionId })).id, {
    slot: "next-but-one",
    startDate: "2027-06-01",
    endDate: "2027-12-01",
  });
  const keys = { vesselId: ship.id, vesselCrewId: seat.id, crewId: joining.id, schedule: "2026-11-20" };
  return { owner, ship, leaving, seat, tour, joining, next, after, keys };
}

const slotsOf = async (db: Transaction, seatId: number) =>
  (await db.select().from(assignments).where(eq(assignments.seatId, seatId)).orderBy(asc(assignments.id))).map(
    ({ slot }) => slot,
  );

test(
  "moves all slots, sets rank and status and opens sea service",
  rolledBack(async (db) => {
    const { ship, seat, joining, next, keys } = await relief(db);
    const planner = await person(db, "crewingplanningmarine");
    const answer = await checkInCrew.execute(as(planner, { now }), keys);
    expect(answer).toEqual({
      id: next.id,
      assignmentId: next.id,
      vesselId: ship.id,
      vesselCrewId: seat.id,
      crewId: joining.id,
      slot: "Current",
      onBoard: "2026-11-20",
      offBoard: "2027-05-19",
      version: 2,
      overridden: [],
    });
    expect(await slotsOf(db, seat.id)).toEqual(["previous", "current", "next"]);
    const [stored] = await db.select().from(crew).where(eq(crew.id, joining.id));
    expect(stored).toMatchObject({
      status: "on-board",
      statusSince: "2026-11-20",
      vesselId: ship.id,
      plannedOffBoard: "2027-05-19",
      positionId: seat.positionId,
      vesselTypeId: ship.vesselTypeId,
      version: joining.version + 1,
    });
    const [service] = await db.select().from(crewSeaServices).where(eq(crewSeaServices.crewId, joining.id));
    expect(service).toMatchObject({
      assignmentId: next.id,
      companyName: "Nakhoda Marine",
      position: "Bosun",
      vesselName: ship.name,
      vesselId: ship.id,
      grt: 4200,
      hp: 3300,
      dwt: 6500,
      onBoard: "2026-11-20",
      offBoard: null,
      createdBy: planner.userId,
    });
    const [change] = await db.select().from(crewStatusChanges).where(eq(crewStatusChanges.crewId, joining.id));
    expect(change).toMatchObject({
      event: "checked-in",
      fromStatus: "off-board",
      toStatus: "on-board",
      effectiveOn: "2026-11-20",
      vesselId: ship.id,
    });
    const events = await db.select().from(assignmentEvents).where(eq(assignmentEvents.assignmentId, next.id));
    expect(events).toEqual([
      expect.objectContaining({
        event: "checked-in",
        fromSlot: "next",
        toSlot: "current",
        effectiveOn: "2026-11-20",
        createdBy: planner.userId,
      }),
    ]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.check-in"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ subject: String(next.id), divisionId: 1, actorId: String(planner.userId) });
  }),
);

test(
  "boards a tanker's relief only when examined, trained and signed",
  rolledBack(async (db) => {
    const { ship, joining, keys } = await relief(db, 2);
    const planner = as(await person(db, "crewingplanningtanker"), { now });
    expect(await checkInCrew.execute(planner, keys)).toMatchObject({ slot: "Current", overridden: [] });
    const [stored] = await db.select().from(crew).where(eq(crew.id, joining.id));
    expect(stored).toMatchObject({ divisionId: 2, status: "on-board", vesselId: ship.id });
    const [service] = await db.select().from(crewSeaServices).where(eq(crewSeaServices.crewId, joining.id));
    expect(service).toMatchObject({ vesselId: ship.id, offBoard: null });
    const { seat: other } = await aboard(db, ship, { rank: "Oiler" });
    const unprepared = await fitSeafarer(db, { seat: other, vessel: ship }, { divisionId: 2 });
    await assigned(db, other, unprepared.id, { startDate: "2026-11-25", endDate: "2027-05-24" });
    await expect(
      checkInCrew.execute(planner, { ...keys, vesselCrewId: other.id, crewId: unprepared.id }),
    ).rejects.toMatchObject({ messageKey: "manning.problems.pkl-not-signed" });
  }),
);

test(
  "names missing certificates, which a manager may override",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const seat = await seatOn(db, ship, "Master");
    const joining = await seafarer(db, { rank: "Ordinary Seaman" });
    await readyToBoard(db, await assigned(db, seat, joining.id, { startDate: "2026-11-20" }));
    const keys = {
      vesselId: ship.id,
      vesselCrewId: seat.id,
      crewId: joining.id,
      schedule: "2026-11-20",
      reason: "Sails with a dispensation",
    };
    const acceptedCodes = [
      "compliance:certificate-missing",
      "compliance:passport-missing",
      "compliance:seaman-book-missing",
      "medical-not-valid",
    ];
    const chief = as(await person(db, "superadmin"), { now });
    const refusal = await checkInCrew.execute(chief, keys).catch((error: { fields: { path: string }[] }) => error);
    const paths = "fields" in refusal ? refusal.fields.map(({ path }) => path) : [];
    expect(new Set(paths)).toEqual(new Set(acceptedCodes.map((code) => `soft/${code}`)));
    expect(paths.filter((path) => path === "soft/compliance:certificate-missing").length).toBeGreaterThan(3);
    await expect(
      checkInCrew.execute(as(await person(db, "crewingadminmarine"), { now }), { ...keys, acceptedCodes }),
    ).rejects.toMatchObject({
      status: 400,
      wireCode: "compliance:certificate-missing",
      fields: expect.arrayContaining([expect.objectContaining({ path: "hard/compliance:passport-missing" })]),
    });
    expect((await checkInCrew.execute(chief, { ...keys, acceptedCodes })).overridden.sort()).toEqual(
      [...acceptedCodes].sort(),
    );
    const [stored] = await db.select().from(crew).where(eq(crew.id, joining.id));
    expect(stored?.positionId).toBe(seat.positionId);
    expect(stored?.missingCertificates).toBeGreaterThan(3);
  }),
);

test(
  "notifies planning, service, the principal and finance, not the actor",
  rolledBack(async (db) => {
    const { owner, ship, next, keys } = await relief(db);
    const actor = await person(db, "crewingplanningmarine");
    const notified = [
      await person(db, "crewingplanningmarine"),
      await person(db, "crewingservicemarine"),
      await person(db, "crewingprincipalmarine", null, { principalId: owner.id }),
      await person(db, "crewingfinancemarine"),
    ];
    const other = await principal(db);
    await person(db, "crewingprincipalmarine", null, { principalId: other.id });
    for (const role of ["crewingplanningtanker", "crewingadminmarine", "crewmarine"] as const) await person(db, role);
    await checkInCrew.execute(as(actor, { now }), keys);
    const sent = await db
      .select()
      .from(mails)
      .where(and(eq(mails.type, "CheckedIn"), eq(mails.subjectId, next.id)))
      .orderBy(asc(mails.id));
    expect(sent.map(({ recipient }) => recipient)).toEqual(notified.map(({ email }) => email));
    expect(sent.map(({ way }) => way)).toEqual(["at-once", "at-once", "at-once", "digest"]);
    expect(sent[0]?.title).toBe(`Checked in: Wahyu, Bosun, ${ship.name}`);
    expect(sent[0]?.plain).toContain(`Wahyu joined ${ship.name} as Bosun on 20 Nov 2026.`);
    expect(sent[0]?.plain).not.toContain("Slamet");
  }),
);

test(
  "does not notify accounts without access to the vessel",
  rolledBack(async (db) => {
    const { owner, next, keys } = await relief(db);
    const limited = async (role: Role, accessList: string[]) => {
      const { userId, email } = await person(db, role, null, { principalId: owner.id });
      await db.update(users).set({ accessList }).where(eq(users.id, userId));
      return email;
    };
    const notifiedUser = await limited("crewingservicemarine", ["vessel-management"]);
    const others = [
      await limited("crewingplanningmarine", []),
      await limited("crewingservicemarine", ["onboard-scheduling"]),
      await limited("crewingprincipalmarine", ["contract-management"]),
    ];
    await checkInCrew.execute(as(await person(db, "crewingplanningmarine"), { now }), keys);
    const sent = await db.select().from(mails).where(eq(mails.subjectId, next.id));
    expect(sent.map(({ recipient }) => recipient)).toEqual([notifiedUser]);
    expect(others).toHaveLength(3);
  }),
);

test(
  "lists all soft problems and accepts them with codes and reason",
  rolledBack(async (db) => {
    const { seat, next, keys } = await relief(db);
    await db.delete(medicalCertificates).where(eq(medicalCertificates.crewId, keys.crewId));
    await db.update(assignments).set({ employeeStatus: "Pending" }).where(eq(assignments.id, next.id));
    const clerk = as(await person(db, "crewingservicemarine"), { now });
    const refusal = {
      status: 400,
      code: "rule",
      wireCode: "not-confirmed",
      messageKey: "manning.problems.not-confirmed",
    };
    const fields = [
      { path: "soft/not-confirmed", message: "manning.problems.not-confirmed?" },
      { path: "soft/medical-not-valid", message: "manning.problems.medical-not-valid?" },
    ];
    await expect(checkInCrew.execute(clerk, keys)).rejects.toMatchObject({ ...refusal, fields });
    await expect(
      checkInCrew.execute(clerk, { ...keys, acceptedCodes: ["not-confirmed"], reason: "Agreed by telephone" }),
    ).rejects.toMatchObject({ status: 400, fields: [fields[1]] });
    await expect(
      checkInCrew.execute(clerk, { ...keys, acceptedCodes: ["not-confirmed", "medical-not-valid"], reason: " " }),
    ).rejects.toMatchObject({ status: 422, fields: [{ path: "reason" }] });
    const answer = await checkInCrew.execute(clerk, {
      ...keys,
      acceptedCodes: ["not-confirmed", "medical-not-valid", "overlap"],
      reason: "Agreed by telephone",
    });
    expect(answer.overridden).toEqual(["not-confirmed", "medical-not-valid"]);
    expect(await slotsOf(db, seat.id)).toEqual(["previous", "current", "next"]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.check-in"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({
      reason: "Agreed by telephone",
      after: { overridden: [{ code: "not-confirmed" }, { code: "medical-not-valid" }] },
    });
    const [event] = await db
      .select()
      .from(assignmentEvents)
      .where(and(eq(assignmentEvents.assignmentId, next.id), eq(assignmentEvents.event, "checked-in")));
    expect(event?.reason).toBe("Agreed by telephone");
  }),
);

test(
  "accepts a parallel plan with a reason",
  rolledBack(async (db) => {
    const { joining, keys } = await relief(db);
    await assigned(db, await seatOn(db, await vessel(db)), joining.id, {
      startDate: "2027-03-01",
      endDate: "2027-09-01",
    });
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    await expect(checkInCrew.execute(planner, keys)).rejects.toMatchObject({
      status: 400,
      wireCode: "compliance:other-vessel",
      fields: [{ path: "soft/compliance:other-vessel" }],
    });
    expect(
      (
        await checkInCrew.execute(planner, {
          ...keys,
          acceptedCodes: ["compliance:other-vessel"],
          reason: "Will be moved",
        })
      ).overridden,
    ).toEqual(["compliance:other-vessel"]);
  }),
);

test(
  "explains every problem without override",
  rolledBack(async (db) => {
    const { ship, seat, joining, next, keys } = await relief(db);
    const chief = as(await person(db, "superadmin"), { now });
    const attempt = (changes: object = {}) =>
      checkInCrew.execute(chief, {
        ...keys,
        ...changes,
        acceptedCodes: ["compliance:medical-unfit", "compliance:barred", "on-board-elsewhere", "date-in-future"],
        reason: "All of it",
      });
    const set = (values: Partial<typeof crew.$inferInsert>) =>
      db.update(crew).set(values).where(eq(crew.id, joining.id));
    await expect(attempt({ schedule: "2026-11-21" })).rejects.toMatchObject({
      status: 400,
      wireCode: "date-in-future",
      values: { today: "20 Nov 2026" },
    });
    await db
      .insert(medicalCertificates)
      .values({ crewId: joining.id, status: "UNFIT", examinationDate: "2026-11-01", validUntil: "2028-11-01" });
    await expect(attempt()).rejects.toMatchObject({
      status: 400,
      wireCode: "compliance:medical-unfit",
      messageKey: "compliance.medicalUnfit",
      fields: [{ path: "hard/compliance:medical-unfit" }],
    });
    await db.delete(medicalCertificates).where(eq(medicalCertificates.status, "UNFIT"));
    const author = await person(db, "crewingmanagermarine");
    const entry = {
      crewId: joining.id,
      level: 3,
      reason: "safety",
      description: "Left the watch twice without relief",
      startDate: "2026-10-01",
      createdBy: author.userId,
      confirmedAt: now,
      confirmedBy: author.userId,
    } as const;
    await db.insert(suitabilityEntries).values(entry);
    await expect(attempt()).rejects.toMatchObject({
      status: 400,
      wireCode: "compliance:barred",
      messageKey: "compliance.barred",
    });
    const clerk = as(await person(db, "crewingservicemarine"), { now });
    await expect(checkInCrew.execute(clerk, keys)).rejects.toMatchObject({
      status: 400,
      messageKey: "manning.status.withheld",
      values: {},
    });
    await db.delete(suitabilityEntries).where(eq(suitabilityEntries.crewId, joining.id));
    await set({ status: "resigned", resignedOn: "2026-11-01" });
    await expect(attempt()).rejects.toMatchObject({ status: 400, messageKey: "manning.status.resigned" });
    await set({ status: "on-board", vesselId: ship.id });
    await expect(attempt()).rejects.toMatchObject({ status: 400, messageKey: "manning.status.recorded-on-board" });
    const elsewhere = await seatOn(db, await vessel(db, { name: "MV Elsewhere" }), "Oiler");
    const otherAssignment = await assigned(db, elsewhere, joining.id, {
      slot: "current",
      startDate: "2026-08-01",
      checkedInOn: "2026-08-01",
      endDate: "2026-12-01",
    });
    await expect(attempt()).rejects.toMatchObject({
      status: 409,
      wireCode: "on-board-elsewhere",
      values: { vessel: "MV Elsewhere", position: "Oiler" },
    });
    await set({ status: "off-board", vesselId: null });
    await db
      .update(assignments)
      .set({ slot: "previous", checkedOutOn: "2026-11-20" })
      .where(eq(assignments.id, otherAssignment.id));
    await expect(attempt({ schedule: "2026-11-19" })).rejects.toMatchObject({
      status: 400,
      wireCode: "before-last-check-out",
      values: { date: "20 Nov 2026" },
    });
    expect(await slotsOf(db, seat.id)).toEqual(["current", "next", "next-but-one"]);
    await db.update(assignments).set({ principalStatus: "Rejected" }).where(eq(assignments.id, next.id));
    await expect(attempt()).rejects.toMatchObject({ status: 400, wireCode: "rejected" });
  }),
);

test(
  "refuses people outside Next, or on another seat, vessel or position",
  rolledBack(async (db) => {
    const { leaving, joining, keys } = await relief(db);
    const admin = as(await person(db, "crewingadminmarine"), { now });
    await expect(checkInCrew.execute(admin, { ...keys, crewId: leaving.id })).rejects.toMatchObject({
      status: 409,
      wireCode: "not-in-next",
      values: { slot: "Current" },
    });
    const missing = { status: 404, messageKey: "manning.notFound" };
    const other = await aboard(db, await vessel(db));
    await expect(checkInCrew.execute(admin, { ...keys, crewId: other.person.id })).rejects.toMatchObject(missing);
    await expect(checkInCrew.execute(admin, { ...keys, crewId: 999_999_999 })).rejects.toMatchObject(missing);
    await expect(checkInCrew.execute(admin, { ...keys, vesselCrewId: other.seat.id })).rejects.toMatchObject(missing);
    await expect(checkInCrew.execute(admin, { ...keys, jobPositionId: joining.positionId })).rejects.toMatchObject(
      missing,
    );
    await expect(checkInCrew.execute(admin, { ...keys, schedule: "20-11-2026" })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: "schedule" }],
    });
  }),
);

test(
  "checks roles and scope",
  rolledBack(async (db) => {
    const { owner, ship, keys } = await relief(db);
    for (const role of [
      "crewingmanagermarine",
      "crewingstaffmarine",
      "crewingpdemarine",
      "crewingfinancemarine",
      "crewmarine",
    ] as const) {
      await expect(checkInCrew.execute(as(await person(db, role), { now }), keys)).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    await expect(
      checkInCrew.execute(
        as(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }), { now }),
        keys,
      ),
    ).rejects.toMatchObject({ code: "forbidden" });
    const head = await person(db, "crewmarine", "head", { vesselId: ship.id });
    await expect(checkInCrew.execute(as(head, { now }), keys)).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "manning.headProposes",
    });
    const stranger = await person(db, "crewmarine", "head", { vesselId: (await vessel(db)).id });
    await expect(checkInCrew.execute(as(stranger, { now }), keys)).rejects.toMatchObject({
      messageKey: "manning.headProposes",
    });
    for (const actor of [await person(db, "crewingadmintanker"), await person(db, "crewingplanningtanker")]) {
      await expect(checkInCrew.execute(as(actor, { now }), keys)).rejects.toMatchObject({ code: "not-found" });
    }
    expect(
      (await checkInCrew.execute(as(await person(db, "superadmin"), { now }), { ...keys, assignmentOn: "Current" }))
        .slot,
    ).toBe("Current");
  }),
);

test(
  "requires a reason far off the plan and keeps the sign-off if asked",
  rolledBack(async (db) => {
    const { next, keys } = await relief(db);
    await db
      .update(assignments)
      .set({ startDate: "2027-01-06", endDate: "2027-06-06", durationMonths: 5 })
      .where(eq(assignments.id, next.id));
    await db.delete(assignments).where(eq(assignments.slot, "next-but-one"));
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const early = { ...keys, keep: "sign-off" };
    await expect(checkInCrew.execute(planner, early)).rejects.toMatchObject({
      status: 400,
      wireCode: "off-plan",
      messageKey: "manning.problems.off-plan",
      values: { days: 47, plan: "6 Jan 2027", way: "joinsEarly" },
      fields: [{ path: "soft/off-plan" }],
    });
    const accepted = { ...early, acceptedCodes: ["off-plan"] };
    await expect(checkInCrew.execute(planner, accepted)).rejects.toMatchObject({ status: 422 });
    await expect(checkInCrew.execute(planner, { ...accepted, offPlanReason: "other" })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: "reason" }],
    });
    const answer = await checkInCrew.execute(planner, { ...accepted, offPlanReason: "operational" });
    expect([answer.offBoard, answer.overridden]).toEqual(["2027-06-06", ["off-plan"]]);
    const [stored] = await db.select().from(crew).where(eq(crew.id, keys.crewId));
    expect(stored?.plannedOffBoard).toBe("2027-06-06");
    const offPlanDetails = { days: 47, plan: "2027-01-06", isEarly: true, why: "operational" };
    const [event] = await db
      .select()
      .from(assignmentEvents)
      .where(and(eq(assignmentEvents.assignmentId, next.id), eq(assignmentEvents.event, "checked-in")));
    expect(event?.details).toMatchObject({ offPlan: offPlanDetails, person: { status: "off-board" } });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.check-in"))
      .orderBy(auditEntries.id);
    expect(entry?.after).toMatchObject({ offPlan: offPlanDetails, overridden: [{ code: "off-plan" }] });
  }),
);

test(
  "requires a signed agreement, which an admin may override with a reason",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const one = await preparing(db, ship, { joins: "2026-11-20" });
    await checkedUp(db, one, { result: "Failed" });
    const plan = { id: one.assignmentId, crewId: one.crewId, vesselId: ship.id };
    await scheduled(db, { ...plan, startDate: "2026-11-20", endDate: "2027-06-20" }, { statusId: 3 });
    const keys = { vesselId: ship.id, vesselCrewId: one.seat.id, crewId: one.crewId, schedule: "2026-11-20" };
    const reason = {
      acceptedCodes: ["pkl-not-signed", "mcu-not-passed", "bjst-not-passed"],
      reason: "Signs at anchorage",
    };
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    await expect(checkInCrew.execute(planner, { ...keys, ...reason })).rejects.toMatchObject({
      code: "rule",
      messageKey: "manning.problems.pkl-not-signed",
      fields: [{ path: "hard/pkl-not-signed" }],
    });
    const admin = as(await person(db, "crewingadminmarine"), { now, locale: "id" });
    await expect(checkInCrew.execute(admin, keys)).rejects.toMatchObject({
      fields: [{ path: "soft/pkl-not-signed" }, { path: "soft/mcu-not-passed" }, { path: "soft/bjst-not-passed" }],
    });
    const answer = await checkInCrew.execute(admin, { ...keys, ...reason });
    expect(answer.overridden).toEqual(reason.acceptedCodes);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.check-in"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({
      reason: "Signs at anchorage",
      after: { overridden: [{ code: "pkl-not-signed" }, { code: "mcu-not-passed" }, { code: "bjst-not-passed" }] },
    });
  }),
);

test(
  "updates the schedule with the time and restores it on undo",
  rolledBack(async (db) => {
    const { ship, seat, next, keys } = await relief(db);
    const scheduleOf = async (assignmentId: number) =>
      (await db.select().from(schedules).where(eq(schedules.assignmentId, assignmentId)))[0];
    const planned = await scheduleOf(next.id);
    const head = as(await person(db, "crewmarine", "head", { vesselId: ship.id }), { now });
    const proposed = { employeeSchedulingId: planned?.id, moment: "check-in", schedule: "2026-11-20 08:10" };
    await proposeActualTime.execute(head, proposed);
    await expect(checkInCrew.execute(head, keys)).rejects.toMatchObject({ status: 403 });
    const chief = as(await person(db, "superadmin"), { now });
    await checkInCrew.execute(chief, { ...keys, schedule: "2026-11-20 08:15" });
    expect(await scheduleOf(next.id)).toMatchObject({
      statusId: 4,
      boardedFrom: 3,
      checkedInAt: new Date("2026-11-20T01:15:00Z"),
      onBoardDate: "2026-11-25",
      offBoardDate: "2027-05-19",
    });
    const [time] = await db.select().from(scheduleTimeProposals);
    expect(time?.endReason).toBe("confirmed");
    const [promoted] = await db
      .select()
      .from(assignments)
      .where(and(eq(assignments.seatId, seat.id), eq(assignments.slot, "next")));
    expect(await scheduleOf(promoted?.id ?? 0)).toMatchObject({ statusId: 1, onBoardDate: "2027-06-01" });
    await undoCheckIn.execute(chief, keys);
    expect(await scheduleOf(next.id)).toMatchObject({
      statusId: 3,
      boardedFrom: null,
      checkedInAt: null,
      offBoardDate: "2027-05-24",
    });
    expect(await scheduleOf(promoted?.id ?? 0)).toMatchObject({ statusId: 1, cancelledAt: expect.any(Date) });
    await checkInCrew.execute(chief, keys);
    await expect(checkOutCrew.execute(chief, { ...keys, schedule: "2026-11-21" })).rejects.toMatchObject({
      fields: [{ path: "soft/schedule-not-ready" }, { path: "soft/off-plan" }],
    });
    await db.update(schedules).set({ statusId: 6 }).where(eq(schedules.assignmentId, next.id));
    const early = { acceptedCodes: ["off-plan"], offPlanReason: "operational" };
    await checkOutCrew.execute(chief, { ...keys, schedule: "2026-11-21", time: "17:30", ...early });
    expect(await scheduleOf(next.id)).toMatchObject({ statusId: 7, checkedOutAt: new Date("2026-11-21T10:30:00Z") });
    const log = await db
      .select({ event: scheduleLog.event })
      .from(scheduleLog)
      .where(eq(scheduleLog.scheduleId, planned?.id ?? 0))
      .orderBy(asc(scheduleLog.id));
    expect(log.map(({ event }) => event)).toEqual([
      "created",
      "checked-in",
      "check-in-undone",
      "checked-in",
      "checked-out",
    ]);
    await expect(checkInCrew.execute(chief, { ...keys, schedule: "" })).rejects.toMatchObject({
      fields: [{ path: "schedule", message: "scheduling.scheduleRequired" }],
    });
  }),
);
