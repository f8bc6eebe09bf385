import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import postgres from "postgres";
import { requiredPoint, megabytes, assertThat, checkPoint, seconds } from "../assertions.mjs";
import { endContainer, executeIn, untilReady } from "../running.mjs";
import { tryRestart } from "./restart.mjs";

/** Paths of the volume and of the private key in it. */
const volumeInside = "/app/.data";
const keyFile = `${volumeInside}/backup-key.txt`;

/** Create a private key in the volume for the image's account. @returns the public key */
async function keyIn(volume) {
  const file = path.join(volume, path.basename(keyFile));
  const identity = await generateX25519Identity();
  fs.writeFileSync(file, `${identity}\n`, { mode: 0o600 });
  const { uid, gid } = fs.statSync(volume);
  fs.chownSync(file, uid, gid);
  return identityToRecipient(identity);
}

/** The minute after next in Asia/Jakarta. Until then the instance has started. */
const soon = () => new Date(Date.now() + 90_000 + 7 * 3_600_000).toISOString().slice(11, 16);

async function endedRun(sql, kind) {
  for (let tries = 0; tries < 900; tries++) {
    const [run] = await sql`
      select name, error, rows, bytes, extract(epoch from ended_at - started_at)::float as seconds
      from maintenance_runs where kind = ${kind} and ended_at is not null order by id desc limit 1`;
    if (run) return run;
    await sleep(200);
  }
  throw new Error(`waited in vain for the ${kind}`);
}

/** Return the last output lines of a restore in its own container. */
export async function tryRestore(name, restoring) {
  await requiredPoint(name, async () => {
    assertThat((await restoring.ended) === 0, restoring.output);
    const [, taken] = /([\d.]+) s {2}restored:/.exec(restoring.output) ?? [];
    assertThat(taken && restoring.output.includes("the doctor has no finding"), restoring.output);
    return seconds(Number(taken));
  });
}

/**
 * Try a scheduled backup, its restore test, and a restore on a new machine with an empty database.
 * @param demo a place that was filled and is not served now
 * @param {{ address: string }} target an empty database
 */
export async function tryBackup(demo, target, people, before) {
  const recipient = await keyIn(demo.volume);
  const container = demo.start({ BACKUP_RECIPIENT: recipient, BACKUP_AT: soon(), BACKUP_PROOF_KEY: keyFile });
  let folder;
  await requiredPoint("BACKUP_AT: the instance writes a backup by itself", async () => {
    await untilReady(container, demo.base);
    const { error, rows, bytes, seconds: taken, name } = await endedRun(demo.sql, "backup");
    assertThat(!error, error);
    folder = `${volumeInside}/backups/${name}`;
    return `${seconds(taken)}, ${rows} rows, ${megabytes(bytes / 1_048_576)} sealed`;
  });
  const command = (...args) => {
    const { status, stdout, stderr } = executeIn(container, ["node", ...args]);
    assertThat(status === 0, stdout + stderr);
    return stdout;
  };
  await checkPoint("the backup is as it was written", () => void command("scripts/backup.mjs", "--check", folder));
  await checkPoint("the newest backup is proven in a second database", () => {
    const said = command("scripts/restore.mjs", "--newest", "--prove", "--key", keyFile);
    return seconds(Number(/([\d.]+) s {2}proven:/.exec(said)?.[1]));
  });
  await endContainer(container);
  const restore = ["node", "scripts/restore.mjs", folder, "--key", keyFile];
  const there = { DATABASE_URL: target.address, DEMO: "0" };
  await tryRestore("the backup is restored into an empty database", demo.run(restore, there));
  await checkPoint("a second restore is refused: the database has data", async () => {
    const again = demo.run(restore, there);
    assertThat((await again.ended) === 1 && again.output.includes("The database has data"), again.output);
  });
  const sql = postgres(target.address, { max: 1, onnotice: () => {} });
  const restored = demo.start(there);
  await tryRestart(restored, { base: demo.base, sql }, people, before);
  await checkPoint("and its doctor has no finding", () => {
    const { status, stdout, stderr } = executeIn(restored, ["node", "scripts/doctor.mjs"]);
    assertThat(status === 0, stdout + stderr);
    return stdout.trim().split("\n").at(-1);
  });
  await endContainer(restored);
  await sql.end();
}
