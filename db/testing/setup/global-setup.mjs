import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "../../../scripts/embedded-postgres.mjs";
import { migrate } from "../../../scripts/migrate.mjs";
import { copyForWorkers, stateOf } from "./worker-databases.mjs";

/** Workers inherit this process's environment; each finds a database of its own. */
export default async function globalSetup({ maxWorkers }) {
  process.env.DATABASE_URL = process.env.TEST_DATABASE_URL ?? (await startTemporaryDatabase());
  process.env.DATA_KEY = randomBytes(32).toString("base64url");
  process.env.AUTH_SECRET = randomBytes(32).toString("base64url");
  process.env.DEMO = "1";
  process.env.TEST_RUN = randomBytes(6).toString("hex");
  await migrate(process.env.DATABASE_URL);
  // Seed positions, matrices and lookups. People are created by each test.
  const seed = ["--conditions=react-server", "--import", "tsx", "db/seed/run.ts"];
  const { status, stderr } = spawnSync(process.execPath, seed, {
    env: { ...process.env, DEMO: "0" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`reference data: ${stderr}`);
  process.env.TEST_TEMPLATE_URL = process.env.DATABASE_URL;
  process.env.TEST_TEMPLATE_STATE = await stateOf(process.env.DATABASE_URL);
  await copyForWorkers(process.env.DATABASE_URL, maxWorkers);
}

async function startTemporaryDatabase() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-test-"));
  const withoutDisk = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };
  // Rows that are rolled back are looked at as an empty table, and plans made for one take minutes on a fleet.
  const settings = { ...withoutDisk, autovacuum: "off" };
  const database = await startEmbeddedPostgres({ directories: [directory], settings });
  globalThis.temporaryDatabase = { ...database, directory };
  return database.url;
}
