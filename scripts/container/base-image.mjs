import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { keepOrRemoveDraft } from "./draft-folder.mjs";
import { shellIn } from "./sandbox.mjs";

const mirror = "http://deb.debian.org/debian";
const searchPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
/** Paths that Debian's slim images exclude too. */
const leftOut = ["usr/share/doc", "usr/share/man", "usr/share/locale", "usr/share/info", "var/lib/apt/lists"];
/** npm version of each major version of Node. */
const npmFor = { 24: "11" };

/**
 * Build the official base image of a tag like node:24-trixie-slim from Debian and Node packages, with the account
 * "node".
 * The result is cached.
 * @returns {{ layers: string[], key: string }}
 */
export function baseImage(tag, { cache, say }) {
  const [, major, release] = /^node:(\d+)-(\w+)-slim$/.exec(tag) ?? [];
  if (!npmFor[major]) throw new Error(`${tag}: the base is node:<major>-<release of Debian>-slim`);
  const folder = path.join(cache, "base", tag.replace(":", "-"));
  if (!fs.existsSync(folder)) {
    say(`making ${tag}`);
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    const draft = fs.mkdtempSync(`${folder}-draft-`);
    fs.chmodSync(draft, 0o755);
    keepOrRemoveDraft(draft, () => {
      installDebian(draft, release);
      installNode(draft, major);
      fs.renameSync(draft, folder);
    });
  }
  return { layers: [folder], key: tag, env: { PATH: searchPath } };
}

function installDebian(root, release) {
  // Its mounts are removed with it, also when it is interrupted.
  run("unshare", ["--mount", "debootstrap", "--variant=minbase", release, root, mirror]);
  const packages = path.join(root, "var/cache/apt/archives");
  for (const name of fs.readdirSync(packages)) if (name.endsWith(".deb")) fs.rmSync(path.join(packages, name));
  for (const name of leftOut) {
    fs.rmSync(path.join(root, name), { recursive: true, force: true });
    fs.mkdirSync(path.join(root, name));
  }
  for (const name of ["resolv.conf", "hosts", "hostname"]) fs.writeFileSync(path.join(root, "etc", name), "");
}

function installNode(root, major) {
  const local = path.join(root, "usr/local");
  unpack(`node-${process.platform}-${process.arch}@${major}`, local, ["bin/node"]);
  unpack(`npm@${npmFor[major]}`, path.join(local, "lib/node_modules/npm"), []);
  for (const name of ["npm", "npx"])
    fs.symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, "bin", name));
  const account = "groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node";
  execFileSync("unshare", shellIn(root, account), { env: { PATH: searchPath } });
}

/** Download a package, or only some of its files. */
function unpack(name, target, files) {
  fs.mkdirSync(target, { recursive: true });
  const folder = fs.mkdtempSync(`${target}-package-`);
  const [{ filename }] = JSON.parse(run("npm", ["pack", name, "--json", "--pack-destination", folder]));
  const members = files.map((file) => `package/${file}`);
  run("tar", [
    "-xzf",
    path.join(folder, filename),
    "-C",
    target,
    "--strip-components=1",
    "--no-same-owner",
    ...members,
  ]);
  fs.rmSync(folder, { recursive: true });
}

function run(command, args) {
  return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 2 ** 28 });
}
