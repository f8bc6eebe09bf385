import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crew, sensitiveReads } from "@/db/schema/crew";
import { preparedFiles } from "@/db/schema/files";
import { crowd, seafarer } from "@/db/testing/crew";
import { person } from "@/db/testing/people";
import { readSheet } from "@/db/testing/files/read-sheet";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import type { UserActor } from "@/lib/access/actor";
import { StartedFile } from "@/lib/platform/files/file-response";
import { decideDataRequest } from "../data-requests/decide-data-request";
import { downloadCrew } from "./download-crew";
import { makeDataRequest } from "../data-requests/make-data-request";
import { writeListExport } from "./write-list-export";

afterAll(closeDatabase);

const now = new Date("2026-11-20T02:00:00Z");
const later = new Date("2026-11-20T03:30:00Z");
const enqueueExport = async (actor: UserActor, input: object = {}) => {
  const answer = await downloadCrew.execute(as(actor, { now }), input);
  if (!(answer instanceof StartedFile)) throw new Error("was answered at once");
  return answer.id;
};
const write = (actor: UserActor, id: string) =>
  writeListExport.execute(as(actor, { now: later, channel: "job" }), { id });
const storedFile = async (db: Transaction, id: string) =>
  (await db.select().from(preparedFiles).where(eq(preparedFiles.id, id)))[0];
const rowsIn = async (db: Transaction, id: string) =>
  readSheet((await storedFile(db, id))?.content ?? Buffer.alloc(0)).rows.map((row) => row.map(({ text }) => text));

test(
  "writes a long list once, complete and in order, for one day, and logs rows and people",
  rolledBack(async (db) => {
    await crowd(db, 5_001);
    const admin = await person(db, "crewingadmintanker");
    const id = await enqueueExport(admin, { sort: "employeeNumber", order: "desc" });
    for (const _again of [1, 2]) expect(await write(admin, id)).toEqual({ rows: 5_001 });
    expect(await storedFile(db, id)).toMatchObject({
      state: "ready",
      rows: 5_001,
      name: "20261120103000_crew-off-board.xlsx",
      readyAt: later,
      expiresAt: new Date("2026-11-21T03:30:00Z"),
      takenAt: null,
    });
    const rows = await rowsIn(db, id);
    expect(rows[0]?.[0]).toBe("Crew, Off board, Tanker division, 20 Nov 2026, 5,001 rows");
    expect(rows.at(-1)?.[0]).toBe("Filters: none. Exported by Sari Wijaya at 20 Nov 2026 10:30 WIB");
    const people = rows.slice(3, -2);
    expect(people.map(([no]) => Number(no))).toEqual(people.map((_row, index) => index + 1));
    const numbers = await db
      .select({ number: crew.employeeNumber })
      .from(crew)
      .where(eq(crew.divisionId, 2))
      .orderBy(sql`${crew.employeeNumber} desc`);
    expect(people.map((row) => row[1])).toEqual(numbers.map(({ number }) => number));
    const written = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "crew.write-export"))
      .orderBy(auditEntries.id);
    expect(written).toMatchObject([
      {
        actorKind: "user",
        actorId: String(admin.userId),
        channel: "job",
        subject: "off-board",
        after: { rows: 5_001, filters: "none", columns: "staff", preparedFile: id },
      },
    ]);
    expect(await db.$count(sensitiveReads, eq(sensitiveReads.userId, admin.userId))).toBe(5_001);
  }),
);

test(
  "writes the list as it is at that time, without people stopped meanwhile",
  rolledBack(async (db) => {
    const one = await crowd(db, 5_001);
    const admin = await person(db, "crewingadmintanker");
    const id = await enqueueExport(admin, {});
    await db.update(crew).set({ processingStoppedAt: later }).where(eq(crew.id, one.id));
    expect(await write(admin, id)).toEqual({ rows: 5_000 });
    expect((await rowsIn(db, id)).some((row) => row[3] === "Crowd 0")).toBe(false);
  }),
);

test(
  "refuses other users, and the owner after a change of role, division or principal",
  rolledBack(async (db) => {
    await crowd(db, 5_001);
    const admin = await person(db, "crewingadmintanker");
    const id = await enqueueExport(admin);
    await expect(write(await person(db, "crewingadmintanker"), id)).rejects.toMatchObject({ code: "not-found" });
    for (const change of [
      { role: "crewingfinancetanker" },
      { role: "superadmin" },
      { role: "crewtanker", subRole: "crew" },
      { divisionId: 1 },
    ] as const)
      await expect(write({ ...admin, ...change }, id)).rejects.toMatchObject({ code: "forbidden" });
    expect(await storedFile(db, id)).toMatchObject({ state: "waiting", content: null });
    expect(await db.$count(sensitiveReads)).toBe(0);
  }),
);

test(
  "empties prepared files of an erased person and clears their filters and input",
  rolledBack(async (db) => {
    await crowd(db, 5_001);
    const admin = await person(db, "crewingadmintanker");
    const leaver = await seafarer(db, { divisionId: 2, rank: "Master", status: "resigned", resignedOn: "2026-01-15" });
    const [ready, waiting] = [await enqueueExport(admin, { filterList: "crowd" }), await enqueueExport(admin, {})];
    await write(admin, ready);
    const { id } = await makeDataRequest.execute(as(admin, { now: later }), {
      crewId: leaver.id,
      kind: "erase",
      reason: "Asked by letter",
    });
    await decideDataRequest.execute(as(await person(db, "crewingmanagertanker"), { now: later }), {
      id,
      decision: "Approved",
      reason: "",
    });
    const empty = { state: "failed", failure: "erased", content: null, name: null, rows: null, filters: "", input: {} };
    expect(await db.select().from(preparedFiles)).toMatchObject([empty, empty]);
    expect(await write(admin, waiting)).toEqual({ rows: null });
    expect(await storedFile(db, waiting)).toMatchObject(empty);
    const [erased] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "crew.decide-subject-request"))
      .orderBy(auditEntries.id);
    expect(erased?.after).toMatchObject({ erased: { prepared_files: 2 } });
  }),
);
