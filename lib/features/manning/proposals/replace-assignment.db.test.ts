import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { approvalLinks, approvalItems, assignments } from "@/db/schema/manning";
import { approvalDay as now, proposed } from "@/db/testing/records/approvals";
import { fitSeafarer } from "@/db/testing/records/fit-seafarer";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { decideAsPrincipal } from "../approvals/decide-as-principal";
import { proposeAssignment } from "./propose-assignment";
import { replaceAssignment } from "./replace-assignment";

afterAll(closeDatabase);

async function rejected(db: Transaction) {
  const found = await proposed(db);
  const { anton, keys, seat, ship } = found;
  await decideAsPrincipal.execute(as(anton, { now }), {
    ...keys,
    assignmentStatus: "Rejected",
    reason: "No experience on tankers",
  });
  const next = await fitSeafarer(db, { seat, vessel: ship }, { fullName: "Rizal Fauzi", rank: "Bosun" });
  return { ...found, next };
}
const slotsOf = async (db: Transaction, seatId: number) =>
  (await db.select().from(assignments).where(eq(assignments.seatId, seatId)).orderBy(asc(assignments.id))).map(
    ({ crewId, slot, principalStatus }) => [crewId, slot, principalStatus],
  );

test(
  "replaces a rejected person in one step and asks the principal",
  rolledBack(async (db) => {
    const { planner, seat, keys, dates, candidate, plan, next } = await rejected(db);
    const form = { ...keys, ...dates, crewId: next.id, replacedCrewId: candidate.id };
    const stored = await replaceAssignment.execute(as(planner, { now }), form);
    expect(stored).toMatchObject({ slot: "Next", crewId: next.id, sendEmailType: "PlanningPrincipal" });
    expect(await slotsOf(db, seat.id)).toEqual([
      [candidate.id, "cancelled", "Rejected"],
      [next.id, "next", "Pending"],
    ]);
    const entries = await db
      .select({ subject: auditEntries.subject })
      .from(auditEntries)
      .where(eq(auditEntries.operation, "manning.replace-assignment"))
      .orderBy(auditEntries.id);
    expect(entries.map(({ subject }) => subject)).toEqual([String(plan.id), String(stored.id)]);
    const asked = await db
      .select({ id: approvalItems.id })
      .from(approvalItems)
      .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
      .where(eq(approvalItems.assignmentId, stored.id));
    expect(asked).toHaveLength(2);
  }),
);

test(
  "keeps the person behind, and changes nothing when refused",
  rolledBack(async (db) => {
    const { planner, seat, ship, keys, dates, candidate, next } = await rejected(db);
    const behind = await fitSeafarer(db, { seat, vessel: ship }, { fullName: "Anwar", rank: "Bosun" });
    await proposeAssignment.execute(as(planner, { now }), {
      ...keys,
      crewId: behind.id,
      assignmentOn: "NextButOne",
      startAssignmentDate: "2027-07-10",
      endAssignmentDate: "2028-01-10",
    });
    const before = await slotsOf(db, seat.id);
    const replace = (more: object) =>
      replaceAssignment.execute(as(planner, { now }), {
        ...keys,
        ...dates,
        crewId: next.id,
        replacedCrewId: candidate.id,
        ...more,
      });
    await expect(replace({ endAssignmentDate: "2026-12-01" })).rejects.toMatchObject({ status: 400 });
    await expect(replace({ replacedCrewId: behind.id })).rejects.toMatchObject({ code: "not-found" });
    await expect(replace({ crewId: candidate.id })).rejects.toMatchObject({ code: "invalid" });
    expect(await slotsOf(db, seat.id)).toEqual(before);
    await replace({});
    expect(await slotsOf(db, seat.id)).toEqual([
      [candidate.id, "cancelled", "Rejected"],
      [behind.id, "next-but-one", "Pending"],
      [next.id, "next", "Pending"],
    ]);
  }),
);

test(
  "requires permission to propose and change in the division",
  rolledBack(async (db) => {
    const { keys, dates, candidate, next, anton } = await rejected(db);
    const form = { ...keys, ...dates, crewId: next.id, replacedCrewId: candidate.id };
    for (const actor of [anton, await person(db, "crewingservicemarine"), await person(db, "crewmarine")])
      await expect(replaceAssignment.execute(as(actor, { now }), form)).rejects.toMatchObject({ code: "forbidden" });
    const tanker = await person(db, "crewingplanningtanker");
    await expect(replaceAssignment.execute(as(tanker, { now }), form)).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "links the rejection mail to the replace dialog",
  rolledBack(async (db) => {
    const office = await person(db, "crewingplanningmarine");
    const { ship, seat } = await rejected(db);
    const [mail] = await db
      .select({ path: mails.path })
      .from(mails)
      .where(and(eq(mails.type, "PlanningPrincipalReject"), eq(mails.recipient, office.email)));
    expect(mail?.path).toBe(`/dashboard/manning/planning/${ship.id}/crew?vcid=${seat.id}&replace=n`);
  }),
);
