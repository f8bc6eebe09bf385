import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import type { Sql } from "postgres";
import postgres from "postgres";
import { callOf, killedAfter } from "@/db/testing/databases/killed-process";
import { peopleOf } from "@/db/testing/long-run";
import { readManifest as releaseOf } from "@/db/testing/releases/fixture";
import { onUpdatedRelease } from "@/db/testing/releases/on-release";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onScratchDatabase } from "@/db/testing/databases/scratch-database";
import { blindIndexWith, decryptWith, encryptWith, keyOf, nameOfKey } from "@/scripts/aes.mjs";
import { writeBackup } from "@/scripts/backup/write-and-copy.mjs";
import { restoreBackup } from "@/scripts/backup/restore.mjs";
import { connected } from "@/scripts/backup/connection.mjs";
import { encryptedTables } from "./catalog.mjs";
import { forgetOldKeys, oldKeysIn, replaceKey } from "./key-files.mjs";
import { checkAll, rotateDataKey } from "./rotate-data-key.mjs";

afterAll(closeDatabase);

const { dataKey: old } = releaseOf("0.1.0");
const newKey = () => randomBytes(32).toString("base64url");

/** What a database says, with every encrypted value as the digest of its text, by the key that opens it. */
async function contents(url: string, sql: Sql, key: string) {
  const found: Record<string, string[]> = {};
  for (const { name, columns, keys } of await connected(url, encryptedTables)) {
    const rows = await sql.unsafe(`select * from "${name}" order by ${keys.map((one) => `"${one}"`).join(", ")}`);
    found[name] = rows.map((row) => {
      const plain: Record<string, unknown> = { ...row };
      for (const column of columns)
        plain[column] =
          row[column] &&
          createHash("sha256")
            .update(decryptWith(keyOf(key), row[column]))
            .digest("hex");
      delete plain.id_number_hash;
      return JSON.stringify(plain);
    });
  }
  return found;
}

const program = path.join(process.cwd(), "scripts/rotate/rotate-data-key.mjs");

/** Rotates in a process of its own, which is killed after so many milliseconds. */
const killed = (options: object, milliseconds: number) => killedAfter(milliseconds, callOf(program, "rotate", options));

/** A database of the first release, brought up to date. */
const onFilled = (work: (scratch: { url: string; sql: Sql }) => Promise<void>) => onUpdatedRelease("0.1.0", work);

test("killed again and again a rotation goes on where it was: every value is the same under the new key, and no other column changed", () =>
  onFilled(async ({ url, sql }) => {
    const before = await contents(url, sql, old);
    expect(Object.values(before).flat().length).toBeGreaterThan(1_000);
    const newest = newKey();
    for (const _time of peopleOf(10)) await killed({ url, newest, old }, 120 + Math.random() * 400);
    // What is written meanwhile by a server that has the new key, and what one copied from an older row.
    const [person] = await sql`select id from crew where id_number is not null limit 1`;
    await sql`update crew set kk_number = ${encryptWith(keyOf(newest), Buffer.from("317"))} where id = ${person?.id}`;
    expect(await rotateDataKey({ url, newest, old })).toBe("done");
    const after = await contents(url, sql, newest);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [table, rows] of Object.entries(before))
      if (table !== "crew") expect([table, after[table]]).toEqual([table, rows]);
    expect(after.crew).toHaveLength(before.crew?.length ?? 0);
    for (const table of ["crew", "applicants"]) {
      const rows = await sql.unsafe(`select id_number, id_number_hash from ${table} where id_number_hash is not null`);
      expect(rows.length).toBeGreaterThan(0);
      for (const { id_number: sealed, id_number_hash: hash } of rows)
        expect(hash).toBe(blindIndexWith(keyOf(newest), decryptWith(keyOf(newest), sealed).toString("utf8")));
    }
    expect((await checkAll({ url, newest })).filter(({ others }) => others > 0)).toEqual([]);
    expect(await rotateDataKey({ url, newest, old })).toBe("done");
  }));

test("a value no listed key opens is left and counted; what an old server wrote afterwards is found by another run", () =>
  onFilled(async ({ url, sql }) => {
    const newest = newKey();
    const [one, other] = await sql<
      { id: number }[]
    >`select id from crew where id_number is not null order by id limit 2`;
    const foreign = encryptWith(keyOf(newKey()), Buffer.from("317"));
    await sql`update crew set npwp_number = ${foreign} where id = ${one?.id ?? 0}`;
    expect(await rotateDataKey({ url, newest, old })).toBe("done");
    const [kept] = await sql`select npwp_number from crew where id = ${one?.id ?? 0}`;
    expect(kept?.npwp_number).toEqual(foreign);
    const [progressRow] =
      await sql`select unreadable from key_rotation_tables where table_name = 'crew' order by pass desc limit 1`;
    expect(progressRow?.unreadable).toBe(1);
    await sql`update crew set npwp_number = ${encryptWith(keyOf(old), Buffer.from("318"))} where id in ${sql([one?.id ?? 0, other?.id ?? 0])}`;
    expect(await rotateDataKey({ url, newest, old })).toBe("done");
    expect((await checkAll({ url, newest })).find(({ table }) => table === "crew")?.others).toBe(2);
    expect(await rotateDataKey({ url, newest, old, again: true })).toBe("done");
    expect((await checkAll({ url, newest })).find(({ table }) => table === "crew")?.others).toBe(0);
  }));

test("changes nothing while a server runs with another key; sealed and frozen rows remain guarded", () =>
  onFilled(async ({ url, sql }) => {
    const newest = newKey();
    const server = postgres(url, { max: 1, connection: { application_name: `nakhoda ${nameOfKey(keyOf(old))}` } });
    await server`select 1`;
    expect(await rotateDataKey({ url, newest, old })).toBe("others");
    await server.end();
    const own = postgres(url, { max: 1, connection: { application_name: `nakhoda ${nameOfKey(keyOf(newest))}` } });
    await own`select 1`;
    expect(await rotateDataKey({ url, newest, old, milliseconds: 0 })).toBe("more");
    await own.end();
    await expect(sql`update evidence_packs set json = 'x'::bytea`).rejects.toThrow("erased only");
    const renewing = (text: string) =>
      sql.begin(async (transaction) => {
        await transaction`set local nakhoda.reencrypting = 'on'`;
        await transaction.unsafe(text);
      });
    await expect(renewing("update evidence_packs set pdf_hash = 'x'")).rejects.toThrow("encrypted anew");
    await expect(renewing("update evidence_packs set json = null")).rejects.toThrow("encrypted anew");
    await expect(renewing("delete from person_months where state <> 'draft'")).rejects.toThrow("encrypted anew");
  }));

test("a backup of before, or of the middle of a rotation, is restored with both keys listed and refused with the new one alone", () =>
  onFilled(async ({ url, sql }) => {
    const [key, newest] = [await generateX25519Identity(), newKey()];
    const home = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-rotation-test-"));
    for (const { id, content } of await sql<{ id: string; content: Buffer }[]>`select id, content from files`)
      await sql`update files set sha256 = ${createHash("sha256")
        .update(decryptWith(keyOf(old), content))
        .digest("hex")} where id = ${id}`;
    const recipient = await identityToRecipient(key);
    const made = { url, home, recipient, version: "0.1.0" };
    const { folder: first } = await writeBackup({ ...made, dataKey: old, now: new Date("2026-11-01") });
    await killed({ url, newest, old }, 700);
    const { folder: middle } = await writeBackup({
      ...made,
      dataKey: newest,
      oldKeys: old,
      now: new Date("2026-11-02"),
    });
    await rotateDataKey({ url, newest, old });
    const { manifest } = await writeBackup({ ...made, dataKey: newest, oldKeys: old, now: new Date("2026-11-03") });
    expect(manifest.oldKeyChecks).toEqual([]);
    for (const folder of [first, middle])
      await onScratchDatabase(async (target) => {
        const given = { url: target.url, dataKey: newest, folder, identity: key };
        await expect(restoreBackup(given)).rejects.toThrow("DATA_KEY is not the one");
        await restoreBackup({ ...given, oldKeys: old });
        expect(await rotateDataKey({ url: target.url, newest, old })).toBe("done");
        expect((await checkAll({ url: target.url, newest })).filter(({ others }) => others > 0)).toEqual([]);
      });
    fs.rmSync(home, { recursive: true });
  }));

test("a new key replaces the one beside the database, which is listed until it is forgotten", () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-keys-test-"));
  const kept = () => fs.readFileSync(path.join(home, "data-key"), "utf8");
  fs.writeFileSync(path.join(home, "data-key"), "first");
  replaceKey(home);
  const second = kept();
  replaceKey(home);
  expect(oldKeysIn(home)).toEqual([second, "first"]);
  expect(new Set(["first", second, kept()]).size).toBe(3);
  forgetOldKeys(home);
  expect(oldKeysIn(home)).toEqual([]);
  fs.rmSync(home, { recursive: true });
});
