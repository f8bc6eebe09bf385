import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { files } from "@/db/schema/files";
import { assignmentEvents, assignments } from "@/db/schema/manning";
import { seafarer, vessel } from "@/db/testing/crew";
import { assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { pdf } from "@/db/testing/records/registrations";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { storeFile } from "@/lib/platform/files/store";
import { decideAsEmployee } from "./decide-as-employee";
import { decideAsPrincipal } from "./decide-as-principal";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

async function proposal(db: Transaction, createdBy?: number) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const seat = await seatOn(db, ship, "Bosun");
  const candidate = await seafarer(db, { fullName: "Wahyu" });
  const plan = await assigned(db, seat, candidate.id, {
    principalStatus: "Pending",
    employeeStatus: "Pending",
    createdBy: createdBy ?? null,
  });
  const reader = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
  const sailor = await person(db, "crewmarine", "crew", { crewId: candidate.id });
  return {
    owner,
    ship,
    seat,
    candidate,
    plan,
    reader,
    sailor,
    keys: { vesselId: ship.id, crewId: candidate.id, jobPositionId: seat.positionId, assignmentOn: "Next" },
  };
}
const confirmed = { assignmentStatus: "Confirmed" };
const rowOf = async (db: Transaction, id: number) =>
  (await db.select().from(assignments).where(eq(assignments.id, id)))[0];

test(
  "stores the principal's and then the seafarer's answer, each once",
  rolledBack(async (db) => {
    const { plan, reader, sailor, keys } = await proposal(db);
    const first = await decideAsPrincipal.execute(as(reader, { now }), { ...keys, ...confirmed, user: "principal" });
    expect(first).toMatchObject({
      id: plan.id,
      slot: "Next",
      summaryStatus: "Pending",
      sendEmailType: "PlanningEmployee",
      version: 2,
    });
    await expect(
      decideAsPrincipal.execute(as(reader, { now }), {
        ...keys,
        assignmentStatus: "Rejected",
        reason: "No tanker experience",
      }),
    ).rejects.toMatchObject({ status: 409, wireCode: "already-decided" });
    expect(await decideAsEmployee.execute(as(sailor, { now }), { ...keys, ...confirmed })).toMatchObject({
      summaryStatus: "Confirmed",
      sendEmailType: null,
      version: 3,
    });
    const events = await db
      .select()
      .from(assignmentEvents)
      .where(eq(assignmentEvents.assignmentId, plan.id))
      .orderBy(assignmentEvents.id);
    expect(events.map(({ event, createdBy, details }) => [event, createdBy, details])).toEqual([
      ["principal-confirmed", reader.userId, { way: "portal", packId: expect.any(Number) }],
      ["employee-confirmed", sailor.userId, { way: "portal", packId: expect.any(Number) }],
    ]);
  }),
);

test(
  "stores the reason of a rejection and closes both answers",
  rolledBack(async (db) => {
    const { plan, reader, sailor, keys } = await proposal(db);
    const answer = await decideAsPrincipal.execute(as(reader, { now }), {
      ...keys,
      assignmentStatus: "Rejected",
      reason: "No tanker experience",
    });
    expect(answer).toMatchObject({ summaryStatus: "Rejected", sendEmailType: "PlanningPrincipalReject" });
    expect(await rowOf(db, plan.id)).toMatchObject({
      principalStatus: "Rejected",
      rejectionReason: "No tanker experience",
    });
    await expect(decideAsEmployee.execute(as(sailor, { now }), { ...keys, ...confirmed })).rejects.toMatchObject({
      status: 409,
      wireCode: "already-decided",
    });
  }),
);

test(
  "requires a reason of ten characters for a rejection only",
  rolledBack(async (db) => {
    const { plan, reader, sailor, keys } = await proposal(db);
    const rejected = { ...keys, assignmentStatus: "Rejected" };
    for (const [decision, actor] of [
      [decideAsPrincipal, reader],
      [decideAsEmployee, sailor],
    ] as const)
      for (const [reason, message] of [
        [undefined, "validation.required"],
        ["   ", "validation.required"],
        ["Too young", "validation.tooShort?min=10"],
        ["   Too young   ", "validation.tooShort?min=10"],
      ])
        await expect(decision.execute(as(actor, { now }), { ...rejected, reason })).rejects.toMatchObject({
          status: 422,
          fields: [{ path: "reason", message }],
        });
    expect(await rowOf(db, plan.id)).toMatchObject({ principalStatus: "Pending", employeeStatus: "Pending" });
    await decideAsPrincipal.execute(as(reader, { now }), { ...keys, ...confirmed });
    await decideAsEmployee.execute(as(sailor, { now }), { ...rejected, reason: "Too far off" });
    expect(await rowOf(db, plan.id)).toMatchObject({ employeeStatus: "Rejected", rejectionReason: "Too far off" });
  }),
);

test(
  "accepts an admin's answer with their own evidence file",
  rolledBack(async (db) => {
    const { plan, keys } = await proposal(db);
    const admin = await person(db, "crewingadminmarine");
    const uploaded = (by: number) =>
      storeFile(db, { fileType: "contract", name: "mail.pdf", bytes: pdf, owner: { uploadedBy: by } });
    const decide = (more: object) => decideAsPrincipal.execute(as(admin, { now }), { ...keys, ...confirmed, ...more });
    await expect(decide({})).rejects.toMatchObject({
      status: 422,
      fields: [{ path: "evidenceFileId", message: "validation.required" }],
    });
    const foreign = await uploaded((await person(db, "crewingadminmarine")).userId);
    await expect(decide({ evidenceFileId: foreign.id })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: "evidenceFileId", message: "files.notFound" }],
    });
    const own = await uploaded(admin.userId);
    expect((await decide({ evidenceFileId: own.id })).sendEmailType).toBe("PlanningEmployee");
    const [file] = await db.select().from(files).where(eq(files.id, own.id));
    expect(file).toMatchObject({ subjectType: "assignment", subjectId: plan.id });
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.decide-as-principal"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ after: { onBehalfOf: "principal", evidenceFileId: own.id } });
  }),
);

test(
  "accepts the office's answer for the seafarer with a note, not from the proposer",
  rolledBack(async (db) => {
    const planner = await person(db, "crewingplanningmarine");
    const { plan, keys } = await proposal(db, planner.userId);
    const decide = (actor: typeof planner, more: object) =>
      decideAsEmployee.execute(as(actor, { now }), { ...keys, ...confirmed, ...more });
    expect(await decideAlone(db, planner)).toBe("Pending");
    const colleague = await person(db, "crewingplanningmarine");
    await expect(decide(planner, { reason: "By telephone, 19 November 10:00" })).rejects.toMatchObject({
      status: 400,
      messageKey: "manning.secondPerson",
    });
    await expect(decide(colleague, {})).rejects.toMatchObject({ status: 422, fields: [{ path: "reason" }] });
    await expect(decide(colleague, { reason: "By telephone" })).rejects.toMatchObject({
      status: 400,
      wireCode: "principal-first",
      fields: [{ path: "soft/principal-first" }],
    });
    expect(
      (await decide(colleague, { reason: "By telephone", acceptedCodes: ["principal-first"] })).overridden,
    ).toEqual(["principal-first"]);
    const [event] = await db.select().from(assignmentEvents).where(eq(assignmentEvents.assignmentId, plan.id));
    expect(event).toMatchObject({
      event: "employee-confirmed",
      reason: "By telephone",
      details: { onBehalfOf: "employee" },
    });
  }),
);

/** Leave the proposer as the only user who could record the answer. */
async function decideAlone(db: Transaction, planner: Awaited<ReturnType<typeof person>>) {
  const { keys } = await proposal(db, planner.userId);
  return (
    await decideAsEmployee.execute(as(planner, { now }), {
      ...keys,
      ...confirmed,
      reason: "By telephone",
      acceptedCodes: ["principal-first"],
    })
  ).summaryStatus;
}

test(
  "refuses answers outside the user's scope",
  rolledBack(async (db) => {
    const { ship, seat, candidate, keys } = await proposal(db);
    const other = await principal(db);
    const missing = { code: "not-found" };
    const asked = { ...keys, ...confirmed, vesselCrewId: seat.id, reason: "By telephone" };
    for (const actor of [
      await person(db, "crewingprincipalmarine", null, { principalId: other.id }),
      await person(db, "crewingprincipalmarine"),
      await person(db, "crewingadmintanker"),
    ]) {
      await expect(decideAsPrincipal.execute(as(actor, { now }), asked)).rejects.toMatchObject(missing);
    }
    const [head, sailor] = [
      await person(db, "crewmarine", "head", { vesselId: ship.id, crewId: (await seafarer(db)).id }),
      await person(db, "crewmarine", "crew", { crewId: (await seafarer(db)).id }),
    ];
    for (const actor of [
      head,
      sailor,
      await person(db, "crewmarine", "crew"),
      await person(db, "crewingplanningtanker"),
    ])
      await expect(decideAsEmployee.execute(as(actor, { now }), asked)).rejects.toMatchObject(missing);
    for (const role of ["crewingmanagermarine", "crewingplanningmarine", "crewmarine"] as const)
      await expect(decideAsPrincipal.execute(as(await person(db, role), { now }), asked)).rejects.toMatchObject({
        code: "forbidden",
      });
    for (const role of ["crewingmanagermarine", "crewingprincipalmarine", "crewingservicemarine"] as const)
      await expect(decideAsEmployee.execute(as(await person(db, role), { now }), asked)).rejects.toMatchObject({
        code: "forbidden",
      });
    await expect(
      decideAsEmployee.execute(as(await person(db, "crewingplanningmarine"), { now }), {
        ...asked,
        crewId: candidate.id,
        vesselCrewId: undefined,
        assignmentOn: "NextButOne",
      }),
    ).rejects.toMatchObject(missing);
  }),
);
