import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { projectRoot } from "../../project-root.mjs";
import { requiredPoint, assertThat, checkPoint, seconds } from "../assertions.mjs";
import { endContainer, executeIn, untilReady } from "../running.mjs";
import { signIn } from "../sign-in.mjs";
import { tryRestore } from "./backup.mjs";

/** Extract the files of an earlier version. @param {string} reference a tag or commit */
export function filesOf(reference) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-previous-"));
  const archive = execFileSync("git", ["-c", "tar.umask=0022", "archive", reference], {
    cwd: projectRoot,
    maxBuffer: 1024 ** 3,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  return folder;
}

const reads = async (visitor) => void (await visitor.read("Users/GetProfileByUserId"));

/**
 * Run the previous version and this one on one database and volume, upgrade it, then go back.
 * @param {{ base: string, refusesNewer: boolean, start: () => object }} before where the version before serves, with the demo; refusesNewer: from the version on that brought it
 * @param {{ base: string, volume: string, sql: import("postgres").Sql, start: () => object }} now the same database for this version, no demo
 */
export async function tryUpgrade(before, now) {
  const older = before.start();
  let visitor;
  await requiredPoint("the version before starts and fills in its demo", async () => {
    const taken = await untilReady(older, before.base);
    visitor = await signIn(before.base, "superadmin");
    await reads(visitor);
    return seconds(taken);
  });
  const [{ count }] = await now.sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
  const newer = now.start();
  await requiredPoint("this version migrates beside it", async () => seconds(await untilReady(newer, now.base)));
  const [, folder, key] = /dump before the upgrade: (\S+);.* --key (\S+)/.exec(newer.output) ?? [];
  await requiredPoint("a dump was made before, and is whole", () => {
    assertThat(folder && key, newer.output);
    const { status, stderr, stdout } = executeIn(newer, ["node", "scripts/backup.mjs", "--check", folder]);
    assertThat(status === 0, stdout + stderr);
  });
  await checkPoint("the version before still serves: pages, calls, a new sign-in", async () => {
    await reads(visitor);
    await reads(await signIn(before.base, "crewingadminmarine"));
    assertThat((await fetch(`${before.base}/health/ready`)).ok, "it is not ready");
  });
  await checkPoint("this version serves what that one wrote", async () => reads(await signIn(now.base, "superadmin")));
  await checkPoint("the doctor has no finding", () => {
    const { status, stdout, stderr } = executeIn(newer, ["node", "scripts/doctor.mjs"]);
    assertThat(status === 0, stdout + stderr);
    return stdout.trim().split("\n").at(-1);
  });
  await endContainer(older);
  if (before.refusesNewer)
    await checkPoint("started again the version before refuses, and says how to go back", async () => {
      const again = before.start();
      assertThat((await again.ended) === 1, `exit code ${again.code}`);
      assertThat(/newer than this program[^]*npm run restore/.test(again.output), again.output);
      const [after] = await now.sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
      assertThat(after.count > count, "there was nothing to migrate");
    });
  await endContainer(newer);
  return { folder, key };
}

/** Serve again on another database, with the session from before the dump. */
async function trySame(name, place, address) {
  await checkPoint(name, async () => {
    const container = place.start({ DATABASE_URL: address, DEMO: "0" });
    const taken = await untilReady(container, place.base);
    await reads(await signIn(place.base, "superadmin"));
    await endContainer(container);
    return seconds(taken);
  });
}

/**
 * Restore the dump from before the upgrade with both versions: this one migrates it, the previous one uses it as it is.
 * @param {{ folder: string, key: string }} dump
 * @param {{ onwards: string, back: string }} targets empty databases
 */
export async function tryAcross(before, now, { folder, key }, { onwards, back }) {
  const restore = ["node", "scripts/restore.mjs", folder, "--key", key];
  const to = (address) => ({ DATABASE_URL: address, DEMO: "0" });
  await tryRestore("this version restores the dump and migrates it on", now.run(restore, to(onwards)));
  await trySame("and serves it", now, onwards);
  // Versions up to 0.1.0 write migrations to a read-only folder of the image.
  const withPlace = { ...to(back), TMPDIR: "/app/.data" };
  await tryRestore("the version before restores the dump, to go back", before.run(restore, withPlace));
  await trySame("and serves it", before, back);
}
