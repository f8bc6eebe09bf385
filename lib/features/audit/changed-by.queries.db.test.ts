import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { assertUnchanged, changedByError } from "./changed-by.queries";

afterAll(closeDatabase);

const updatedAt = new Date("2026-11-20T20:05:00Z");
const record = { id: 71, version: 4, updatedAt };

test(
  "refuses a stale version with the author and time of the last change; the same version and none pass",
  rolledBack(async (db) => {
    const { userId: updatedBy } = await person(db, "crewingstaffmarine");
    await assertUnchanged({ db, locale: "en" }, { ...record, updatedBy }, 4);
    await assertUnchanged({ db, locale: "en" }, { ...record, updatedBy }, undefined);
    await expect(assertUnchanged({ db, locale: "en" }, { ...record, updatedBy }, 3)).rejects.toMatchObject({
      status: 409,
      messageKey: "errors.changedBy",
      values: { name: "Sari Wijaya", time: "21 Nov 2026 03:05" },
    });
  }),
);

test(
  "names an unknown or erased author generically, in the reader's language",
  rolledBack(async (db) => {
    const gone = await person(db, "crewmarine", "head", { crewId: (await seafarer(db)).id });
    await db.update(users).set({ firstName: "Erased", lastName: "302" }).where(eq(users.id, gone.userId));
    await db
      .update(crew)
      .set({ erasedAt: updatedAt })
      .where(eq(crew.id, gone.crewId ?? 0));
    for (const by of [null, 2_147_483_000, gone.userId])
      for (const [locale, name] of [
        ["en", "someone"],
        ["id", "seseorang"],
      ] as const)
        expect(await changedByError({ db, locale }, { by, at: updatedAt })).toMatchObject({ values: { name } });
  }),
);

test(
  "a record that does not say who changed it asks the log for the change of that moment",
  rolledBack(async (db) => {
    const author = await person(db, "crewingstaffmarine");
    const entry = { actorKind: "user", subject: "71", channel: "api", requestId: "r" };
    await db.insert(auditEntries).values([
      { ...entry, operation: "applicants.edit", actorId: String(author.userId), createdAt: updatedAt },
      { ...entry, operation: "applicants.generate-cv", actorId: "1", createdAt: new Date("2026-11-21T02:00:00Z") },
      { ...entry, operation: "crew.update", actorId: "1", createdAt: updatedAt },
    ]);
    const stale = (id: number) => assertUnchanged({ db, locale: "en" }, { ...record, id }, 3, "applicants.%");
    await expect(stale(71)).rejects.toMatchObject({ values: { name: "Sari Wijaya", time: "21 Nov 2026 03:05" } });
    await expect(stale(72)).rejects.toMatchObject({ values: { name: "someone", time: "21 Nov 2026 03:05" } });
  }),
);
