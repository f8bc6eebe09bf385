import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import type { Sql } from "postgres";
import { callOf, killedAfter, untilAlone } from "@/db/testing/databases/killed-process";
import { peopleOf, propertyTimeout } from "@/db/testing/long-run";
import { askingOf } from "@/db/testing/releases/asking";
import { changes } from "@/db/testing/releases/changes";
import { contentsOf, losses } from "@/db/testing/releases/contents";
import { readManifest as releaseOf } from "@/db/testing/releases/fixture";
import { onRelease } from "@/db/testing/releases/on-release";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onScratchDatabase } from "@/db/testing/databases/scratch-database";
import { decryptWith, keyOf } from "@/scripts/aes.mjs";
import { migrate } from "@/scripts/migrate.mjs";
import { hasData } from "@/scripts/upgrade/data.mjs";
import { restoreBackup } from "./restore.mjs";
import { writeBackup } from "./write-and-copy.mjs";

const home = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-restore-kills-"));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
afterAll(closeDatabase);

const program = path.join(process.cwd(), "scripts/backup/restore.mjs");
const { dataKey } = releaseOf("0.1.0");

/** A database of the first release with valid file hashes, and its backup. */
async function madeFrom({ url, sql }: { url: string; sql: Sql }, recipient: string) {
  for (const { id, content } of await sql<{ id: string; content: Buffer }[]>`select id, content from files`) {
    const sha256 = createHash("sha256")
      .update(decryptWith(keyOf(dataKey), content))
      .digest("hex");
    await sql`update files set sha256 = ${sha256} where id = ${id} and sha256 <> ${sha256}`;
  }
  return (await writeBackup({ url, home, recipient, dataKey, version: "0.1.0" })).folder;
}

async function emptied(sql: Sql) {
  await sql.unsafe("drop schema public cascade; drop schema drizzle cascade; drop schema graphile_worker cascade");
  await sql`create schema public`;
}

/** After these many milliseconds a restore of the first release has ended, on a machine that does nothing else. */
const longest = 6_000;

test(
  "killed again and again a restore leaves a database that is whole, or empty for the next one (10 in the suite, 200 by npm run long)",
  () =>
    onRelease("0.1.0", async (source) => {
      const identity = await generateX25519Identity();
      const folder = await madeFrom(source, await identityToRecipient(identity));
      const before = await contentsOf(source.sql);
      await onScratchDatabase(async ({ url, sql }) => {
        const given = { url, dataKey, folder, identity };
        const isWhole = async () => {
          expect(losses(before, await contentsOf(sql), changes)).toEqual([]);
          await expect(restoreBackup(given)).rejects.toThrow("The database has data");
        };
        for (const _time of peopleOf(10)) {
          const ended = await killedAfter(200 + Math.random() * longest, callOf(program, "restoreBackup", given));
          await untilAlone(sql);
          if (!(await hasData(askingOf(sql)))) {
            expect(ended).toBe(false);
            continue;
          }
          // Stored, and perhaps not migrated on yet: a start does that.
          await migrate(url);
          await isWhole();
          await emptied(sql);
        }
        await restoreBackup(given);
        await isWhole();
      });
    }),
  propertyTimeout,
);
