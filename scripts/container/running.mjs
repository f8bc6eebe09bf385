import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isolated, mountLayers, mountSystem, quoted } from "./sandbox.mjs";

const unprivileged = ["--init-groups", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"];
const running = new Set();

/** Create a new volume with the image's contents and owner of that folder. */
export function newVolume(image) {
  const volume = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-volume-"));
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-root-"));
  const copy = `cp -a ${quoted(root + image.volumes[0])}/. ${quoted(volume)}/`;
  const owner = `chown --reference=${quoted(root + image.volumes[0])} ${quoted(volume)}`;
  spawnSync("unshare", isolated([mountLayers(root, image.layers), copy, owner]));
  fs.rmdirSync(root);
  return volume;
}

/**
 * Start a container as an engine would with a read-only root: the image's environment and user, no privileges, the
 * volume.
 * It uses the network of the host.
 */
export function startContainer(image, { volume, env }) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-root-"));
  const given = { HOME: homeOf(image), ...image.env, ...env };
  const mounts = [
    mountLayers(root, image.layers),
    ...mountSystem(root),
    `mount --bind ${quoted(volume)} ${quoted(root + image.volumes[0])}`,
    `exec chroot ${quoted(root)} ${asUser(image, image.command)}`,
  ];
  const outer = spawn("unshare", isolated(mounts), { env: given, stdio: ["ignore", "pipe", "pipe"] });
  const container = { outer, root, given, image, output: "", began: performance.now() };
  running.add(container);
  for (const stream of [outer.stdout, outer.stderr]) stream.on("data", (chunk) => (container.output += chunk));
  container.ended = new Promise((resolve) => outer.once("close", (code) => resolve(forget(container, code))));
  return container;
}

/** Resolve a user from the image's own accounts, as an engine does. */
function homeOf({ layers, user }) {
  const accounts = fs.readFileSync(path.join(layers[0], "etc/passwd"), "utf8").split("\n");
  return accounts.find((line) => line.startsWith(`${user}:`))?.split(":")[5] ?? "/";
}

function forget(container, code) {
  running.delete(container);
  container.code = code;
  fs.rmdirSync(container.root);
  return code;
}

const asUser = ({ user, folder }, command) =>
  `setpriv --reuid=${user} --regid=${user} ${unprivileged.join(" ")} env --chdir=${quoted(folder)} ${command.map(quoted).join(" ")}`;

/** The process id of the container's first process on the host, which receives signals. */
function firstProcess({ outer, code }) {
  if (code !== undefined) throw new Error("the container has ended");
  const [first] = fs.readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, "utf8").trim().split(" ");
  return Number(first);
}

/** Run a command inside the container, like a health check. */
export function executeIn(container, command) {
  const enter = ["--target", String(firstProcess(container)), "--mount", "--pid", "--ipc", "--uts", "--root"];
  const inside = ["sh", "-c", `exec ${asUser(container.image, command)}`];
  return spawnSync("nsenter", [...enter, ...inside], { env: container.given, encoding: "utf8" });
}

/**
 * List the running processes; those that end meanwhile are left out.
 * @returns {{ uid: string, capabilities: string, megabytes: number, command: string }[]}
 */
export function processesIn(container) {
  const space = (pid) => fs.readlinkSync(`/proc/${pid}/ns/pid`);
  const own = space(firstProcess(container));
  const numbers = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return numbers.flatMap((pid) => attempt(() => (space(pid) === own ? [looksOf(pid)] : [])) ?? []);
}

function looksOf(pid) {
  const said = (name) => fs.readFileSync(`/proc/${pid}/${name}`, "utf8");
  const status = said("status");
  const field = (name) => new RegExp(`^${name}:\\s+(.*)$`, "m").exec(status)?.[1] ?? "";
  return {
    uid: field("Uid"),
    capabilities: field("CapEff"),
    megabytes: Number(/^Pss:\s+(\d+)/m.exec(said("smaps_rollup"))?.[1] ?? 0) / 1024,
    command: said("cmdline").split("\0").slice(0, 2).join(" ").trim(),
  };
}

function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const isReady = (base) =>
  fetch(`${base}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @returns the seconds it took @throws with what the container said */
export async function untilReady(container, base, limitSeconds = 120) {
  while (!(await isReady(base))) {
    if (container.code !== undefined)
      throw new Error(`the container ended with ${container.code}:\n${container.output}`);
    if (secondsSince(container.began) > limitSeconds) throw new Error(`not ready in time:\n${container.output}`);
    await sleep(20);
  }
  return secondsSince(container.began);
}

/** SIGTERM, as an orchestrator ends a container. @returns {Promise<{ code: number, seconds: number }>} */
export async function endContainer(container) {
  const began = performance.now();
  process.kill(firstProcess(container), "SIGTERM");
  const code = await container.ended;
  return { code, seconds: secondsSince(began) };
}

/** End containers that still run when the script ends, through their outermost process. */
export function endAll() {
  for (const { outer } of running) outer.kill("SIGKILL");
  return Promise.all([...running].map(({ ended }) => ended));
}

export const secondsSince = (began) => (performance.now() - began) / 1000;
