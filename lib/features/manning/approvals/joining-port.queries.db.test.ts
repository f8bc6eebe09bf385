import { eq } from "drizzle-orm";
import { assignments } from "@/db/schema/manning";
import { schedules } from "@/db/schema/scheduling";
import { voyageEntries } from "@/db/schema/voyages";
import { approvalDay as now, mailedToken, proposed } from "@/db/testing/records/approvals";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { scheduled } from "@/db/testing/records/schedules";
import { decideAsPrincipal } from "./decide-as-principal";
import { listJoiningPorts } from "./list-joining-ports";
import { openApprovalLink } from "./open-approval-link";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

test(
  "shows the vessel's port to the asked seafarer only",
  rolledBack(async (db) => {
    const { anton, ship, candidate, keys } = await proposed(db);
    await db.insert(voyageEntries).values({
      vesselId: ship.id,
      portId: await lookupId(db, "port", "Bitung"),
      navigationStatusId: await lookupId(db, "navigation-status", "Moored"),
      recordedAt: new Date("2026-11-18T00:00:00Z"),
    });
    const open = async (type: string, email: string) =>
      openApprovalLink.execute(as({ kind: "stranger" }, { now }), { token: await mailedToken(db, type, email) });
    expect((await open("PlanningPrincipal", anton.email)).port).toBeNull();
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, assignmentStatus: "Confirmed" });
    expect((await open("PlanningEmployee", candidate.email)).port).toMatchObject({ port: "Bitung" });
    const sailor = await person(db, "crewmarine", "crew", { crewId: candidate.id });
    const input = { crewId: candidate.id };
    expect(await listJoiningPorts.execute(as(sailor, { now }), input)).toMatchObject([
      { vesselId: ship.id, port: "Bitung" },
    ]);
    const other = await person(db, "crewmarine", "crew");
    expect(await listJoiningPorts.execute(as(other, { now }), input)).toEqual([]);
    const finance = await person(db, "crewingfinancemarine");
    await expect(listJoiningPorts.execute(as(finance, { now }), input)).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "shows the schedule's port when asked again, unless cancelled",
  rolledBack(async (db) => {
    const { ship, candidate } = await proposed(db);
    const portOf = (name: string) => lookupId(db, "port", name);
    await db.insert(voyageEntries).values({
      vesselId: ship.id,
      portId: await portOf("Bitung"),
      navigationStatusId: await lookupId(db, "navigation-status", "Moored"),
      recordedAt: new Date("2026-11-18T00:00:00Z"),
    });
    const [plan] = await db.select().from(assignments).where(eq(assignments.crewId, candidate.id));
    if (!plan) throw new Error("no proposal was stored");
    const schedule = await scheduled(db, plan, { statusId: 2, onBoardPortId: await portOf("Samarinda") });
    const sailor = as(await person(db, "crewmarine", "crew", { crewId: candidate.id }), { now });
    const ask = () => listJoiningPorts.execute(sailor, { crewId: candidate.id });
    expect(await ask()).toEqual([{ vesselId: ship.id, port: "Samarinda", at: null }]);
    await db.update(schedules).set({ cancelledAt: now }).where(eq(schedules.id, schedule.id));
    expect(await ask()).toMatchObject([{ port: "Bitung", at: new Date("2026-11-18T00:00:00Z") }]);
  }),
);

test(
  "returns no port without a voyage entry",
  rolledBack(async (db) => {
    const { candidate } = await proposed(db);
    const sailor = await person(db, "crewmarine", "crew", { crewId: candidate.id });
    expect(await listJoiningPorts.execute(as(sailor, { now }), { crewId: candidate.id })).toEqual([]);
  }),
);
