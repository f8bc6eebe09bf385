import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { callOf, killedAfter } from "@/db/testing/databases/killed-process";
import { peopleOf } from "@/db/testing/long-run";
import { contentsOf, losses } from "@/db/testing/releases/contents";
import { readManifest as releaseOf } from "@/db/testing/releases/fixture";
import { onUpdatedRelease } from "@/db/testing/releases/on-release";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onScratchDatabase } from "@/db/testing/databases/scratch-database";
import { decryptWith, keyOf } from "@/scripts/aes.mjs";
import { readManifest } from "./manifest.mjs";
import { testRestore } from "./test-restore.mjs";
import { identityIn, restoreBackup } from "./restore.mjs";
import { withRunRecord } from "./runs.mjs";
import { copyBackup, removeOld, writeBackup, verifyBackup } from "./write-and-copy.mjs";

const folders: string[] = [];
const folder = () => {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-backup-test-"));
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach((one) => fs.rmSync(one, { recursive: true, force: true })));

const { dataKey } = releaseOf("0.1.0");
let identity: string;
let recipient: string;
beforeAll(async () => {
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
});
const keys = () => ({ dataKey, recipient, version: "0.1.0" });

type Scratch = Parameters<Parameters<typeof onScratchDatabase>[0]>[0];
let filled: Scratch;
let over: () => void;
let emptied: Promise<void>;

/** The fixture has large files replaced by small ones, with their former hashes. */
async function rehash({ sql }: Scratch) {
  const key = keyOf(dataKey);
  for (const { id, content } of await sql<{ id: string; content: Buffer }[]>`select id, content from files`) {
    const sha256 = createHash("sha256").update(decryptWith(key, content)).digest("hex");
    await sql`update files set sha256 = ${sha256} where id = ${id} and sha256 <> ${sha256}`;
  }
}

/** A database with rows in every table that release 0.1.0 had, and a queue. */
beforeAll(
  () =>
    new Promise<void>((ready, failed) => {
      emptied = onUpdatedRelease("0.1.0", async (scratch) => {
        await rehash(scratch);
        filled = scratch;
        ready();
        await new Promise<void>((end) => (over = end));
      }).catch(failed);
    }),
);
afterAll(async () => {
  over();
  await emptied;
  await closeDatabase();
});

test("a backup restored into an empty database has every row, sequence and waiting job, and every file opens", async () => {
  const { url, sql } = filled;
  const home = folder();
  const { folder: made, manifest } = await writeBackup({ url, home, ...keys() });
  expect(fs.readdirSync(home)).toEqual([path.basename(made)]);
  expect(manifest.tables.every(({ rows }) => rows >= 0)).toBe(true);
  expect(await verifyBackup(made)).toEqual([]);
  await onScratchDatabase(async (target) => {
    const steps: string[] = [];
    await restoreBackup({ url: target.url, dataKey, folder: made, identity, onStep: (step) => steps.push(step) });
    expect(losses(await contentsOf(sql), await contentsOf(target.sql), [])).toEqual([]);
    expect(steps.at(-1)).toMatch(/^[1-9]\d* files opened$/);
    const state = `select (select count(*)::int from graphile_worker._private_jobs) as jobs,
        (select count(*)::int from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace) as references,
        (select count(*)::int from pg_trigger where tgenabled <> 'O' and not tgisinternal) as sleeping,
        (select string_agg(sequencename || last_value, ' ' order by sequencename) from pg_sequences where schemaname = 'public') as sequences`;
    expect(await target.sql.unsafe(state)).toEqual(await sql.unsafe(state));
    const again = restoreBackup({ url: target.url, dataKey, folder: made, identity });
    await expect(again).rejects.toThrow("The database has data");
  });
});

test("a backup reveals no personal data without the key, and another key opens nothing", async () => {
  const { url, sql } = filled;
  const { folder: made } = await writeBackup({ url, home: folder(), ...keys() });
  const [one] = await sql<{ name: string }[]>`select full_name as name from crew where full_name <> '' limit 1`;
  for (const file of fs.readdirSync(made))
    expect([file, fs.readFileSync(path.join(made, file)).includes(one?.name ?? "nobody")]).toEqual([file, false]);
  const other = await generateX25519Identity();
  await onScratchDatabase(async (target) => {
    await expect(restoreBackup({ url: target.url, dataKey, folder: made, identity: other })).rejects.toThrow();
    const otherKey = randomBytes(32).toString("base64url");
    await expect(restoreBackup({ url: target.url, dataKey: otherKey, folder: made, identity })).rejects.toThrow(
      "DATA_KEY is not the one",
    );
    expect(await target.sql`select 1 from pg_tables where schemaname = 'public'`).toHaveLength(0);
  });
});

test("a backup in which a bit differs, or a file is missing, is refused before anything is written", async () => {
  const { url } = filled;
  const { folder: made } = await writeBackup({ url, home: folder(), ...keys() });
  const damaged = path.join(made, "crew.copy.gz.age");
  const bytes = fs.readFileSync(damaged);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  fs.writeFileSync(damaged, bytes);
  fs.rmSync(path.join(made, "users.copy.gz.age"));
  expect(await verifyBackup(made)).toEqual(["crew.copy.gz.age was changed", "users.copy.gz.age is missing"]);
  await expect(copyBackup(made, folder())).rejects.toThrow("is not what was written");
  await onScratchDatabase(async (target) => {
    await expect(restoreBackup({ url: target.url, dataKey, folder: made, identity })).rejects.toThrow("damaged");
    expect(await target.sql`select 1 from pg_tables where schemaname = 'public'`).toHaveLength(0);
  });
});

test("a proof restores beside the database and leaves nothing behind", async () => {
  const { url, sql } = filled;
  const { folder: made } = await writeBackup({ url, home: folder(), ...keys() });
  const names = () => sql`select datname from pg_database where datname like 'nakhoda_proof_%'`;
  const before = (await names()).length;
  expect((await testRestore({ url, dataKey, folder: made, identity })).tables.length).toBeGreaterThan(100);
  expect(await names()).toHaveLength(before);
});

const program = path.join(process.cwd(), "scripts/backup/write-and-copy.mjs");

/** Writes a backup in a process of its own, which is killed after so many milliseconds. */
const killed = (url: string, home: string, milliseconds: number) =>
  killedAfter(milliseconds, callOf(program, "writeBackup", { url, home, ...keys() }));

test("killed at any moment a backup leaves nothing that looks like one, and the next one is whole", async () => {
  const { url } = filled;
  const home = folder();
  for (const _time of peopleOf(10)) {
    await killed(url, home, 150 + Math.random() * 900);
    for (const name of fs.readdirSync(home).filter((one) => !one.startsWith(".")))
      expect([name, await verifyBackup(path.join(home, name))]).toEqual([name, []]);
  }
  const { folder: made } = await writeBackup({ url, home, ...keys() });
  expect(fs.readdirSync(home).filter((name) => name.startsWith("."))).toEqual([]);
  const copy = await copyBackup(made, folder());
  expect(readManifest(copy)).toEqual(readManifest(made));
});

test("every run is on record with what it did or why it failed, without a secret, and only one of a kind runs at a time", async () => {
  const { url, sql } = filled;
  const did = { name: "nakhoda-x", bytes: 5, tables: 2, rows: 7 };
  await sql`insert into maintenance_runs (kind) values ('backup')`;
  await withRunRecord(url, "backup", async () => {
    await expect(withRunRecord(url, "backup", async () => did)).rejects.toThrow("Another backup is running");
    return did;
  });
  const failing = withRunRecord(url, "proof", async () => {
    throw new Error("cannot reach postgres://nakhoda:secret@host/db with AGE-SECRET-KEY-1ABC");
  });
  await expect(failing).rejects.toThrow("cannot reach");
  const runs = await sql`select kind, error, name, bytes, tables, rows, ended_at is not null as ended
    from maintenance_runs order by id desc limit 3`;
  expect(runs.map((row) => ({ ...row }))).toEqual(
    [
      ...[{ kind: "proof", ended: true, error: "cannot reach postgres://…@host/db with AGE-SECRET-KEY-…" }],
      ...[{ kind: "backup", ended: true, error: null, name: "nakhoda-x", bytes: "5", tables: 2, rows: "7" }],
      ...[{ kind: "backup", ended: true, error: "killed before it was whole" }],
    ].map((row) => ({ name: null, bytes: null, tables: null, rows: null, ...row })),
  );
});

test("the command writes where the settings say and is on record; the proof of the newest one is too", async () => {
  const { url, sql } = filled;
  const [home, keyFile] = [folder(), path.join(folder(), "key.txt")];
  fs.writeFileSync(keyFile, identity);
  const env = { ...process.env, DATABASE_URL: url, DATA_KEY: dataKey, BACKUP_RECIPIENT: recipient, BACKUP_DIR: home };
  const run = async (script: string, ...args: string[]) => {
    const child = spawn(process.execPath, [path.join(process.cwd(), "scripts", script), ...args], {
      env,
      stdio: "ignore",
    });
    const [code] = await once(child, "exit");
    return code;
  };
  expect(await run("backup.mjs")).toBe(0);
  expect(await run("restore.mjs", "--newest", "--prove", "--key", keyFile)).toBe(0);
  const [name] = fs.readdirSync(home);
  const runs = await sql`select kind, name, error from maintenance_runs where name = ${name ?? ""} order by id`;
  expect(runs.map((row) => ({ ...row }))).toEqual([
    { kind: "backup", name, error: null },
    { kind: "proof", name, error: null },
  ]);
});

test("backups go after their days, but never the newest three", () => {
  const home = folder();
  const names = ["01", "10", "20", "25"].map((day) => `nakhoda-2026-11-${day}T02-30-00-000Z`);
  for (const name of [...names, "notes"]) fs.mkdirSync(path.join(home, name));
  expect(removeOld(home, 1, new Date("2026-11-27T00:00:00Z"))).toEqual(names.slice(0, 1));
  expect(removeOld(home, 1, new Date("2027-11-27T00:00:00Z"))).toEqual([]);
  expect(fs.readdirSync(home).sort()).toEqual([...names.slice(1), "notes"]);
});

test("the private key is found among the words of its file", () => {
  const file = path.join(folder(), "key.txt");
  fs.writeFileSync(file, `# made on a day\n${identity}\n`);
  expect(identityIn(file)).toBe(identity);
  fs.writeFileSync(file, "nothing");
  expect(() => identityIn(file)).toThrow("holds no private key");
});
