import { eq } from "drizzle-orm";
import { crewConflicts, sensitiveReads } from "@/db/schema/crew";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addConflict } from "./add-conflict";
import { endConflict } from "./end-conflict";
import { listConflicts } from "./list-conflicts";

afterAll(closeDatabase);

const reason = "Fought on board in 2024";

test(
  "a conflict is one row whoever is named first, shows on both sides, ends once and may begin again",
  rolledBack(async (db) => {
    const [one, other] = [await seafarer(db, { fullName: "Agus Satu" }), await seafarer(db, { fullName: "Budi Dua" })];
    const manager = as(await person(db, "crewingmanagermarine"));
    const { id } = await addConflict.execute(manager, { employeeId: other.id, otherEmployeeId: one.id, reason });
    await expect(addConflict.execute(manager, { employeeId: one.id, otherEmployeeId: other.id, reason })).rejects.toMatchObject({ code: "conflict", messageKey: "crew.conflicts.known" });
    expect(await listConflicts.execute(manager, { employeeId: one.id })).toMatchObject([{ id, employeeId: other.id, fullName: "Budi Dua", reason, createdBy: "Sari Wijaya" }]);
    expect(await listConflicts.execute(manager, { employeeId: other.id })).toMatchObject([{ id, employeeId: one.id, fullName: "Agus Satu" }]);
    expect(await db.select().from(sensitiveReads).where(eq(sensitiveReads.crewId, one.id))).toMatchObject([{ fieldClass: "suitability" }]);
    await endConflict.execute(manager, { id, note: "Made up" });
    await expect(endConflict.execute(manager, { id })).rejects.toMatchObject({ code: "not-found" });
    expect(await listConflicts.execute(manager, { employeeId: one.id })).toEqual([]);
    await addConflict.execute(manager, { employeeId: one.id, otherEmployeeId: other.id, reason });
    expect(await db.select().from(crewConflicts)).toHaveLength(2);
  }),
);

test(
  "nobody conflicts with themselves or with somebody out of sight; who may write and who may read is the register's matter",
  rolledBack(async (db) => {
    const [one, foreign] = [await seafarer(db), await seafarer(db, { divisionId: 2 })];
    const manager = as(await person(db, "crewingmanagermarine"));
    await expect(addConflict.execute(manager, { employeeId: one.id, otherEmployeeId: one.id, reason })).rejects.toMatchObject({ fields: [{ path: "otherEmployeeId", message: "crew.conflicts.oneself" }] });
    await expect(addConflict.execute(manager, { employeeId: one.id, otherEmployeeId: foreign.id, reason })).rejects.toMatchObject({ fields: [{ path: "otherEmployeeId", message: "crew.notFound" }] });
    await expect(addConflict.execute(manager, { employeeId: foreign.id, otherEmployeeId: one.id, reason })).rejects.toMatchObject({ code: "not-found" });
    for (const role of ["crewingstaffmarine", "crewingplanningmarine", "crewingpdemarine"] as const) {
      const staff = as(await person(db, role));
      await expect(addConflict.execute(staff, { employeeId: one.id, otherEmployeeId: foreign.id, reason })).rejects.toMatchObject({ code: "forbidden" });
      expect(await listConflicts.execute(staff, { employeeId: one.id })).toEqual([]);
    }
    const own = as(await person(db, "crewmarine", "crew", { crewId: one.id }));
    const outsiders = [own, as(await person(db, "crewingservicemarine")), as(await person(db, "crewingfinancemarine")), as(await person(db, "crewingprincipalmarine"))];
    for (const outsider of outsiders) await expect(listConflicts.execute(outsider, { employeeId: one.id })).rejects.toMatchObject({ code: "forbidden" });
  }),
);
