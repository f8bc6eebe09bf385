import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Sql } from "postgres";
import { killedAfter, untilAlone } from "@/db/testing/databases/killed-process";
import { peopleOf, propertyTimeout } from "@/db/testing/long-run";
import { changes } from "@/db/testing/releases/changes";
import { contentsOf, losses } from "@/db/testing/releases/contents";
import { readManifest as releaseOf } from "@/db/testing/releases/fixture";
import { onRelease } from "@/db/testing/releases/on-release";
import { restoreRelease } from "@/db/testing/releases/restore";
import { closeDatabase } from "@/db/testing/rolled-back";
import { migrationsToday } from "@/scripts/backup/migrations.mjs";
import { verifyBackup } from "@/scripts/backup/write-and-copy.mjs";
import { upgrade } from "@/scripts/prepare-database.mjs";

const home = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-migration-kills-"));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
afterAll(closeDatabase);

const release = releaseOf("0.1.0");
const today = migrationsToday().map(({ hash }) => hash);
const program = path.join(process.cwd(), "scripts/with-db.mjs");
const dumps = path.join(home, "upgrades");

const applied = async (sql: Sql) =>
  (await sql`select hash from drizzle.__drizzle_migrations order by created_at`).map(({ hash }) => String(hash));

/** After these many milliseconds an upgrade of the first release has ended, on a machine that does nothing else. */
const longest = 5_000;

test(
  "killed again and again an upgrade leaves the old state or the new one, with a dump that is whole, and the next start goes on (10 in the suite, 200 by npm run long)",
  () =>
    onRelease("0.1.0", async ({ url, sql }) => {
      const settings = { DATABASE_URL: url, DATA_KEY: release.dataKey, PGDATA_DIR: home, DEMO: "0" };
      const [old, before] = [await applied(sql), await contentsOf(sql)];
      const restarted = async () => {
        await sql.unsafe(
          "drop schema public cascade; drop schema drizzle cascade; drop schema graphile_worker cascade",
        );
        await sql`create schema public`;
        await restoreRelease(url, sql, "0.1.0");
      };
      const finished = async () => {
        await upgrade({ env: settings, home }, () => {});
        expect(await applied(sql)).toEqual(today);
        expect(losses(before, await contentsOf(sql), changes)).toEqual([]);
        expect(await sql`select 1 from graphile_worker.jobs limit 1`).toBeDefined();
      };
      for (const _time of peopleOf(10)) {
        await killedAfter(300 + Math.random() * longest, [program, "migrate"], settings);
        await untilAlone(sql);
        for (const name of fs.existsSync(dumps) ? fs.readdirSync(dumps).filter((one) => !one.startsWith(".")) : [])
          expect([name, await verifyBackup(path.join(dumps, name))]).toEqual([name, []]);
        const now = await applied(sql);
        if (now.length === old.length) {
          expect(now).toEqual(old);
          expect(losses(before, await contentsOf(sql), [])).toEqual([]);
          continue;
        }
        await finished();
        await restarted();
      }
      await finished();
    }),
  propertyTimeout,
);
