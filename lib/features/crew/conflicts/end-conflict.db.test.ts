import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { crewConflicts } from "@/db/schema/crew";
import { audited } from "@/db/testing/audited";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { addConflict } from "./add-conflict";
import { endConflict } from "./end-conflict";

afterAll(closeDatabase);

async function seedConflict(db: Transaction, divisionId: 1 | 2 = 1) {
  const [one, other] = [await seafarer(db, { divisionId }), await seafarer(db, { divisionId })];
  const author = as(await person(db, divisionId === 1 ? "crewingmanagermarine" : "crewingmanagertanker"));
  const pair = { crewId: one.id, otherCrewId: other.id };
  const { id } = await addConflict.execute(author, { ...pair, reason: "Fought on board" });
  return { id, one, other };
}
const stored = async (db: Transaction, id: number) =>
  (await db.select().from(crewConflicts).where(eq(crewConflicts.id, id)))[0];

test(
  "records who ended a conflict, when and why, and keeps the row",
  rolledBack(async (db) => {
    const { id, one, other } = await seedConflict(db);
    const admin = await person(db, "crewingadminmarine");
    const caller = as(admin);
    expect(await endConflict.execute(caller, { id, note: "Made up" })).toEqual({ id, crewId: one.id });
    expect(await stored(db, id)).toMatchObject({
      reason: "Fought on board",
      endedAt: caller.now,
      endedBy: admin.userId,
    });
    expect(await audited(db, "crew.end-conflict")).toMatchObject([
      {
        subject: String(one.id),
        divisionId: 1,
        reason: "Made up",
        before: { conflictId: id, otherEmployeeId: other.id },
      },
    ]);
  }),
);

test(
  "hides conflicts of another division and refuses users who may not write to the register",
  rolledBack(async (db) => {
    const { id } = await seedConflict(db);
    await expect(endConflict.execute(as(await person(db, "crewingmanagertanker")), { id })).rejects.toMatchObject({
      code: "not-found",
      messageKey: "crew.conflicts.notFound",
    });
    for (const role of ["crewingstaffmarine", "crewingplanningmarine", "crewingprincipalmarine", "crewmarine"] as const)
      await expect(endConflict.execute(as(await person(db, role)), { id })).rejects.toMatchObject({
        code: "forbidden",
      });
    expect(await stored(db, id)).toMatchObject({ endedAt: null });
    const foreign = await seedConflict(db, 2);
    await endConflict.execute(as(await person(db, "crewingadmintanker")), { id: foreign.id });
    expect(await stored(db, id)).toMatchObject({ endedAt: null });
  }),
);
