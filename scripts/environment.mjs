import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { scheduleOf } from "./backup/cron-times.mjs";
import { startEmbeddedPostgres } from "./embedded-postgres.mjs";
import { oldKeysIn } from "./rotate/key-files.mjs";
import { projectRoot } from "./project-root.mjs";
import { refuseNewKey } from "./upgrade/check-data-key.mjs";

/**
 * The one place that decides what the product runs with: the process environment, then .env.local, then .env,
 * then defaults. Starts the embedded database when no DATABASE_URL is given; `close` stops it again.
 */
export async function openEnvironment({ log = () => {} } = {}) {
  const given = givenEnvironment();
  scheduleOf(given);
  const database = given.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ directories: dataDirectories(given), log });
  const home = database?.home ?? given.PGDATA_DIR ?? path.join(projectRoot, ".data");
  const url = given.DATABASE_URL ?? database.url;
  if (!given.DATA_KEY && !fs.existsSync(path.join(home, "data-key")))
    await refuseNewKey(url, home).catch(async (error) => {
      await database?.stop();
      throw error;
    });
  const env = {
    ...given,
    // Folder of the commands, for a server whose own folder is the build's.
    PROJECT_ROOT: projectRoot,
    PRODUCT_VERSION: JSON.parse(fs.readFileSync(path.join(projectRoot, "package.json"), "utf8")).version,
    BACKUP_DIR: path.resolve(given.BACKUP_DIR ?? path.join(home, "backups")),
    DATABASE_URL: url,
    DEMO: given.DEMO ?? (database ? "1" : "0"),
    AUTH_SECRET: given.AUTH_SECRET ?? keptSecret(home, "auth-secret", log),
    DATA_KEY: given.DATA_KEY ?? keptSecret(home, "data-key", log),
    DATA_KEYS_OLD: given.DATA_KEYS_OLD ?? oldKeysIn(home).join(","),
  };
  return { env, database, home, close: async () => database?.stop() };
}

/** Everything that needs no database: what was given, and the address. */
export function givenEnvironment() {
  const given = withoutBlanks({ ...readEnvFile(".env"), ...readEnvFile(".env.local"), ...process.env });
  const port = given.PORT ?? "3000";
  return {
    ...given,
    PORT: port,
    HOSTNAME: bindAddress(given),
    AUTH_URL: given.AUTH_URL ?? `http://localhost:${port}`,
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

function readEnvFile(name) {
  const file = path.join(projectRoot, name);
  return fs.existsSync(file) ? parseEnv(fs.readFileSync(file, "utf8")) : {};
}

/** A line like `SMTP_URL=` in a copied .env.example means "not given". */
function withoutBlanks(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

/** Shells and containers set HOSTNAME to the machine's own name, which is no choice of address. */
function bindAddress({ HOSTNAME }) {
  return !HOSTNAME || HOSTNAME === os.hostname() ? "0.0.0.0" : HOSTNAME;
}

/** The second folder serves a project below a private home folder, where the database account cannot enter. */
function dataDirectories({ PGDATA_DIR }) {
  if (PGDATA_DIR) return [PGDATA_DIR];
  const tag = createHash("sha256").update(projectRoot).digest("hex").slice(0, 8);
  const shared = process.getuid?.() === 0 ? "/var/lib" : path.join(os.homedir(), ".local", "share");
  return [path.join(projectRoot, ".data"), path.join(shared, `nakhoda-${tag}`)];
}

/** Generated once and stored next to the database, because DATA_KEY is needed to decrypt its data. */
function keptSecret(home, name, log) {
  const file = path.join(home, name);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(home, { recursive: true });
    fs.writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
    log(`${name} generated and kept in ${file}`);
  }
  return fs.readFileSync(file, "utf8").trim();
}
