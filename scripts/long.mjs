import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { runChunk } from "./long/chunk.mjs";
import { figuresOf, newProgress, nextChunk, parseProgress } from "./long/progress.mjs";
import { longRuns } from "./long/runs.mjs";
import { endRunning } from "./processes.mjs";
import { projectRoot } from "./project-root.mjs";

const folder = path.join(projectRoot, ".data", "long");
/** The largest seed, with room for the following chunks; generators use 31 bits. */
const maxSeed = 2_000_000_000;

const listRuns = () =>
  [
    "npm run long -- NAME [--seed NUMBER | --resume]",
    ...Object.entries(longRuns).map(([name, { says }]) => `  ${name.padEnd(14)}${says}`),
  ].join("\n");

/** Parse the command line. @throws Error with the problem */
function readOptions() {
  const options = { seed: { type: "string" }, resume: { type: "boolean", default: false } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, ...others] = positionals;
  if (others.length > 0 || (name && !Object.hasOwn(longRuns, name)))
    throw new Error(`There is no run ${positionals.join(" ")}.\n${listRuns()}`);
  const seed = Number(values.seed ?? Math.floor(Math.random() * maxSeed));
  if (!Number.isInteger(seed) || seed < 0 || seed > maxSeed)
    throw new Error(`A seed is a whole number from 0 to ${maxSeed}.`);
  if (values.seed !== undefined && values.resume) throw new Error("A resumed run keeps its seed.");
  return { name, seed, resume: values.resume };
}

/** Return the tested commit, because figures are valid for it only. */
function versionOf() {
  const git = (...args) => execFileSync("git", args, { cwd: projectRoot, encoding: "utf8", stdio: "pipe" }).trim();
  try {
    const isChanged = git("status", "--porcelain", "--untracked-files=no") !== "";
    return `${git("rev-parse", "--short", "HEAD")}${isChanged ? " with changes" : ""}`;
  } catch {
    return "unknown";
  }
}

const fileOf = (name) => path.join(folder, `${name}.json`);

function load(name) {
  if (!fs.existsSync(fileOf(name))) throw new Error(`There is no interrupted run of ${name}.`);
  return parseProgress(fs.readFileSync(fileOf(name), "utf8"), name);
}

/** Write the file atomically, so that an interruption leaves no partial file. */
function store(progress) {
  const file = fileOf(progress.name);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(progress, null, 2)}\n`);
  fs.renameSync(`${file}.new`, file);
}

async function runLong({ name, seed, resume }) {
  const run = longRuns[name];
  const progress = resume ? load(name) : newProgress(name, seed);
  let isInterrupted = false;
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => {
      isInterrupted = true;
      void endRunning();
    });
  console.log(figuresOf(progress, run));
  for (let chunk = nextChunk(progress, run); chunk; chunk = nextChunk(progress, run)) {
    const version = versionOf();
    const done = await runChunk(run.file, chunk);
    // The signal has ended the chunk's process as well, so its output is no result.
    if (isInterrupted) break;
    progress.chunks.push({ ...done, version });
    store(progress);
    for (const failure of done.failures)
      console.log(`FAILED at seed ${done.seed} with ${chunk.cases} cases\n${failure}`);
    console.log(figuresOf(progress, run));
  }
  if (isInterrupted) console.log(`interrupted; continue with: npm run long -- ${name} --resume`);
  if (isInterrupted) return 130;
  return progress.chunks.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

try {
  const options = readOptions();
  if (options.name) process.exitCode = await runLong(options);
  else console.log(listRuns());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
