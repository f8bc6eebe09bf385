import type { Transaction } from "@/db/client";
import { sensitiveReads } from "@/db/schema/crew";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { findListNeighbours } from "./find-list-neighbours";

afterAll(closeDatabase);

const now = new Date("2026-11-20T05:00:00Z");

async function threeDue(db: Transaction) {
  const ship = await vessel(db);
  const aboard = (fullName: string, plannedOffBoard: string) =>
    seafarer(db, { fullName, plannedOffBoard, status: "on-board", vesselId: ship.id });
  const [late, soon, first] = [
    await aboard("Agus", "2026-12-10"),
    await aboard("Budi", "2026-12-01"),
    await aboard("Citra", "2026-11-01"),
  ];
  await aboard("Dewi", "2027-12-01");
  return [first.id, soon.id, late.id] as const;
}
const asked = { tab: "on-board", reliefDue: "30", sort: "plannedOff" };

test(
  "finds the neighbours in the list's order and filters, in one query without sensitive data",
  rolledBack(async (db) => {
    const [first, soon, late] = await threeDue(db);
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const around = (crewId: number, at: number) =>
      findListNeighbours.execute(admin, { list: "crew", asked, crewId, at });
    expect(await around(first, 0)).toEqual({ previous: null, next: { crewId: soon, at: 1 } });
    expect(await around(soon, 1)).toEqual({
      previous: { crewId: first, at: 0 },
      next: { crewId: late, at: 2 },
    });
    expect(await around(late, 2)).toEqual({ previous: { crewId: soon, at: 1 }, next: null });
    expect(await around(late, 900)).toEqual({ previous: null, next: null });
    expect(await queriesSent(db, () => around(soon, 1))).toHaveLength(1);
    await findListNeighbours.execute(as(await person(db, "crewingfinancemarine"), { now }), {
      list: "crew",
      asked,
      crewId: soon,
      at: 1,
    });
    expect(await db.select().from(sensitiveReads)).toEqual([]);
  }),
);

test(
  "gives the position of a person who left the list to the next one",
  rolledBack(async (db) => {
    const [first, soon, late] = await threeDue(db);
    const admin = as(await person(db, "crewingadminmarine"), { now });
    const gone = await seafarer(db, { fullName: "Eko" });
    expect(await findListNeighbours.execute(admin, { list: "crew", asked, crewId: gone.id, at: 1 })).toEqual({
      previous: { crewId: first, at: 0 },
      next: { crewId: soon, at: 1 },
    });
    expect(await findListNeighbours.execute(admin, { list: "crew", asked, crewId: soon, at: 2 })).toEqual({
      previous: null,
      next: { crewId: late, at: 2 },
    });
  }),
);

test(
  "never returns people of another division, and register entries only to users who may open it",
  rolledBack(async (db) => {
    const [first, soon] = await threeDue(db);
    const manager = await person(db, "crewingmanagermarine");
    const entry = {
      level: 2,
      reason: "conduct" as const,
      description: "Left the watch twice",
      createdBy: manager.userId,
    };
    await db.insert(suitabilityEntries).values([
      { ...entry, crewId: first, startDate: "2026-10-01" },
      { ...entry, crewId: soon, startDate: "2026-10-02" },
    ]);
    const register = { list: "register", asked: {}, crewId: soon, at: 0 };
    expect(await findListNeighbours.execute(as(manager, { now }), register)).toEqual({
      previous: null,
      next: { crewId: first, at: 1 },
    });
    const foreign = as(await person(db, "crewingadmintanker"), { now });
    expect(await findListNeighbours.execute(foreign, { list: "crew", asked, crewId: first, at: 1 })).toEqual({
      previous: null,
      next: null,
    });
    await expect(
      findListNeighbours.execute(as(await person(db, "crewingservicemarine"), { now }), register),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(
      findListNeighbours.execute(as(await person(db, "crewmarine"), { now }), {
        list: "crew",
        asked,
        crewId: first,
        at: 1,
      }),
    ).rejects.toMatchObject({ code: "forbidden" });
  }),
);
