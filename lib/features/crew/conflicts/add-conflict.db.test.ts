import { eq } from "drizzle-orm";
import { crew, crewConflicts, sensitiveReads } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { seafarer, vessel } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addConflict } from "./add-conflict";
import { checkCrewCompliance } from "../compliance/check-crew-compliance";
import { endConflict } from "./end-conflict";
import { listConflicts } from "./list-conflicts";

afterAll(closeDatabase);

const reason = "Fought on board in 2024";

test(
  "stores one row per pair in either order, shows it on both records, and can end and start again",
  rolledBack(async (db) => {
    const [one, other] = [await seafarer(db, { fullName: "Agus Satu" }), await seafarer(db, { fullName: "Budi Dua" })];
    const manager = as(await person(db, "crewingmanagermarine"));
    const { id } = await addConflict.execute(manager, { crewId: other.id, otherCrewId: one.id, reason });
    await expect(addConflict.execute(manager, { crewId: one.id, otherCrewId: other.id, reason })).rejects.toMatchObject(
      { code: "conflict", messageKey: "crew.conflicts.known" },
    );
    expect(await listConflicts.execute(manager, { crewId: one.id })).toMatchObject([
      { id, crewId: other.id, fullName: "Budi Dua", reason, createdBy: "Sari Wijaya" },
    ]);
    expect(await listConflicts.execute(manager, { crewId: other.id })).toMatchObject([
      { id, crewId: one.id, fullName: "Agus Satu" },
    ]);
    expect(await db.select().from(sensitiveReads).where(eq(sensitiveReads.crewId, one.id))).toMatchObject([
      { fieldClass: "suitability" },
    ]);
    await endConflict.execute(manager, { id, note: "Made up" });
    await expect(endConflict.execute(manager, { id })).rejects.toMatchObject({ code: "not-found" });
    expect(await listConflicts.execute(manager, { crewId: one.id })).toEqual([]);
    await addConflict.execute(manager, { crewId: one.id, otherCrewId: other.id, reason });
    expect(await db.select().from(crewConflicts)).toHaveLength(2);
  }),
);

test(
  "refuses conflicts with oneself or with hidden people; the register decides who may read and write",
  rolledBack(async (db) => {
    const [one, foreign] = [await seafarer(db), await seafarer(db, { divisionId: 2 })];
    const manager = as(await person(db, "crewingmanagermarine"));
    await expect(addConflict.execute(manager, { crewId: one.id, otherCrewId: one.id, reason })).rejects.toMatchObject({
      fields: [{ path: "otherCrewId", message: "crew.conflicts.oneself" }],
    });
    await expect(
      addConflict.execute(manager, { crewId: one.id, otherCrewId: foreign.id, reason }),
    ).rejects.toMatchObject({ fields: [{ path: "otherCrewId", message: "crew.notFound" }] });
    await expect(
      addConflict.execute(manager, { crewId: foreign.id, otherCrewId: one.id, reason }),
    ).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingstaffmarine", "crewingplanningmarine", "crewingpdemarine"] as const) {
      const staff = as(await person(db, role));
      await expect(
        addConflict.execute(staff, { crewId: one.id, otherCrewId: foreign.id, reason }),
      ).rejects.toMatchObject({ code: "forbidden" });
      expect(await listConflicts.execute(staff, { crewId: one.id })).toEqual([]);
    }
    const own = as(await person(db, "crewmarine", "crew", { crewId: one.id }));
    const outsiders = [
      own,
      as(await person(db, "crewingservicemarine")),
      as(await person(db, "crewingfinancemarine")),
      as(await person(db, "crewingprincipalmarine")),
    ];
    for (const outsider of outsiders)
      await expect(listConflicts.execute(outsider, { crewId: one.id })).rejects.toMatchObject({
        code: "forbidden",
      });
  }),
);

test(
  "warns about a person planned on the other's vessel at the same time, until the conflict ends",
  rolledBack(async (db) => {
    const ship = await vessel(db);
    const enemy = await seafarer(db, { fullName: "Budi Dua", status: "on-board", vesselId: ship.id });
    const one = await seafarer(db, { fullName: "Agus Satu" });
    const [seat] = await db.insert(seats).values({ vesselId: ship.id, positionId: enemy.positionId }).returning();
    const stay = {
      slot: "current",
      startDate: "2026-09-01",
      endDate: "2027-03-01",
      checkedInOn: "2026-09-01",
      principalStatus: "Confirmed",
      employeeStatus: "Confirmed",
    } as const;
    await db.insert(assignments).values({ seatId: seat?.id ?? 0, vesselId: ship.id, crewId: enemy.id, ...stay });
    const manager = as(await person(db, "crewingmanagermarine"), { now: new Date("2026-11-20T05:00:00Z") });
    const warned = async (from: string, to: string) => {
      const { items } = await checkCrewCompliance.execute(manager, { crewId: one.id, vesselId: ship.id, from, to });
      return items.filter(({ code }) => code === "conflict-on-board").map(({ level, text }) => [level, text]);
    };
    const { id } = await addConflict.execute(manager, { crewId: one.id, otherCrewId: enemy.id, reason });
    expect(await warned("2027-02-01", "2027-08-01")).toEqual([
      ["warn", "Must not sail with Budi Dua, who is on board from 1 Sep 2026 to 1 Mar 2027"],
    ]);
    expect(await warned("2027-03-02", "2027-08-01")).toEqual([]);
    await endConflict.execute(manager, { id, note: "Made up" });
    expect(await warned("2027-02-01", "2027-08-01")).toEqual([]);
  }),
);

test(
  "refuses a conflict with a person whose processing is stopped, in either order",
  rolledBack(async (db) => {
    const [one, stopped] = [await seafarer(db), await seafarer(db)];
    await db.update(crew).set({ processingStoppedAt: new Date() }).where(eq(crew.id, stopped.id));
    const manager = as(await person(db, "crewingmanagermarine"));
    await expect(
      addConflict.execute(manager, { crewId: one.id, otherCrewId: stopped.id, reason }),
    ).rejects.toMatchObject({ fields: [{ path: "otherCrewId", message: "data-requests.stopped" }] });
    await expect(
      addConflict.execute(manager, { crewId: stopped.id, otherCrewId: one.id, reason }),
    ).rejects.toMatchObject({ messageKey: "data-requests.stopped" });
  }),
);
