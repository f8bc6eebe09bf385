import { voyageEntries } from "@/db/schema/voyages";
import { approvalDay as now, mailedToken, proposed } from "@/db/testing/approvals";
import { lookupId } from "@/db/testing/openings";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { decideAsPrincipal } from "./decide-as-principal";
import { listPorts } from "./list-ports";
import { openLink } from "./open-link";

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test, of some length"));
afterAll(closeDatabase);

test(
  "whoever is asked learns where the vessel lies, by the mailed link and on their own record; the principal's page and other seafarers do not",
  rolledBack(async (db) => {
    const { anton, ship, candidate, keys } = await proposed(db);
    await db.insert(voyageEntries).values({
      vesselId: ship.id,
      portId: await lookupId(db, "port", "Bitung"),
      navigationStatusId: await lookupId(db, "navigation-status", "Moored"),
      recordedAt: new Date("2026-11-18T00:00:00Z"),
    });
    const open = async (type: string, email: string) =>
      openLink.execute(as({ kind: "stranger" }, { now }), { token: await mailedToken(db, type, email) });
    expect((await open("PlanningPrincipal", anton.email)).port).toBeNull();
    await decideAsPrincipal.execute(as(anton, { now }), { ...keys, assignmentStatus: "Confirmed" });
    expect((await open("PlanningEmployee", candidate.email)).port).toMatchObject({ port: "Bitung" });
    const sailor = await person(db, "crewmarine", "crew", { crewId: candidate.id });
    const input = { employeeId: candidate.id };
    expect(await listPorts.execute(as(sailor, { now }), input)).toMatchObject([{ vesselId: ship.id, port: "Bitung" }]);
    const other = await person(db, "crewmarine", "crew");
    expect(await listPorts.execute(as(other, { now }), input)).toEqual([]);
    const finance = await person(db, "crewingfinancemarine");
    await expect(listPorts.execute(as(finance, { now }), input)).rejects.toMatchObject({ code: "forbidden" });
  }),
);

test(
  "a vessel without an entry in her voyage log lies nowhere that is known",
  rolledBack(async (db) => {
    const { candidate } = await proposed(db);
    const sailor = await person(db, "crewmarine", "crew", { crewId: candidate.id });
    expect(await listPorts.execute(as(sailor, { now }), { employeeId: candidate.id })).toEqual([]);
  }),
);
