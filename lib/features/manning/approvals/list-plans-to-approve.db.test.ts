import { approvalDay as now, proposed } from "@/db/testing/records/approvals";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { decideAsEmployee } from "./decide-as-employee";
import { decideAsPrincipal } from "./decide-as-principal";
import { listSilentSeafarers } from "./list-silent-seafarers";
import { listPlansToApprove } from "./list-plans-to-approve";

afterAll(closeDatabase);

const later = new Date("2026-11-26T02:00:00Z");
const confirmed = { assignmentStatus: "Confirmed" as const };

test(
  "lists the own fleet's pending plans only",
  rolledBack(async (db) => {
    const { anton, plan, keys } = await proposed(db);
    await proposed(db);
    const waiting = async () =>
      (await listPlansToApprove.execute(as(anton, { now }), {})).map(({ assignmentId }) => assignmentId);
    const counted = async () =>
      (await listWork.execute(as(anton, { now }), {})).tasks.find(({ key }) => key === "proposals-to-answer")?.count;
    expect([await waiting(), await counted()]).toEqual([[plan.id], 1]);
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, ...confirmed });
    expect([await waiting(), await counted()]).toEqual([[], undefined]);
    await expect(listPlansToApprove.execute(as(await person(db, "crewingplanningmarine")), {})).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "lists silent seafarers after five days until they answer",
  rolledBack(async (db) => {
    const { anton, plan, keys, candidate } = await proposed(db);
    const planner = await person(db, "crewingplanningmarine");
    const silent = async (at: Date, actor = planner) =>
      (await listSilentSeafarers.execute(as(actor, { now: at }), {})).map(({ assignmentId }) => assignmentId);
    const counted = async () =>
      (await listWork.execute(as(planner, { now: later }), {})).tasks.find(({ key }) => key === "silent-seafarers")
        ?.count;
    expect(await silent(later)).not.toContain(plan.id);
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, ...confirmed });
    expect([await silent(new Date("2026-11-24T02:00:00Z")), await silent(later), await counted()]).toEqual([
      [],
      [plan.id],
      1,
    ]);
    expect(await silent(later, await person(db, "crewingplanningtanker"))).toEqual([]);
    const sailor = await person(db, "crewmarine", "crew", { crewId: candidate.id });
    await decideAsEmployee.execute(as(sailor, { now: later }), { ...keys, ...confirmed });
    expect(await silent(later)).toEqual([]);
    await expect(listSilentSeafarers.execute(as(anton), {})).rejects.toMatchObject({ code: "forbidden" });
  }),
);
