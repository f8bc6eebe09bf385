import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { files } from "@/db/schema/files";
import { suitabilityEntries } from "@/db/schema/suitability";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { uploaded } from "@/db/testing/records/register";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { insertSuitabilityEntry } from "./insert-suitability-entry";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const form = {
  employeeBlacklistLevelId: 2,
  startDate: "2026-11-01",
  reason: "conduct",
  description: "Left the evening watch without relief twice",
  reviewDate: "2027-05-01",
};

test(
  "stores author and evidence, and no text in the audit",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const one = await seafarer(db);
    const evidenceFileId = await uploaded(db, admin.userId);
    const { id } = await insertSuitabilityEntry.execute(as(admin, { now }), {
      ...form,
      crewId: one.id,
      evidenceFileId,
    });
    expect(await db.select().from(suitabilityEntries).where(eq(suitabilityEntries.id, id))).toMatchObject([
      { crewId: one.id, level: 2, createdBy: admin.userId, evidenceFileId, confirmedAt: null, version: 1 },
    ]);
    expect(await db.select().from(files).where(eq(files.id, evidenceFileId))).toMatchObject([
      { subjectType: "crew", subjectId: one.id, fileType: "blacklist" },
    ]);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "suitability.insert"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({
      subject: String(id),
      divisionId: 1,
      after: { employeeId: one.id, level: 2, evidenceFileId },
    });
    expect(JSON.stringify(entry?.after)).not.toContain("watch");
  }),
);

test(
  "returns all invalid fields at once",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const refusal = await insertSuitabilityEntry
      .execute(as(admin, { now }), { crewId: (await seafarer(db)).id, description: "too short" })
      .catch((error) => error);
    expect(refusal.fields.map(({ path }: { path: string }) => path).sort()).toEqual([
      "description",
      "employeeBlacklistLevelId",
      "evidenceFileId",
      "reason",
      "startDate",
    ]);
  }),
);

test(
  "accepts only the author's own register upload",
  rolledBack(async (db) => {
    const [admin, other] = [await person(db, "crewingadminmarine"), await person(db, "crewingadminmarine")];
    const one = await seafarer(db);
    for (const evidenceFileId of [await uploaded(db, other.userId), await uploaded(db, admin.userId, "personaldata")]) {
      await expect(
        insertSuitabilityEntry.execute(as(admin, { now }), { ...form, crewId: one.id, evidenceFileId }),
      ).rejects.toMatchObject({ code: "invalid", fields: [{ path: "evidenceFileId" }] });
    }
  }),
);

test(
  "allows admins, managers and superadmins of the division only",
  rolledBack(async (db) => {
    const one = await seafarer(db);
    for (const role of ["superadmin", "crewingadminmarine", "crewingmanagermarine"] as const) {
      const writer = await person(db, role);
      await insertSuitabilityEntry.execute(as(writer, { now }), {
        ...form,
        crewId: one.id,
        evidenceFileId: await uploaded(db, writer.userId),
      });
    }
    for (const role of [
      "crewingplanningmarine",
      "crewingservicemarine",
      "crewingstaffmarine",
      "crewingpdemarine",
      "crewingfinancemarine",
      "crewingprincipalmarine",
      "crewmarine",
    ] as const) {
      const reader = await person(db, role);
      await expect(
        insertSuitabilityEntry.execute(as(reader, { now }), {
          ...form,
          crewId: one.id,
          evidenceFileId: await uploaded(db, reader.userId),
        }),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
    const tanker = await person(db, "crewingadmintanker");
    await expect(
      insertSuitabilityEntry.execute(as(tanker, { now }), {
        ...form,
        crewId: one.id,
        evidenceFileId: await uploaded(db, tanker.userId),
      }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);
