import { execFile, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import postgres from "postgres";
import { isAlive, leave, register } from "./embedded-postgres-users.mjs";
import { postgresBinaries, program } from "./postgres-binaries.mjs";

const role = "nakhoda";
const bootLimit = 60_000;

/**
 * Starts a private PostgreSQL, or joins the one that already runs on the same files.
 * The first of `directories` that the database account can use holds the files.
 */
export async function startEmbeddedPostgres({ directories, settings = {}, log = () => {} }) {
  const account = databaseAccount(directories);
  const { home, folder } = usableHome(directories, account);
  const cluster = {
    account,
    folder,
    files: path.join(folder, "data"),
    users: path.join(home, "users"),
    settings,
    password: storePassword(folder, account),
    binaries: postgresBinaries({ account, home }),
  };
  await createCluster(cluster, log);
  const port = (await joinRunning(cluster, log)) ?? (await bootOrJoin(cluster, log));
  await createDatabase(cluster, port);
  register(cluster.users);
  return { url: address(cluster, port, role), port, home, stop: () => stop(cluster) };
}

/** PostgreSQL refuses to run as root. Root runs it with the account that owns the files. */
function databaseAccount(directories) {
  if (process.getuid?.() !== 0) return {};
  const existing = directories.map((directory) => path.join(directory, "postgres", "data")).find(fs.existsSync);
  const owner = existing && fs.statSync(existing);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = ["postgres", "nobody"].map(accountNamed).find(Boolean);
  if (account) return account;
  throw new Error('Running as root, and there is no account "postgres" or "nobody". Set DATABASE_URL.');
}

function accountNamed(name) {
  const [uid, gid] = ["-u", "-g"].map((flag) => spawnSync("id", [flag, name], { encoding: "utf8" }));
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

function usableHome(directories, account) {
  for (const directory of directories) {
    const home = path.resolve(directory);
    const folder = path.join(home, "postgres");
    const firstMade = prepare(home, folder, account);
    if (canUse(folder, account)) return { home, folder };
    if (firstMade) fs.rmSync(firstMade, { recursive: true, force: true });
  }
  const tried = directories.join(", ");
  throw new Error(`The embedded database can use none of: ${tried}. Set PGDATA_DIR or DATABASE_URL.`);
}

function prepare(home, folder, account) {
  try {
    const firstMade = fs.mkdirSync(folder, { recursive: true });
    if (account.uid !== undefined) {
      fs.chmodSync(home, 0o755);
      fs.chownSync(folder, account.uid, account.gid);
    }
    return firstMade;
  } catch {
    return undefined;
  }
}

function canUse(folder, account) {
  if (process.platform === "win32") return fs.existsSync(folder);
  const test = 'test -d "$0" && test -w "$0" && test -x "$0"';
  return spawnSync("sh", ["-c", test, folder], { ...account, cwd: "/" }).status === 0;
}

function storePassword(folder, account) {
  const file = path.join(folder, "password");
  if (!fs.existsSync(file)) {
    fs.writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
    if (account.uid !== undefined) fs.chownSync(file, account.uid, account.gid);
  }
  return fs.readFileSync(file, "utf8");
}

/** Created under another name and renamed: a process killed halfway leaves no half cluster. */
async function createCluster({ account, folder, files, binaries }, log) {
  if (fs.existsSync(files)) return;
  const draft = `${files}-draft`;
  fs.rmSync(draft, { recursive: true, force: true });
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = [`--username=${role}`, `--pwfile=${path.join(folder, "password")}`, "--auth=scram-sha-256"];
  const options = { ...account, env: databaseEnvironment(), cwd: folder };
  // Run beside the event loop: the launcher answers requests meanwhile.
  await promisify(execFile)(
    program(binaries, "initdb"),
    ["-D", draft, "--no-instructions", ...locale, ...access],
    options,
  ).catch((error) => {
    throw new Error(`initdb failed: ${error.stderr || error.message}`);
  });
  fs.renameSync(draft, files);
  log("new database created");
}

function databaseEnvironment() {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith("PG"));
  return { ...Object.fromEntries(entries), LC_ALL: "C", TZ: "UTC" };
}

/** The port of a server left running by another command, or by one that was killed. */
async function joinRunning(cluster, log, limit = 2_000) {
  const [pid, , , port] = pidFileLines(cluster);
  if (!port || !isAlive(Number(pid))) return undefined;
  const failure = await waitUntilReady(cluster, Number(port), limit);
  if (failure) return undefined;
  log(`joined the database that already runs on port ${port}`);
  return Number(port);
}

/** Booting fails when another command booted the same files a moment earlier. */
async function bootOrJoin(cluster, log) {
  try {
    return await boot(cluster);
  } catch (error) {
    const port = await joinRunning(cluster, log, bootLimit);
    if (!port) throw error;
    return port;
  }
}

/**
 * PostgreSQL's own defaults are for a machine of twenty years ago with turning disks. It shares this one with the server.
 * @param memory in megabytes
 */
function fittingMachine(memory) {
  const within = (least, most, megabytes) => `${Math.round(Math.min(most, Math.max(least, megabytes)))}MB`;
  return {
    shared_buffers: within(64, 1_024, memory / 8),
    effective_cache_size: within(256, 16_384, memory / 2),
    work_mem: within(4, 16, memory / 256),
    random_page_cost: "1.1",
    // Compiling takes longer than any query of the product runs.
    jit: "off",
  };
}

async function boot(cluster) {
  const port = await freePort();
  fs.rmSync(cluster.users, { recursive: true, force: true });
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    ...fittingMachine(os.totalmem() / 1_048_576),
    ...cluster.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const journal = path.join(cluster.folder, "postgres.log");
  const child = spawn(program(cluster.binaries, "postgres"), ["-D", cluster.files, "-p", String(port), ...flags], {
    ...cluster.account,
    env: databaseEnvironment(),
    cwd: cluster.folder,
    detached: true,
    stdio: ["ignore", "ignore", fs.openSync(journal, "a")],
  });
  const ended = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve(new Error(`exit ${code ?? signal}`)));
    child.once("error", resolve);
  });
  const failure = await Promise.race([ended, waitUntilReady(cluster, port, bootLimit)]);
  if (failure) throw new Error(`PostgreSQL did not start (${failure.message}), see ${journal}`);
  child.removeAllListeners();
  child.unref();
  return port;
}

/** Resolves with nothing once the server answers, or with the last error when time is up. */
async function waitUntilReady(cluster, port, limit) {
  const deadline = Date.now() + limit;
  for (;;) {
    const failure = await query(cluster, port, (sql) => sql`select 1`).then(
      () => undefined,
      (error) => error,
    );
    if (!failure || Date.now() > deadline) return failure;
    await sleep(50);
  }
}

function createDatabase(cluster, port) {
  return query(cluster, port, async (sql) => {
    const found = await sql`select 1 from pg_database where datname = ${role}`;
    if (found.length === 0) await sql.unsafe(`create database ${role}`);
  });
}

async function query(cluster, port, action) {
  const sql = postgres(address(cluster, port, "postgres"), { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    return await action(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Stops the server unless another live command still uses it. */
async function stop(cluster) {
  const isLast = leave(cluster.users);
  const [pid] = pidFileLines(cluster);
  if (!isLast || !pid || !isAlive(Number(pid))) return;
  process.kill(Number(pid), "SIGINT");
  const deadline = Date.now() + 15_000;
  while (pidFileLines(cluster).length > 0 && Date.now() < deadline) await sleep(50);
}

function pidFileLines({ files }) {
  const file = path.join(files, "postmaster.pid");
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n") : [];
}

function address({ password }, port, database) {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
