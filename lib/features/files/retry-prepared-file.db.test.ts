import { eq, sql } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { preparedFiles } from "@/db/schema/files";
import { person } from "@/db/testing/people";
import { prepared, readyValues } from "@/db/testing/databases/prepared";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { removePreparedFile } from "./remove-prepared-file";
import { retryPreparedFile } from "./retry-prepared-file";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");

test(
  "what failed is tried again by its owner, with a new day and one job; nothing else can be",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const failed = await prepared(db, admin, {
      state: "failed",
      failure: "error",
      askedAt: new Date("2026-11-19T10:00:00Z"),
    });
    await retryPreparedFile.execute(as(admin, { now }), { id: failed.id });
    expect((await db.select().from(preparedFiles))[0]).toMatchObject({
      state: "waiting",
      failure: null,
      askedAt: now,
      expiresAt: new Date("2026-11-21T02:00:00Z"),
    });
    expect(await db.execute(sql`select task_identifier as task, key from graphile_worker.jobs`)).toEqual([
      { task: "write-crew-export", key: `prepared:${failed.id}` },
    ]);
    await expect(retryPreparedFile.execute(as(admin, { now }), { id: failed.id })).rejects.toMatchObject({
      code: "conflict",
    });
    const kept = [
      await prepared(db, admin, { ...readyValues, askedAt: now }),
      await prepared(db, admin, { state: "failed", failure: "erased", askedAt: now }),
    ];
    for (const { id } of kept)
      await expect(retryPreparedFile.execute(as(admin, { now }), { id })).rejects.toMatchObject({ code: "conflict" });
    await expect(
      retryPreparedFile.execute(as({ ...admin, role: "crewingstaffmarine" }, { now }), { id: failed.id }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await expect(
      retryPreparedFile.execute(as(await person(db, "crewingadminmarine"), { now }), { id: failed.id }),
    ).rejects.toMatchObject({ code: "not-found" });
  }),
);

test(
  "a file is taken off its owner's list by its owner alone, on record",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id } = await prepared(db, admin, { ...readyValues, askedAt: now });
    await expect(
      removePreparedFile.execute(as(await person(db, "crewingadminmarine"), { now }), { id }),
    ).rejects.toMatchObject({ code: "not-found" });
    await removePreparedFile.execute(as(admin, { now }), { id });
    expect(await db.$count(preparedFiles)).toBe(0);
    expect(
      await db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.operation, "files.remove-prepared"))
        .orderBy(auditEntries.id),
    ).toMatchObject([{ subject: id, before: { title: "Crew list, Off board", rows: 6_000 } }]);
  }),
);
