import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sensitiveReads } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { pdf } from "@/db/testing/records/registrations";
import { queriesSent } from "@/db/testing/calls/queries-sent";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { listBlacklist } from "./list-blacklist";

afterAll(closeDatabase);

const now = new Date("2026-11-20T05:00:00Z");

async function entry(
  db: Transaction,
  author: UserActor,
  crewId: number,
  changes: Partial<typeof suitabilityEntries.$inferInsert> = {},
) {
  const [row] = await db
    .insert(suitabilityEntries)
    .values({
      crewId,
      level: 2,
      reason: "conduct",
      description: "Left the watch without relief",
      startDate: "2026-10-01",
      createdBy: author.userId,
      ...changes,
    })
    .returning();
  if (!row) throw new Error("entry was not stored");
  return row;
}

test(
  "lists every open entry of the division with its level, whatever the person's status",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const [barred, noted] = [
      await seafarer(db, { fullName: "Budi Barred", status: "blacklist" }),
      await seafarer(db, { fullName: "Nining Noted" }),
    ];
    await entry(db, manager, barred.id, {
      level: 3,
      confirmedAt: now,
      confirmedBy: manager.userId,
      startDate: "2026-11-01",
    });
    await entry(db, manager, noted.id, { level: 3 });
    await entry(db, manager, noted.id, { level: 1, endDate: "2026-11-20" });
    await entry(db, manager, (await seafarer(db, { divisionId: 2 })).id);
    const page = await listBlacklist.execute(as(manager, { now }), {});
    expect(page).toMatchObject({ total: 2, counts: { blacklist: 2, "off-board": 1 } });
    expect(page.rows).toMatchObject([
      {
        name: "Budi Barred",
        employeeBlacklistLevelId: 3,
        suitability: "TIDAK_DAPAT_DIPEKERJAKAN",
        isConfirmed: true,
        status: "blacklist",
        startDate: "2026-11-01",
        unblacklistRequest: null,
      },
      { name: "Nining Noted", employeeBlacklistLevelId: 3, isConfirmed: false, status: "off-board" },
    ]);
    expect(page.outOf).toBeNull();
    expect(await listBlacklist.execute(as(manager, { now }), { filterList: "nining", level: 3 })).toMatchObject({
      total: 1,
      outOf: 2,
    });
    expect(await listBlacklist.execute(as(manager, { now }), { level: 1 })).toMatchObject({ total: 0, outOf: 2 });
  }),
);

test(
  "shows the last removal request of an entry with its document and decision",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const one = await entry(db, manager, (await seafarer(db)).id);
    const [file] = await db
      .insert(files)
      .values({
        fileType: "blacklist",
        name: "plea.pdf",
        contentType: "application/pdf",
        size: pdf.length,
        sha256: "x",
        content: pdf,
      })
      .returning({ id: files.id });
    const request = {
      entryId: one.id,
      documentFileId: file?.id ?? "",
      reason: "Time served",
      createdBy: manager.userId,
    };
    await db.insert(suitabilityRemovals).values([{ ...request, decidedAt: now, decision: "Not Approved" }, request]);
    const { rows } = await listBlacklist.execute(as(manager, { now }), {});
    expect(rows).toMatchObject([
      {
        unblacklistDocument: { fileName: "plea.pdf" },
        unblacklistRequest: expect.any(Date),
        unblacklistApproval: null,
      },
    ]);
  }),
);

test(
  "reads a page in two queries and logs it once an hour",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const crewMember = await seafarer(db);
    await entry(db, manager, crewMember.id);
    const sent = await queriesSent(db, () => listBlacklist.execute(as(manager, { now }), { level: "1,2,3" }));
    expect(sent.filter((query) => !query.includes("sensitive_reads"))).toHaveLength(2);
    expect(sent).toHaveLength(3);
    await listBlacklist.execute(as(manager, { now: new Date(now.getTime() + 3_500_000) }), {});
    expect(await db.select().from(sensitiveReads).where(eq(sensitiveReads.crewId, crewMember.id))).toMatchObject([
      { userId: manager.userId, fieldClass: "suitability", operation: "crew.list-blacklist" },
    ]);
    await listBlacklist.execute(as(manager, { now: new Date(now.getTime() + 3_700_000) }), {});
    expect(await db.select().from(sensitiveReads).where(eq(sensitiveReads.crewId, crewMember.id))).toHaveLength(2);
  }),
);

test(
  "shows a seafarer and a head their own entry without a log entry, and service and principals none",
  rolledBack(async (db) => {
    const manager = await person(db, "crewingmanagermarine");
    const [own, other] = [await seafarer(db), await seafarer(db)];
    await entry(db, manager, own.id);
    await entry(db, manager, other.id);
    for (const subRole of ["crew", "head"] as const) {
      const self = { ...(await person(db, "crewmarine", subRole)), crewId: own.id };
      const page = await listBlacklist.execute(as(self, { now }), {});
      expect(page).toMatchObject({
        total: 1,
        rows: [{ crewId: own.id }],
        counts: { "off-board": null, "on-board": null, blacklist: 1, resigned: null },
      });
    }
    expect(await db.select().from(sensitiveReads)).toEqual([]);
    for (const role of ["crewingservicemarine", "crewingprincipalmarine", "crewingfinancemarine"] as const) {
      await expect(listBlacklist.execute(as(await person(db, role)), {})).rejects.toMatchObject({ code: "forbidden" });
    }
  }),
);
