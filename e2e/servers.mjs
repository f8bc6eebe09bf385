import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuild } from "../scripts/build.mjs";
import { exitIfPortTaken } from "../scripts/ports.mjs";
import { endRunning, exitOf, start } from "../scripts/processes.mjs";
import { copyPrepared, prepareData } from "./prepared-data.mjs";

const folder = process.env.PGDATA_DIR;
// PostgreSQL's account must be able to enter the folders below.
fs.chmodSync(folder, 0o755);

const settingsOf = (port) => ({
  PORT: port,
  AUTH_URL: `http://localhost:${port}`,
  PGDATA_DIR: path.join(folder, port),
});

async function isReady({ AUTH_URL }) {
  try {
    return (await fetch(`${AUTH_URL}/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function untilReady(place) {
  while (!(await isReady(place))) await sleep(100);
}

/** Build and seed once, then run a server with its own database per port until one of them ends. */
async function serve(places) {
  // Otherwise the journeys would drive whatever answers there.
  for (const { PORT } of places) await exitIfPortTaken({ PORT, HOSTNAME: "0.0.0.0" });
  await ensureBuild();
  await prepareData(folder);
  for (const { PGDATA_DIR } of places) copyPrepared(folder, PGDATA_DIR);
  const serverOf = (place) => start(process.execPath, ["scripts/start.mjs"], { ...process.env, ...place });
  const ended = places.map((place) => exitOf(serverOf(place)));
  void Promise.all(places.map(untilReady)).then(() => console.log("the journeys may begin"));
  await Promise.race(ended);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void endRunning().then(() => process.exit(0)));
await serve(process.argv.slice(2).map(settingsOf));
await endRunning();
process.exit(1);
