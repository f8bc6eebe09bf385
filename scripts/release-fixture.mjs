import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "./embedded-postgres.mjs";
import { migrate } from "./migrate.mjs";
import { endRunning, runNode } from "./processes.mjs";

/** Keys of the fixture. They protect invented data and are the same for every release. */
const keyOf = (name) => createHash("sha256").update(`nakhoda release fixture, ${name}`).digest("base64url");

/** Make db/testing/releases/<version> off a new database: migrate, fill every table and write the rows. */
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-release-"));
const database = await startEmbeddedPostgres({ directories: [directory], settings: { fsync: "off" } });
try {
  await migrate(database.url);
  const env = { DATABASE_URL: database.url, DATA_KEY: keyOf("data"), AUTH_SECRET: keyOf("auth"), DEMO: "1" };
  const program = ["--conditions=react-server", "--import", "tsx", "db/testing/releases/make.ts"];
  await runNode(program, { ...process.env, ...env });
} finally {
  await endRunning();
  await database.stop();
  fs.rmSync(directory, { recursive: true, force: true });
}
