import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { reasonOf, stepOf } from "./preparing/build-output.mjs";
import { cpuSecondsOf } from "./preparing/machine.mjs";
import { acquireFileLock } from "./preparing/exclusive-file-lock.mjs";
import { exitOf, start } from "./processes.mjs";
import { projectRoot } from "./project-root.mjs";

const sources = [
  "app",
  "components",
  "db",
  "lib",
  "messages",
  "public",
  "scripts/runtime.mjs",
  "instrumentation-client.ts",
  "instrumentation.ts",
  "proxy.ts",
  "next.config.mjs",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];
/** Run `npm run build` without npm's shell in between, which does not forward signals. */
export const buildCommands = [["node_modules/next/dist/bin/next", "build"], ["scripts/postbuild.mjs"]];
const endsWithLauncher = ["--import", new URL("./preparing/end-build.mjs", import.meta.url).href];
const stamp = path.join(projectRoot, ".next", "nakhoda-build");
const memory = path.join(projectRoot, ".next", "cache", "nakhoda-compiler-seconds");
/** Outside the folder that a build empties. */
const lock = path.join(projectRoot, "node_modules", ".cache", "nakhoda-building");

/** What Next asks for before it serves a build. */
const buildId = path.join(projectRoot, ".next", "BUILD_ID");

/** Carry the reason why a build failed: the end of its output. */
export class BuildError extends Error {
  constructor(reason) {
    super(`The build failed.\n${reason}`);
    this.reason = reason;
  }
}

const noProgress = { begin() {}, measure() {}, endTrack() {} };

/** Check whether the production build is missing or was made from other sources. An image ships the build alone. */
export const needsBuild = () => fs.existsSync(path.join(projectRoot, "app")) && !isUpToDate();

/**
 * Build for production where it is needed. A build that fails or is interrupted leaves nothing a later start could serve.
 * @param {{ progress?: typeof noProgress, compilerWork?: number }} options processor seconds the compiler is expected to need
 */
export async function ensureBuild({ progress = noProgress, compilerWork } = {}) {
  if (!needsBuild()) return;
  const { holder, release } = acquireFileLock(lock);
  if (holder !== undefined)
    throw new Error(`Another start is building in this folder (process ${holder}). Start again when it is ready.`);
  // Remove half a build however this process ends.
  process.once("exit", discard);
  try {
    // The former holder may have finished between the question and the lock.
    if (!needsBuild()) return;
    // Remove the stamp before anything changes: it marks a whole build.
    fs.rmSync(stamp, { force: true });
    await runBuild({ progress, compilerWork });
  } catch (error) {
    discard();
    throw error;
  } finally {
    process.off("exit", discard);
    release();
  }
}

const discard = () => fs.rmSync(buildId, { force: true });

async function runBuild({ progress, compilerWork }) {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    TYPES_CHECKED: "1",
    // The sources as they are now: edits during the build must not count as built.
    BUILD_SOURCES: sourceHash(),
    BUILD_LAUNCHER: String(process.pid),
  };
  let used = 0;
  for (const [place, command] of buildCommands.entries()) {
    progress.begin(["compile", "compress"][place]);
    const child = start(process.execPath, [...endsWithLauncher, ...command], env, {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const output = followOutput(child, (step) => progress.begin(step));
    const isCompiler = place === 0;
    const watch = setInterval(() => {
      if (!isCompiler || output.step !== "compile") return;
      used = cpuSecondsOf(child.pid) ?? 0;
      if (compilerWork) progress.measure("compile", used / compilerWork);
    }, 1_000);
    const code = await exitOf(child);
    clearInterval(watch);
    if (code !== 0) throw new BuildError(reasonOf(await output.whole, { root: projectRoot, home: os.homedir() }));
  }
  progress.endTrack("build");
  if (used > 0) remember(used);
}

/** Keep the output of a build and report the steps it announces. */
function followOutput(child, onStep) {
  const lines = [];
  const followed = { step: "compile" };
  const readers = [child.stdout, child.stderr].map((input) => {
    const reader = createInterface({ input });
    reader.on("line", (line) => {
      lines.push(line);
      if (lines.length > 2_000) lines.shift();
      const step = stepOf(line);
      if (!step) return;
      followed.step = step;
      onStep(step);
    });
    return new Promise((resolve) => reader.once("close", resolve));
  });
  followed.whole = Promise.all(readers).then(() => lines.join("\n"));
  return followed;
}

/**
 * Read the processor seconds the compiler took here the last time. Next leaves this folder alone when it empties the one
 * around it.
 * @returns {number | undefined}
 */
export function lastCompilerWork() {
  try {
    return Number(fs.readFileSync(memory, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

function remember(seconds) {
  fs.mkdirSync(path.dirname(memory), { recursive: true });
  fs.writeFileSync(memory, seconds.toFixed(1));
}

/** Mark the build as whole, with the hash of its sources: written last. */
export function stampBuild() {
  fs.writeFileSync(stamp, process.env.BUILD_SOURCES ?? sourceHash());
}

function isUpToDate() {
  return fs.existsSync(buildId) && fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === sourceHash();
}

function sourceHash() {
  const hash = createHash("sha256");
  const files = sources.flatMap(filesBelow).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files)
    hash
      .update(file)
      .update("\0")
      .update(fs.readFileSync(path.join(projectRoot, file)));
  return hash.digest("hex");
}

function filesBelow(name) {
  const full = path.join(projectRoot, name);
  if (!fs.existsSync(full)) return [];
  if (fs.statSync(full).isFile()) return [name];
  return fs
    .readdirSync(full)
    .sort()
    .flatMap((child) => filesBelow(path.join(name, child)));
}
