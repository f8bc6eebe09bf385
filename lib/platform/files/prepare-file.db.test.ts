import { eq } from "drizzle-orm";
import type { JobHelpers } from "graphile-worker";
import { z } from "zod";
import type { Transaction } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { preparedFiles } from "@/db/schema/files";
import { users } from "@/db/schema/users";
import { person } from "@/db/testing/people";
import { prepared } from "@/db/testing/databases/prepared";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { AppError, refused } from "../errors";
import { write, type Caller } from "../operation";
import { FileAnswer } from "./file-response";
import { prepareFile } from "./prepare-file";
import { finishPrepared, startPrepared, clearAllPrepared } from "./prepared";

afterAll(closeDatabase);

/** An operation that writes a file; its behaviour is set by the test. */
function writer(meet: (db: Transaction) => Promise<void> | void = () => {}) {
  const callers: Caller[] = [];
  const operation = write({
    name: "test.write",
    access: "signed-in",
    input: z.object({ id: z.uuid() }),
    output: z.null(),
    async run({ db, audit, ...caller }, { id }) {
      callers.push(caller);
      audit({ subject: id });
      await meet(db);
      await finishPrepared(
        db,
        id,
        new FileAnswer("list.xlsx", "application/x-test", new TextEncoder().encode("sheet")),
        { rows: 3, now: caller.now },
      );
      return null;
    },
  });
  return { callers, task: prepareFile(operation) };
}
// Of what the queue hands over only the job's attempts are read.
const helpers = (attempts: number) => ({ job: { attempts, max_attempts: 5 } }) as JobHelpers;
const kept = async (db: Transaction, id: string) =>
  (await db.select().from(preparedFiles).where(eq(preparedFiles.id, id)))[0];
const entries = (db: Transaction) => db.$count(auditEntries, eq(auditEntries.operation, "test.write"));

test(
  "writes the file in the requester's name, division and language, and not again after a crash",
  rolledBack(async (db) => {
    const admin = await person(db, "superadmin");
    const { id } = await prepared(db, admin, { divisionId: 2, locale: "id" });
    const { task, callers } = writer();
    for (const attempt of [1, 2]) await task({ id }, helpers(attempt));
    expect(callers).toMatchObject([
      {
        actor: { kind: "user", userId: admin.userId, divisionId: 2, role: "superadmin" },
        locale: "id",
        channel: "job",
      },
    ]);
    expect(await kept(db, id)).toMatchObject({ state: "ready", rows: 3, size: 5, content: Buffer.from("sheet") });
    expect([await entries(db), await db.$count(preparedFiles)]).toEqual([1, 1]);
  }),
);

test.each([
  ["is deactivated", { deactivatedAt: new Date() }],
  ["has another role", { role: "crewingplanningmarine" as const }],
  ["moved to the other division", { divisionId: 2 }],
  ["may no longer open the list", { accessList: ["profile"] }],
])("writes nothing for a user who %s when it runs", (_case, change) =>
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const { id } = await prepared(db, admin);
    await db.update(users).set(change).where(eq(users.id, admin.userId));
    const { task, callers } = writer();
    await task({ id }, helpers(1));
    expect(callers).toEqual([]);
    expect(await kept(db, id)).toMatchObject({ state: "failed", failure: "rights", content: null });
  })(),
);

test(
  "what goes wrong is tried again without a trace, and shown to its owner when the last attempt is spent",
  rolledBack(async (db) => {
    const { id } = await prepared(db, await person(db, "crewingadminmarine"));
    const { task } = writer(() => {
      throw new Error("the disk is full");
    });
    await expect(task({ id }, helpers(4))).rejects.toThrow("the disk is full");
    expect(await kept(db, id)).toMatchObject({ state: "waiting", failure: null });
    await expect(task({ id }, helpers(5))).rejects.toThrow("the disk is full");
    expect(await kept(db, id)).toMatchObject({ state: "failed", failure: "error" });
    expect(await entries(db)).toBe(0);
  }),
);

test.each([
  ["a list too long", refused("crew.export.tooMany", { max: 1 }), "too-many"],
  ["a right taken away", new AppError("forbidden", "errors.forbidden"), "rights"],
])("%s is a refusal, final at once", (_case, refusal, failure) =>
  rolledBack(async (db) => {
    const { id } = await prepared(db, await person(db, "crewingadminmarine"));
    const { task } = writer(() => {
      throw refusal;
    });
    await task({ id }, helpers(1));
    expect(await kept(db, id)).toMatchObject({ state: "failed", failure });
  })(),
);

test(
  "a file withdrawn or removed while it is written is thrown away with its record",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    const [withdrawn, removed] = [await prepared(db, admin), await prepared(db, admin)];
    await writer(() => {
      throw new AppError("conflict", "prepared-files.notWaiting");
    }).task({ id: withdrawn.id }, helpers(1));
    await clearAllPrepared(db);
    expect(await kept(db, withdrawn.id)).toMatchObject({ state: "failed", content: null, input: {}, filters: "" });
    await db.delete(preparedFiles).where(eq(preparedFiles.id, removed.id));
    await writer().task({ id: removed.id }, helpers(1));
    await expect(
      finishPrepared(db, withdrawn.id, new FileAnswer("", "", new Uint8Array(1)), { rows: 1, now: new Date() }),
    ).rejects.toMatchObject({ code: "conflict" });
    expect([await entries(db), await db.$count(preparedFiles)]).toEqual([0, 1]);
  }),
);

test(
  "allows ten files per user, without those of others and expired ones",
  rolledBack(async (db) => {
    const [admin, other] = [await person(db, "crewingadminmarine"), await person(db, "crewingadminmarine")];
    const now = new Date();
    const requested = (part: number) => ({
      task: "write-crew-export",
      access: "crew:list" as const,
      title: "Crew list",
      filters: "none",
      input: { part },
    });
    await prepared(db, other);
    await prepared(db, admin, { expiresAt: new Date(now.getTime() - 1) });
    for (let part = 1; part <= 10; part += 1)
      await startPrepared(db, { actor: admin, now, locale: "en" }, requested(part));
    await expect(startPrepared(db, { actor: admin, now, locale: "en" }, requested(11))).rejects.toMatchObject({
      code: "rule",
      messageKey: "prepared-files.tooMany",
      values: { most: 10 },
    });
    await startPrepared(db, { actor: other, now, locale: "en" }, requested(11));
  }),
);
