import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildCommands } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { filesToRerun, parseFlaky, settleFlakyResults } from "./journeys/flaky.mjs";
import { describeFlaky, describeFailure, journeysIn, outcomeOf, slowJourneys } from "./journeys/results.mjs";
import { projectRoot } from "./project-root.mjs";
import { report, run, runCheck } from "./steps.mjs";

const playwright = ["node_modules/@playwright/test/cli.js", "test", "--pass-with-no-tests"];
const flakyFile = "e2e/flaky.json";

/**
 * Build for production without checking types again, and run the browser tests on it. A failed build
 * fails every journey, and so does an unreadable list of flaky journeys.
 */
export async function runBrowserTests() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-e2e-report-"));
  try {
    return await buildAndDrive(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function buildAndDrive(folder) {
  const planned = await planJourneys(folder);
  const listed = planned && readFlaky(planned);
  if (!listed) return { passed: 0, failed: Math.max(planned?.length ?? 0, 1) };
  const built = await runCheck({ name: "build", commands: buildCommands, env: { ...process.env, TYPES_CHECKED: "1" } });
  if (built.failed > 0) return { passed: 0, failed: Math.max(planned.length, 1) };
  if (planned.length === 0) return { passed: 0, failed: 0 };
  const began = performance.now();
  const first = outcomeOf(planned, await drive(folder, [], { E2E_TRACE: "off" }));
  const result = settleFlakyResults(planned, first, await rerun(folder, filesToRerun(first, listed)));
  for (const line of slowJourneys(first.journeys)) console.log(line);
  const outside = result.outside.map((failure) => `outside the journeys: ${failure}`);
  const output = [...result.failing.map(describeFailure), ...outside].join("\n\n");
  report("journeys", { code: result.failed === 0 ? 0 : 1, output, summary: output }, began, result);
  for (const journey of result.flaky) console.log(`\n${describeFlaky(journey, flakyFile)}`);
  return result;
}

/** Runs each file alone, on a new server and database. Its output goes beside the first, so that both traces remain. */
async function rerun(folder, files) {
  const runs = new Map();
  for (const file of files) {
    console.log(`\nrunning ${file} once more`);
    const output = path.join("e2e", "output", "rerun", path.basename(file, ".spec.ts"));
    runs.set(file, await drive(folder, ["--output", output], { E2E_FILE: file }));
  }
  return runs;
}

/** Runs the journeys on databases of their own, which are removed afterwards. */
async function drive(folder, options = [], settings = {}) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-e2e-data-"));
  const file = path.join(folder, `${settings.E2E_FILE ?? "all"}.json`);
  const env = { ...reporting(file), ...settings, E2E_DATA_DIR: data, CHROMIUM_PATH: ensureChromium() };
  try {
    const { code } = await run([...playwright, ...options, "--reporter=list,json"], { env, show: true });
    return { code, report: readJson(file) };
  } finally {
    fs.rmSync(data, { recursive: true, force: true });
  }
}

/** Lists every journey there is; nothing when they cannot even be listed. */
async function planJourneys(folder) {
  const file = path.join(folder, "plan.json");
  const env = { ...reporting(file), E2E_DATA_DIR: folder };
  const result = await run([...playwright, "--list", "--reporter=json"], { env });
  if (result.code !== 0) console.log(result.output.trimEnd());
  return result.code === 0 ? journeysIn(readJson(file)) : undefined;
}

function readFlaky(planned) {
  try {
    return parseFlaky(fs.readFileSync(path.join(projectRoot, flakyFile), "utf8"), planned);
  } catch (error) {
    console.log(`FAILED ${flakyFile}: ${error.message}`);
    return undefined;
  }
}

/** Only a rerun is limited to one file, whatever the environment says. */
function reporting(file) {
  return { ...process.env, E2E_FILE: "", PLAYWRIGHT_JSON_OUTPUT_FILE: file };
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}
