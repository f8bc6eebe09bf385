import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { spawnSync } from "node:child_process";
import postgres from "postgres";
import { startEmbeddedPostgres } from "./embedded-postgres.mjs";
import { buildImage } from "./container/image.mjs";
import { failureCount, checkPoint, assertThat } from "./container/assertions.mjs";
import { endAll, newVolume, startContainer } from "./container/running.mjs";
import { snapshotState, tryRestart } from "./container/trials/restart.mjs";
import { tryBackup } from "./container/trials/backup.mjs";
import { tryClosed } from "./container/trials/hardening.mjs";
import { tryEarlyEnd, tryEnding, tryGivingBack, tryIdleEnd, tryTakingUp } from "./container/trials/ending.mjs";
import { trySize, tryStart } from "./container/trials/start.mjs";
import { filesOf, tryAcross, tryUpgrade } from "./container/trials/upgrade.mjs";
import { tryWork } from "./container/trials/daily-work.mjs";
import { projectRoot } from "./project-root.mjs";
import { stopwatchLog } from "./session.mjs";

const cache = path.resolve(process.env.CONTAINER_CACHE ?? path.join(os.tmpdir(), "nakhoda-container"));
const largestMegabytes = 350;
const previous = process.env.CONTAINER_PREVIOUS;
const folders = [];

/** Tools the steps need on this machine (docs/decisions/21-container.md). */
function mustBeAble() {
  if (process.platform !== "linux" || process.getuid() !== 0) throw new Error("npm run container needs root on Linux.");
  const missing = ["unshare", "chroot", "nsenter", "debootstrap"].filter((tool) => spawnSync(tool, ["--help"]).error);
  if (missing.length > 0) throw new Error(`npm run container needs ${missing.join(", ")}.`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "0.0.0.0", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** @returns its address */
async function newDatabase(cluster, name) {
  const address = new URL(cluster.url);
  const owner = postgres(cluster.url, { max: 1 });
  await owner.unsafe(`create database ${name}`);
  await owner.end();
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * An image with a database and a volume. `start` may be called again with other settings; `run` executes a command in a
 * new container.
 */
async function beside(image, { volume, address, sql }, settings) {
  const port = String(await freePort());
  const base = `http://localhost:${port}`;
  const env = { ...settings, PORT: port, AUTH_URL: base, DATABASE_URL: address };
  const start = (more = {}) => startContainer(image, { volume, env: { ...env, ...more } });
  const run = (command, more = {}) => startContainer({ ...image, command }, { volume, env: { ...env, ...more } });
  return { base, sql, volume, address, start, run };
}

/** The same with a new database and volume. */
async function place(image, cluster, name, settings) {
  const address = await newDatabase(cluster, name);
  const volume = newVolume(image);
  folders.push(volume);
  const sql = postgres(address, { max: 3, onnotice: () => {} });
  return beside(image, { volume, address, sql }, settings);
}

/** With CONTAINER_PREVIOUS, a tag or commit with fewer migrations: two versions on one database. */
async function tryTwoVersions(image, cluster) {
  if (!previous) return;
  const context = filesOf(previous);
  folders.push(context);
  const older = buildImage({ context, cache, say: stopwatchLog() });
  const before = await place(older, cluster, "upgraded", { DEMO: "1" });
  const refusesNewer = fs.existsSync(path.join(context, "scripts", "upgrade", "journal.mjs"));
  const now = await beside(image, before, { DEMO: "0" });
  const dump = await tryUpgrade({ ...before, refusesNewer }, now);
  await tryAcross(before, now, dump, {
    onwards: await newDatabase(cluster, "onwards"),
    back: await newDatabase(cluster, "back"),
  });
  await before.sql.end();
}

async function tryEmpty(image, cluster) {
  const empty = await place(image, cluster, "empty", {});
  const container = empty.start();
  await tryStart(container, empty);
  await tryClosed(container, empty.volume);
  await tryIdleEnd(container);
  await empty.sql.end();
}

async function tryDemo(image, cluster) {
  const demo = await place(image, cluster, "demo", { DEMO: "1" });
  await tryEarlyEnd(demo.start(), demo);
  const first = demo.start();
  const people = await tryWork(first, demo);
  if (failureCount() > 0) console.log(first.output.split("\n").slice(-30).join("\n"));
  await tryClosed(first, demo.volume);
  const before = await snapshotState(demo, people);
  await tryEnding(first, demo, people);
  const second = demo.start();
  await tryRestart(second, demo, people, before);
  await tryGivingBack(second, demo);
  const third = demo.start();
  await tryTakingUp(third, demo);
  await tryIdleEnd(third);
  await tryBackup(demo, { address: await newDatabase(cluster, "restored") }, people, before);
  await demo.sql.end();
}

async function tryWithoutDatabase(image) {
  const volume = newVolume(image);
  folders.push(volume);
  await checkPoint("without DATABASE_URL it says what is missing, exit 1", async () => {
    const container = startContainer(image, { volume, env: { PORT: String(await freePort()) } });
    assertThat((await container.ended) === 1, `exit code ${container.code}`);
    assertThat(container.output.trim().endsWith("Set DATABASE_URL."), container.output);
  });
}

async function tryAll(image) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-beside-"));
  folders.push(directory);
  const cluster = await startEmbeddedPostgres({ directories: [directory] });
  try {
    await trySize(image, largestMegabytes);
    await tryWithoutDatabase(image);
    await tryEmpty(image, cluster);
    await tryDemo(image, cluster);
    await tryTwoVersions(image, cluster);
  } finally {
    await endAll();
    await cluster.stop();
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  }
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void endAll().then(() => process.exit(1)));
try {
  mustBeAble();
  const log = stopwatchLog();
  const image = buildImage({ context: projectRoot, cache, say: log });
  log("the image is built");
  await tryAll(image);
  console.log(failureCount() === 0 ? "every point holds" : `${failureCount()} points do not hold`);
  process.exitCode = failureCount() === 0 ? 0 : 1;
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
