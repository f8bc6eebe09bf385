import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { drizzle } from "drizzle-orm/postgres-js";
import type { Transaction } from "@/db/client";
import { seedBulk } from "@/db/seed/bulk/seed-bulk";
import { demoDatabase } from "@/db/testing/databases/demo-fleet";
import { callOf } from "@/db/testing/databases/killed-process";
import { peopleOf } from "@/db/testing/long-run";
import { closeDatabase } from "@/db/testing/rolled-back";
import { onScratchDatabase } from "@/db/testing/databases/scratch-database";

const home = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-large-"));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
afterAll(closeDatabase);

const modules = path.join(process.cwd(), "scripts", "backup");
const limitSeconds = 600;
/** What may come and go between two looks at a process. */
const breath = 40;

/** Resident memory of a process in megabytes; undefined where the system does not report it. */
function residentOf(pid: number | undefined): number[] {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
    return [Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024];
  } catch {
    return [];
  }
}

/** Calls a function of a module in a process of its own, with the heap the server gives it, and watches it. */
async function watched(module: string, name: string, options: object) {
  const args = ["--max-old-space-size=256", ...callOf(path.join(modules, module), name, options)];
  const began = performance.now();
  const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, MALLOC_ARENA_MAX: "2" } });
  const seen: number[] = [];
  const looking = setInterval(() => seen.push(...residentOf(child.pid)), 200);
  const [code] = await once(child, "exit");
  clearInterval(looking);
  const half = Math.ceil(seen.length / 2);
  const most = (some: number[]) => Math.round(Math.max(0, ...some));
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { code, seconds, firstHalf: most(seen.slice(0, half)), secondHalf: most(seen.slice(half)) };
}

test("backup and restore take minutes and no more memory for many people than for few (300 in the suite, 100,000 by npm run long)", async () => {
  const now = new Date();
  await onScratchDatabase(
    async ({ url, sql }) => {
      const people = peopleOf(300).length;
      // Vessels of the many are like those of the demo.
      await drizzle(sql, { casing: "snake_case" }).transaction((tx) =>
        seedBulk(tx as unknown as Transaction, now, people),
      );
      await sql`vacuum analyze`;
      const identity = await generateX25519Identity();
      const [recipient, dataKey] = [await identityToRecipient(identity), process.env.DATA_KEY];
      const backup = await watched("write-and-copy.mjs", "writeBackup", {
        url,
        home,
        recipient,
        dataKey,
        version: "0.1.0",
      });
      const [name = ""] = fs.readdirSync(home);
      const folder = path.join(home, name);
      const bytes = fs.readdirSync(folder).reduce((sum, file) => sum + fs.statSync(path.join(folder, file)).size, 0);
      await onScratchDatabase(async (target) => {
        const restore = await watched("restore.mjs", "restoreBackup", { url: target.url, folder, identity, dataKey });
        const counted = (from: typeof sql) => from`select count(*)::int as people from crew`;
        expect([...(await counted(target.sql))]).toEqual([...(await counted(sql))]);
        if (process.env.LONG_SEED) {
          const figures = { people, megabytes: Math.round(bytes / 1_048_576), backup, restore };
          fs.mkdirSync(path.join(".data", "long"), { recursive: true });
          fs.writeFileSync(path.join(".data", "long", "backup-large-figures.json"), `${JSON.stringify(figures)}\n`);
        }
        for (const { code, seconds, firstHalf, secondHalf } of [backup, restore]) {
          expect(code).toBe(0);
          expect(seconds).toBeLessThan(limitSeconds);
          expect(secondHalf).toBeLessThanOrEqual(firstHalf + breath);
        }
      });
    },
    await demoDatabase(now),
  );
}, 7_200_000);
