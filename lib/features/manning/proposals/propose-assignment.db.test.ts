import { asc, eq } from "drizzle-orm";
import { database, type Transaction } from "@/db/client";
import type { ApprovalPolicy } from "@/db/enums/vessels";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { assignmentEvents, assignments } from "@/db/schema/manning";
import { principals, vessels } from "@/db/schema/vessels";
import { removeFleet } from "@/db/testing/databases/committed-fleet";
import { seafarer, vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { aboard, assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { changeAssignmentDates } from "./change-assignment-dates";
import { proposeAssignment } from "./propose-assignment";
import { removeAssignment } from "./remove-assignment";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

async function vacancy(db: Transaction, rank = "Bosun", approvalPolicy: ApprovalPolicy = "all") {
  const owner = await principal(db);
  await db.update(principals).set({ approvalPolicy }).where(eq(principals.id, owner.id));
  const ship = await vessel(db, { principalId: owner.id });
  const seat = await seatOn(db, ship, rank);
  const candidate = await fitSeafarer(db, { seat, vessel: ship }, { fullName: "Wahyu" });
  const keys = {
    vesselId: ship.id,
    vesselCrewId: seat.id,
    crewId: candidate.id,
    jobPositionId: seat.positionId,
    assignmentOn: "Next",
    startAssignmentDate: "2027-01-10",
    endAssignmentDate: "2027-07-10",
  };
  return { owner, ship, seat, candidate, keys };
}

const rowOf = async (db: Transaction, id: number) =>
  (await db.select().from(assignments).where(eq(assignments.id, id)))[0];

test(
  "stores the proposal with approvals, event and audit entry, and asks",
  rolledBack(async (db) => {
    const { ship, seat, candidate, keys } = await vacancy(db);
    const planner = await person(db, "crewingplanningmarine");
    const answer = await proposeAssignment.execute(as(planner, { now }), { ...keys, durationMonths: "6" });
    expect(answer).toMatchObject({
      vesselId: ship.id,
      vesselCrewId: seat.id,
      crewId: candidate.id,
      slot: "Next",
      startDate: "2027-01-10",
      endDate: "2027-07-10",
      summaryStatus: "Pending",
      sendEmailType: "PlanningPrincipal",
      overridden: [],
      version: 1,
    });
    expect(await rowOf(db, answer.id)).toMatchObject({
      vesselId: ship.id,
      slot: "next",
      principalStatus: "Pending",
      employeeStatus: "Pending",
      durationMonths: 6,
      createdBy: planner.userId,
    });
    const events = await db.select().from(assignmentEvents).where(eq(assignmentEvents.assignmentId, answer.id));
    expect(events).toEqual([expect.objectContaining({ event: "proposed", toSlot: "next", createdBy: planner.userId })]);
    expect(await db.$count(auditEntries, eq(auditEntries.operation, "manning.propose"))).toBe(1);
    await expect(
      proposeAssignment.execute(as(planner, { now }), { ...keys, crewId: (await seafarer(db)).id }),
    ).rejects.toMatchObject({ status: 409, wireCode: "slot-taken" });
  }),
);

test("accepts one of two concurrent proposals and names the first", async () => {
  const db = database();
  const ids: { ship: number[]; people: number[] } = { ship: [], people: [] };
  try {
    const ship = await vessel(db);
    ids.ship.push(ship.id);
    const seat = await seatOn(db, ship, "Bosun");
    const people = [await fitSeafarer(db, { seat, vessel: ship }), await fitSeafarer(db, { seat, vessel: ship })];
    ids.people.push(...people.map(({ id }) => id));
    const planners = [await person(db, "crewingplanningmarine"), await person(db, "crewingplanningmarine")];
    const keys = {
      vesselId: ship.id,
      vesselCrewId: seat.id,
      jobPositionId: seat.positionId,
      assignmentOn: "Next",
      startAssignmentDate: "2027-01-10",
      endAssignmentDate: "2027-07-10",
    };
    const answers = await Promise.allSettled(
      planners.map((planner, index) =>
        proposeAssignment.execute(as(planner, { now }), { ...keys, crewId: people[index]?.id }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
      reason: {
        status: 409,
        wireCode: "slot-taken",
        messageKey: "manning.problems.filled-before",
        values: { name: "Sari Wijaya", slot: "Next", time: "20 Nov 2026 09:00" },
      },
    });
  } finally {
    await removeFleet(ids.ship, ids.people);
  }
});

test(
  "asks an officers-only principal for officers only",
  rolledBack(async (db) => {
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const asked = async (rank: string, policy: ApprovalPolicy) =>
      (await proposeAssignment.execute(planner, (await vacancy(db, rank, policy)).keys)).sendEmailType;
    expect([
      await asked("Master", "officers"),
      await asked("Bosun", "officers"),
      await asked("Master", "none"),
    ]).toEqual(["PlanningPrincipal", "PlanningEmployee", "PlanningEmployee"]);
    const { ship, keys } = await vacancy(db);
    await db.update(vessels).set({ principalId: null }).where(eq(vessels.id, ship.id));
    expect((await proposeAssignment.execute(planner, keys)).sendEmailType).toBe("PlanningEmployee");
  }),
);

test(
  "returns OVERLAP and accepts the flag, or code and reason",
  rolledBack(async (db) => {
    const { candidate, keys } = await vacancy(db);
    const elsewhere = await vessel(db, { name: "MV Elsewhere" });
    const otherAssignment = await assigned(db, await seatOn(db, elsewhere), candidate.id, {
      slot: "current",
      startDate: "2026-10-01",
      checkedInOn: "2026-10-01",
      endDate: "2027-02-01",
    });
    await db.update(crew).set({ status: "on-board", vesselId: elsewhere.id }).where(eq(crew.id, candidate.id));
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const refusal = {
      status: 400,
      wireCode: "OVERLAP",
      messageKey: "manning.problems.overlap",
      values: { count: 1 },
      fields: [
        {
          path: "soft/overlap",
          message: expect.stringMatching(
            /^manning\.overlap\.person\?.*from=10\+Jan\+2027&to=1\+Feb\+2027&days=22.*MV\+Elsewhere/,
          ),
        },
      ],
    };
    await expect(proposeAssignment.execute(planner, keys)).rejects.toMatchObject(refusal);
    await expect(proposeAssignment.execute(planner, { ...keys, acceptedCodes: ["OVERLAP"] })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: "reason" }],
    });
    const answer = await proposeAssignment.execute(planner, {
      ...keys,
      AllowOverlapDate: undefined,
      allowOverlapDate: "true",
    });
    expect(answer.overridden).toEqual(["overlap"]);
    expect((await rowOf(db, answer.id))?.overlapReason).toBe("none given");
    expect((await rowOf(db, otherAssignment.id))?.version).toBe(1);
    await removeAssignment.execute(planner, keys);
    expect(
      (await proposeAssignment.execute(planner, { ...keys, acceptedCodes: ["OVERLAP"], reason: "Leaves earlier" }))
        .overridden,
    ).toEqual(["overlap"]);
  }),
);

test(
  "names a seat overlap, except stopped people",
  rolledBack(async (db) => {
    const { ship, seat, keys } = await vacancy(db);
    const aboard = await fitSeafarer(
      db,
      { seat, vessel: ship },
      { fullName: "Tri Wibowo", status: "on-board", vesselId: ship.id, plannedOffBoard: "2027-02-01" },
    );
    await assigned(db, seat, aboard.id, {
      slot: "current",
      startDate: "2026-10-01",
      checkedInOn: "2026-10-01",
      endDate: "2027-02-01",
    });
    const refusalFor = async (who: Parameters<typeof person>[1]) => {
      const refused: unknown = await proposeAssignment
        .execute(as(await person(db, who), { now }), keys)
        .catch((error: unknown) => error);
      return JSON.stringify(refused);
    };
    expect(await refusalFor("crewingplanningmarine")).toContain("Tri+Wibowo");
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, aboard.id));
    expect(await refusalFor("crewingplanningmarine")).not.toContain("Wibowo");
    expect(await refusalFor("crewingplanningmarine")).toContain("Another+seafarer");
    expect(await refusalFor("crewingadminmarine")).toContain("Tri+Wibowo");
  }),
);

test(
  "requires a manager for missing certificates and refuses barred people",
  rolledBack(async (db) => {
    const { ship, candidate, keys } = await vacancy(db);
    const bare = await seafarer(db);
    const [planner, manager] = [
      as(await person(db, "crewingplanningmarine"), { now }),
      as(await person(db, "crewingmanagermarine"), { now }),
    ];
    await expect(
      proposeAssignment.execute(planner, {
        ...keys,
        crewId: bare.id,
        acceptedCodes: ["compliance:certificate-missing"],
        reason: "Renewal under way",
      }),
    ).rejects.toMatchObject({ status: 400, wireCode: "compliance:certificate-missing" });
    const other = await vacancy(db);
    await proposeAssignment.execute(planner, { ...other.keys, crewId: candidate.id });
    const later = {
      ...keys,
      startAssignmentDate: "2027-09-01",
      endAssignmentDate: "2028-02-01",
      acceptedCodes: ["second-future"],
      reason: "Relieves for dry dock",
    };
    await expect(proposeAssignment.execute(planner, later)).rejects.toMatchObject({
      status: 400,
      wireCode: "second-future",
      fields: [{ path: "hard/second-future" }],
    });
    expect((await proposeAssignment.execute(manager, later)).overridden).toEqual(["second-future"]);
    const left = await fitSeafarer(
      db,
      { seat: other.seat, vessel: other.ship },
      { status: "resigned", resignedOn: "2026-10-01" },
    );
    await expect(
      proposeAssignment.execute(manager, { ...keys, assignmentOn: "NextButOne", crewId: left.id }),
    ).rejects.toMatchObject({ messageKey: "manning.status.resigned" });
    const stopped = await fitSeafarer(db, { seat: other.seat, vessel: other.ship }, { processingStoppedAt: now });
    await expect(
      proposeAssignment.execute(manager, { ...keys, assignmentOn: "NextButOne", crewId: stopped.id }),
    ).rejects.toMatchObject({ messageKey: "manning.status.stopped" });
    await expect(
      proposeAssignment.execute(manager, {
        ...keys,
        assignmentOn: "NextButOne",
        crewId: (await seafarer(db, { divisionId: 2 })).id,
      }),
    ).rejects.toMatchObject({ code: "not-found" });
    await db.update(vessels).set({ scrappedOn: "2026-11-01", scrapReason: "Sold" }).where(eq(vessels.id, ship.id));
    await expect(
      proposeAssignment.execute(manager, { ...keys, assignmentOn: "NextButOne", crewId: bare.id }),
    ).rejects.toMatchObject({ status: 400, wireCode: "vessel-in-scrap" });
  }),
);

test(
  "checks dates and slots",
  rolledBack(async (db) => {
    const { keys } = await vacancy(db);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    await expect(
      proposeAssignment.execute(planner, { ...keys, endAssignmentDate: "2027-01-10" }),
    ).rejects.toMatchObject({ status: 400, wireCode: "end-before-start" });
    await expect(
      proposeAssignment.execute(planner, { ...keys, endAssignmentDate: "2037-01-10" }),
    ).rejects.toMatchObject({ status: 400, wireCode: "date-out-of-range" });
    await expect(proposeAssignment.execute(planner, { ...keys, assignmentOn: "NextButOne" })).rejects.toMatchObject({
      status: 409,
      wireCode: "next-empty",
    });
    await expect(proposeAssignment.execute(planner, { ...keys, assignmentOn: "Current" })).rejects.toMatchObject({
      status: 400,
      wireCode: "slot-not-plannable",
    });
    await expect(proposeAssignment.execute(planner, { ...keys, startAssignmentDate: "" })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: "startAssignmentDate" }],
    });
  }),
);

test(
  "removes Next with a reason and moves NextButOne up",
  rolledBack(async (db) => {
    const { ship, seat, keys } = await vacancy(db);
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const next = await proposeAssignment.execute(planner, keys);
    const behind = await assigned(db, seat, (await seafarer(db)).id, {
      slot: "next-but-one",
      startDate: "2027-08-01",
      endDate: "2028-01-01",
    });
    expect(await removeAssignment.execute(planner, { ...keys, reason: "Found another job" })).toMatchObject({
      id: next.id,
      slot: null,
      version: 2,
    });
    expect(await rowOf(db, next.id)).toMatchObject({ slot: "cancelled", cancelReason: "Found another job" });
    expect((await rowOf(db, behind.id))?.slot).toBe("next");
    const events = await db
      .select()
      .from(assignmentEvents)
      .where(eq(assignmentEvents.assignmentId, next.id))
      .orderBy(asc(assignmentEvents.id));
    expect(events.map(({ event, reason }) => [event, reason])).toEqual([
      ["proposed", null],
      ["cancelled", "Found another job"],
    ]);
    const sailing = await aboard(db, ship, { rank: "Oiler" });
    await expect(
      removeAssignment.execute(planner, {
        vesselId: ship.id,
        vesselCrewId: sailing.seat.id,
        crewId: sailing.person.id,
      }),
    ).rejects.toMatchObject({ status: 400, wireCode: "slot-not-removable" });
    await expect(removeAssignment.execute(planner, keys)).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "asks the principal again after a week's move and refuses stale versions",
  rolledBack(async (db) => {
    const { ship, seat, candidate, keys } = await vacancy(db);
    const plan = await assigned(db, seat, candidate.id, { startDate: "2027-01-10", endDate: "2027-07-10" });
    const planner = as(await person(db, "crewingplanningmarine"), { now });
    const change = (more: object) => changeAssignmentDates.execute(planner, { ...keys, ...more });
    expect(await change({})).toMatchObject({ version: 1, sendEmailType: null });
    expect(await db.$count(auditEntries, eq(auditEntries.operation, "manning.change-dates"))).toBe(0);
    expect(
      await change({ startAssignmentDate: "2027-01-17", endAssignmentDate: "2027-07-17", version: 1 }),
    ).toMatchObject({ version: 2, summaryStatus: "Confirmed", sendEmailType: null });
    await expect(change({ startAssignmentDate: "2027-03-01", version: 1 })).rejects.toMatchObject({
      status: 409,
      wireCode: "changed-meanwhile",
      messageKey: "errors.changedBy",
      values: { name: "Sari Wijaya", time: "20 Nov 2026 09:00" },
    });
    expect(await change({ startAssignmentDate: "2027-02-01", endAssignmentDate: "2027-08-01" })).toMatchObject({
      summaryStatus: "Pending",
      sendEmailType: "PlanningPrincipal",
    });
    expect(await rowOf(db, plan.id)).toMatchObject({ principalStatus: "Pending", employeeStatus: "Confirmed" });
    const sailing = await aboard(db, ship, { rank: "Oiler", since: "2026-08-01", until: "2027-02-01" });
    const own = { vesselId: ship.id, vesselCrewId: sailing.seat.id, crewId: sailing.person.id };
    await expect(
      changeAssignmentDates.execute(planner, {
        ...own,
        startAssignmentDate: "2026-08-02",
        endAssignmentDate: "2027-02-01",
      }),
    ).rejects.toMatchObject({ status: 400, wireCode: "start-fixed", values: { startDate: "1 Aug 2026" } });
    await changeAssignmentDates.execute(planner, {
      ...own,
      startAssignmentDate: "2026-08-01",
      endAssignmentDate: "2027-02-05",
    });
    const [stored] = await db.select().from(crew).where(eq(crew.id, sailing.person.id));
    expect(stored?.plannedOffBoard).toBe("2027-02-05");
  }),
);

test(
  "allows planners of the division only",
  rolledBack(async (db) => {
    const { owner, keys } = await vacancy(db);
    const operations = [proposeAssignment, removeAssignment, changeAssignmentDates];
    for (const operation of operations) {
      for (const role of ["crewingservicemarine", "crewingstaffmarine", "crewingfinancemarine", "crewmarine"] as const)
        await expect(operation.execute(as(await person(db, role), { now }), keys)).rejects.toMatchObject({
          code: "forbidden",
        });
      await expect(
        operation.execute(
          as(await person(db, "crewingprincipalmarine", null, { principalId: owner.id }), { now }),
          keys,
        ),
      ).rejects.toMatchObject({ code: "forbidden" });
      await expect(
        operation.execute(as(await person(db, "crewingplanningtanker"), { now }), keys),
      ).rejects.toMatchObject({ code: "not-found" });
    }
    for (const role of ["superadmin", "crewingadminmarine", "crewingmanagermarine"] as const) {
      const caller = as(await person(db, role), { now });
      await proposeAssignment.execute(caller, keys);
      await removeAssignment.execute(caller, keys);
    }
  }),
);
