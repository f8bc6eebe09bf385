import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { preparedFiles } from "@/db/schema/files";
import { person } from "@/db/testing/people";
import { prepared, readyValues } from "@/db/testing/databases/prepared";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { deleteUnclaimedData } from "@/lib/platform/jobs/delete-unclaimed-data";
import { downloadPreparedFile } from "./download-prepared-file";

afterAll(closeDatabase);

const hours = (from: Date, count: number) => new Date(from.getTime() + count * 3_600_000);
const missing = { code: "not-found", messageKey: "prepared-files.notFound" };

test(
  "its owner fetches a file, on record; another of the same role does not find it",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id } = await prepared(db, admin, readyValues);
    expect(await downloadPreparedFile.execute(as(admin), { id })).toMatchObject({
      name: "list.xlsx",
      contentType: "application/x-test",
      body: Buffer.from("a sheet"),
      disposition: "attachment",
    });
    expect(
      await db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.operation, "files.download-prepared"))
        .orderBy(auditEntries.id),
    ).toMatchObject([{ actorId: String(admin.userId), subject: id, after: { rows: 6_000, filters: "none" } }]);
    expect((await db.select().from(preparedFiles))[0]?.takenAt).not.toBeNull();
    await expect(
      downloadPreparedFile.execute(as(await person(db, "crewingadminmarine")), { id }),
    ).rejects.toMatchObject(missing);
    await expect(downloadPreparedFile.execute(as({ kind: "scheduler" }), { id })).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);

test(
  "refuses an owner whose role, division, principal or access changed; a superadmin in the other division may download it",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id } = await prepared(db, admin, readyValues);
    const changes: Partial<UserActor>[] = [
      { role: "crewingfinancemarine" },
      { divisionId: 2 },
      { principalId: 7 },
      { accessList: ["profile"] },
    ];
    for (const change of changes)
      await expect(downloadPreparedFile.execute(as({ ...admin, ...change }), { id })).rejects.toMatchObject({
        code: "forbidden",
      });
    const root = await person(db, "superadmin");
    const own = await prepared(db, root, readyValues);
    expect(await downloadPreparedFile.execute(as({ ...root, divisionId: 2 }), { id: own.id })).toMatchObject({
      name: "list.xlsx",
    });
  }),
);

test(
  "one being written, failed or past its day is not found, and the nightly sweep deletes the last",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const now = new Date();
    const fresh = await prepared(db, admin, { ...readyValues, askedAt: hours(now, -23) });
    const others = [
      await prepared(db, admin),
      await prepared(db, admin, { state: "failed", failure: "error" }),
      await prepared(db, admin, { ...readyValues, askedAt: hours(now, -24) }),
    ];
    for (const { id } of others)
      await expect(downloadPreparedFile.execute(as(admin, { now }), { id })).rejects.toMatchObject(missing);
    await downloadPreparedFile.execute(as(admin, { now }), { id: fresh.id });
    await deleteUnclaimedData();
    expect(await db.$count(preparedFiles)).toBe(3);
    expect(await db.$count(preparedFiles, eq(preparedFiles.id, others[2]?.id ?? ""))).toBe(0);
  }),
);
