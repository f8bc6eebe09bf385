import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { connection } from "@/db/client";
import { closeDatabase } from "@/db/testing/rolled-back";
import { verifyBackup } from "@/scripts/backup/write-and-copy.mjs";
import { jobs, schedule, tasks } from "./jobs";

const home = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-jobs-test-"));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
afterAll(closeDatabase);

const keyFile = path.join(home, "key.txt");
const backups = path.join(home, "backups");

/** Start the queue as instrumentation.ts does, after everything is loaded. */
const program = `
  const { tasks } = await import("./app/jobs.ts");
  const { maintenanceSchedule } = await import("./db/maintenance-schedule.ts");
  const { startWorker } = await import("./lib/platform/jobs/worker.ts");
  if (process.env.SET_BACK) await import("./db/testing/setup/set-back.mjs");
  await startWorker(tasks, maintenanceSchedule());`;

type Run = { error: string | null; name: string | null };
const endedRuns = (kind: string) =>
  connection()<Run[]>`select error, name from maintenance_runs where kind = ${kind} and ended_at is not null`;

/** Run the queue of an instance until a run of this kind has ended. @returns its record */
async function untilRun(kind: string, settings: Record<string, string>): Promise<Run[]> {
  const args = ["--conditions=react-server", "--import", "tsx", "--input-type=module", "-e", program];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "", PROJECT_ROOT: process.cwd(), BACKUP_DIR: backups, ...settings },
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const over = once(child, "exit");
  try {
    for (;;) {
      const runs = await endedRuns(kind);
      if (runs.length > 0) return runs;
      if (child.exitCode !== null) throw new Error(`the instance ended:\n${said}`);
      await sleep(100);
    }
  } finally {
    child.kill("SIGKILL");
    await over;
  }
}

test("every job has a name of its own, and those of the settings exist", () => {
  const names = jobs.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  const times = { BACKUP_AT: "02:00", BACKUP_RECIPIENT: "x", BACKUP_PROOF_AT: "03:00", BACKUP_PROOF_KEY: "x" };
  const settings = { ...process.env };
  Object.assign(process.env, times);
  expect(schedule().filter(({ task }) => !tasks[task])).toEqual([]);
  process.env = settings;
});

test("when the minute of BACKUP_AT comes the queue writes a whole backup by itself", async () => {
  const identity = await generateX25519Identity();
  fs.writeFileSync(keyFile, identity);
  const recipient = await identityToRecipient(identity);
  const [run] = await untilRun("backup", { BACKUP_RECIPIENT: recipient, SET_BACK: "BACKUP_AT" });
  expect(run?.error).toBeNull();
  expect(fs.readdirSync(backups)).toEqual([run?.name]);
  expect(await verifyBackup(path.join(backups, run?.name ?? ""))).toEqual([]);
}, 120_000);

test("a proof that was due by BACKUP_PROOF_AT while no instance ran is made as soon as one runs", async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await connection()`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('run-proof', ${ago(48)}, ${ago(26)})`;
  const at = new Date(ago(2).getTime() + 7 * 3_600_000).toISOString().slice(11, 16);
  const [run] = await untilRun("proof", { BACKUP_PROOF_AT: at, BACKUP_PROOF_KEY: keyFile });
  expect(run).toEqual({ error: null, name: fs.readdirSync(backups)[0] });
}, 120_000);
