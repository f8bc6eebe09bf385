import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { principals } from "@/db/schema/vessels";
import { countQueries } from "@/db/testing/count-queries";
import { vessel } from "@/db/testing/crew";
import { aboard, ashore } from "@/db/testing/manning";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getVessel } from "../detail/get-vessel";
import { listVesselCrewHistory } from "./list-vessel-crew-history";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "lists leavers with rank and dates, last first",
  rolledBack(async (db) => {
    const own = await vessel(db);
    const early = await ashore(db, own, { rank: "Oiler", fullName: "Agus", from: "2024-01-01", to: "2024-09-01" });
    const late = await ashore(db, own, { rank: "Bosun", fullName: "Budi", from: "2025-01-01", to: "2025-09-01" });
    await aboard(db, own, { rank: "Master" });
    await ashore(db, await vessel(db), { from: "2025-01-01", to: "2025-09-01" });
    const staff = as(await person(db, "crewingfinancemarine"), { now });
    expect(await countQueries(db, () => listVesselCrewHistory.execute(staff, { vesselId: own.id }))).toBe(2);
    const page = await listVesselCrewHistory.execute(staff, { vesselId: own.id });
    expect(page.total).toBe(2);
    expect(page.rows).toEqual([
      {
        id: late.tour.id,
        crewId: late.person.id,
        employeeIdNumber: late.person.employeeNumber,
        seafarerId: late.person.seafarerCode,
        fullName: "Budi",
        jobPositionName: "Bosun",
        jobPositionNameId: "Serang",
        onBoard: "2025-01-01",
        offBoard: "2025-09-01",
      },
      expect.objectContaining({ id: early.tour.id, fullName: "Agus" }),
    ]);
    expect(
      (await listVesselCrewHistory.execute(staff, { vesselId: own.id, pageSize: 1, pageNumber: 2 })).rows.map(
        ({ fullName }) => fullName,
      ),
    ).toEqual(["Agus"]);
    expect(await listVesselCrewHistory.execute(staff, { vesselId: own.id, filterList: "agus" })).toMatchObject({
      total: 1,
      rows: [{ fullName: "Agus" }],
    });
  }),
);

test(
  "limits principals to twelve months",
  rolledBack(async (db) => {
    const [owner] = await db.insert(principals).values({ divisionId: 1, name: "PT Samudra" }).returning();
    const own = await vessel(db, { principalId: owner?.id ?? null });
    await ashore(db, own, { rank: "Oiler", fullName: "Year and a day", from: "2025-01-01", to: "2025-11-19" });
    await ashore(db, own, { rank: "Bosun", fullName: "Year", from: "2025-01-01", to: "2025-11-20" });
    const principal = { ...(await person(db, "crewingprincipalmarine")), principalId: owner?.id ?? null };
    const head = { ...(await person(db, "crewmarine", "head")), vesselId: own.id };
    const namesFor = async (actor: Awaited<ReturnType<typeof person>>, vesselId = own.id) =>
      (await listVesselCrewHistory.execute(as(actor, { now }), { vesselId })).rows.map(({ fullName }) => fullName);
    expect(await namesFor(principal)).toEqual(["Year"]);
    expect(await namesFor(head)).toEqual(["Year", "Year and a day"]);
    const { id } = await vessel(db);
    for (const actor of [principal, head])
      await expect(namesFor(actor, id)).rejects.toMatchObject({ code: "not-found" });
    await expect(namesFor(await person(db, "crewingstafftanker"))).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "shows stopped people to admins and managers only",
  rolledBack(async (db) => {
    const own = await vessel(db);
    const left = await ashore(db, own, { rank: "Oiler", fullName: "Agus", from: "2026-01-01", to: "2026-09-01" });
    await db.update(crew).set({ processingStoppedAt: now }).where(eq(crew.id, left.person.id));
    const seenBy = async (role: Parameters<typeof person>[1]) => {
      const scope = as(await person(db, role), { now });
      const [page, { counts }] = [
        await listVesselCrewHistory.execute(scope, { vesselId: own.id }),
        await getVessel.execute(scope, { id: own.id }),
      ];
      return [page.total, page.rows.length, counts.crewHistory];
    };
    expect(await seenBy("crewingmanagermarine")).toEqual([1, 1, 1]);
    for (const role of ["crewingplanningmarine", "crewingfinancemarine"] as const)
      expect(await seenBy(role)).toEqual([0, 0, 0]);
  }),
);
