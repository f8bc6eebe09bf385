import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { vessel } from "@/db/testing/crew";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { readyToBoard } from "@/db/testing/records/joiners";
import { assigned, seatOn } from "@/db/testing/manning";
import { person, principal } from "@/db/testing/people";
import { registered } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { decideAsEmployee } from "../approvals/decide-as-employee";
import { decideAsPrincipal } from "../approvals/decide-as-principal";
import { proposeAssignment } from "../proposals/propose-assignment";
import { checkInCrew } from "./check-in-crew";
import { previewCheckIn } from "./preview-check-in";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const noted = "compliance:noted";
const withheld = "compliance:withheld";
const reason = "The master asked for him and will report";

/** Set up a fit person with a register entry, a free seat, and the acting user. */
async function scene(db: Transaction, entry: Parameters<typeof registered>[3] = {}) {
  const owner = await principal(db);
  const ship = await vessel(db, { principalId: owner.id });
  const seat = await seatOn(db, ship, "Bosun");
  const someone = await fitSeafarer(db, { seat, vessel: ship }, { fullName: "Wahyu" });
  const author = await person(db, "crewingmanagermarine");
  await registered(db, someone.id, author.userId, entry);
  const keys = { vesselId: ship.id, vesselCrewId: seat.id, crewId: someone.id };
  const planner = await person(db, "crewingplanningmarine");
  return { owner, seat, someone, keys, planner };
}

const auditOf = async (db: Transaction, operation: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.operation, operation)).orderBy(auditEntries.id))[0];

test.each([
  ["level 2", {}],
  ["an unconfirmed level 3", { level: 3 as const }],
])("requires a reason to propose a person with %s and audits it", (_, entry) =>
  rolledBack(async (db) => {
    const { keys, planner } = await scene(db, entry);
    const plan = { assignmentOn: "Next", startAssignmentDate: "2027-01-10", endAssignmentDate: "2027-07-10" };
    const propose = (more: object) => proposeAssignment.execute(as(planner, { now }), { ...keys, ...plan, ...more });
    await expect(propose({})).rejects.toMatchObject({
      status: 400,
      wireCode: noted,
      messageKey: "compliance.noted",
      fields: [{ path: `soft/${noted}` }],
    });
    await expect(propose({ acceptedCodes: [noted], reason: " " })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: "reason" }],
    });
    expect((await propose({ acceptedCodes: [noted], reason })).overridden).toEqual([noted]);
    expect(await auditOf(db, "manning.propose")).toMatchObject({ reason, after: { overridden: [noted] } });
  })(),
);

test(
  "requires a reason from the office, not for own answers or refusals",
  rolledBack(async (db) => {
    const { owner, seat, someone, keys, planner } = await scene(db);
    const waiting = { principalStatus: "Pending", employeeStatus: "Pending" } as const;
    const plan = await assigned(db, seat, someone.id, waiting);
    const confirmed = { ...keys, assignmentStatus: "Confirmed" };
    const acceptance = { acceptedCodes: ["principal-first"], reason: "Agreed by telephone" };
    await expect(decideAsEmployee.execute(as(planner, { now }), { ...confirmed, ...acceptance })).rejects.toMatchObject(
      {
        status: 400,
        wireCode: noted,
      },
    );
    const answer = await decideAsEmployee.execute(as(planner, { now }), {
      ...confirmed,
      acceptedCodes: ["principal-first", noted],
      reason,
    });
    expect(answer.overridden).toEqual(["principal-first", noted]);
    expect(await auditOf(db, "manning.decide-as-employee")).toMatchObject({
      reason,
      after: { overridden: [{ code: "principal-first" }, { code: noted, lines: [{ key: "compliance.noted" }] }] },
    });
    const reader = await person(db, "crewingprincipalmarine", null, { principalId: owner.id });
    expect((await decideAsPrincipal.execute(as(reader, { now }), confirmed)).overridden).toEqual([]);
    await db.update(assignments).set(waiting).where(eq(assignments.id, plan.id));
    const sailor = await person(db, "crewmarine", "crew", { crewId: someone.id });
    expect((await decideAsEmployee.execute(as(sailor, { now }), { ...confirmed, ...acceptance })).overridden).toEqual([
      "principal-first",
    ]);
    await db.update(assignments).set(waiting).where(eq(assignments.id, plan.id));
    const refusal = { ...keys, assignmentStatus: "Rejected", reason: "Rather not with this principal" };
    await decideAsEmployee.execute(as(planner, { now }), { ...refusal, acceptedCodes: ["principal-first"] });
  }),
);

test(
  "requires and stores a reason without revealing the register",
  rolledBack(async (db) => {
    const { seat, someone, keys, planner } = await scene(db);
    await readyToBoard(db, await assigned(db, seat, someone.id, { startDate: "2026-11-25", endDate: "2027-05-24" }));
    const clerk = await person(db, "crewingservicemarine");
    const onDay = { ...keys, schedule: "2026-11-20" };
    const preview = await previewCheckIn.execute(as(planner, { now }), keys);
    expect([preview.isAllowed, preview.problems]).toEqual([
      true,
      [{ code: noted, hard: false, messages: ["Being noted in the suitability register since 1 Oct 2026"] }],
    ]);
    const unknowing = await previewCheckIn.execute(as(clerk, { now }), keys);
    expect(unknowing.problems).toEqual([
      { code: withheld, hard: false, messages: [expect.stringContaining("needs your reason")] },
    ]);
    const indonesian = await previewCheckIn.execute(as(clerk, { now, locale: "id" }), keys);
    expect(JSON.stringify([unknowing, indonesian])).not.toMatch(
      /regist|noted|suitab|kelayakan terlarang|perhatian|daftar/i,
    );
    const refused = await checkInCrew.execute(as(clerk, { now }), onDay).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 400, wireCode: withheld, messageKey: "manning.status.withheldReason" });
    expect(JSON.stringify(refused)).not.toMatch(/noted|regist|suitab/i);
    await expect(checkInCrew.execute(as(planner, { now }), onDay)).rejects.toMatchObject({ wireCode: noted });
    const answer = await checkInCrew.execute(as(clerk, { now }), { ...onDay, acceptedCodes: [withheld], reason });
    expect(answer.overridden).toEqual([withheld]);
    expect(await auditOf(db, "manning.check-in")).toMatchObject({
      reason,
      after: { overridden: [{ code: withheld }] },
    });
    const [signedOn] = await db.select({ status: crew.status }).from(crew).where(eq(crew.id, someone.id));
    expect(signedOn).toEqual({ status: "on-board" });
  }),
);

test(
  "reports a bar without asking for a reason",
  rolledBack(async (db) => {
    const { seat, someone, keys, planner } = await scene(db);
    await readyToBoard(db, await assigned(db, seat, someone.id, { startDate: "2026-11-25", endDate: "2027-05-24" }));
    await registered(db, someone.id, planner.userId, { level: 3, confirmedAt: now, confirmedBy: planner.userId });
    const preview = await previewCheckIn.execute(as(planner, { now }), keys);
    expect([preview.isAllowed, preview.problems.map(({ code, hard }) => [code, hard])]).toEqual([
      false,
      [["compliance:barred", true]],
    ]);
  }),
);
