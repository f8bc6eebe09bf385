import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildCommands } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { journeyFailures } from "./journey-failures.mjs";
import { report, run, runCheck } from "./steps.mjs";

const playwright = ["node_modules/@playwright/test/cli.js", "test", "--pass-with-no-tests"];

/**
 * Builds for production, without checking the types a second time, and drives the build with a browser. A failed build
 * fails every journey.
 */
export async function runBrowserTests() {
  const folders = ["report", "data"].map((name) => fs.mkdtempSync(path.join(os.tmpdir(), `nakhoda-e2e-${name}-`)));
  try {
    return await buildAndDrive(...folders);
  } finally {
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function buildAndDrive(folder, dataFolder) {
  const planned = await countPlanned(folder, dataFolder);
  const built = await runCheck({ name: "build", commands: buildCommands, env: { ...process.env, TYPES_CHECKED: "1" } });
  if (built.failed > 0) return { passed: 0, failed: Math.max(planned, 1) };
  if (planned === 0) return { passed: 0, failed: 0 };
  const began = performance.now();
  const reportFile = path.join(folder, "result.json");
  const env = { ...reporting(reportFile, dataFolder), CHROMIUM_PATH: ensureChromium() };
  const result = await run([...playwright, "--reporter=list,json"], { env, show: true });
  const counts = countResults(reportFile, planned, result.code);
  for (const failure of journeyFailures(readJson(reportFile))) console.log(`\n${failure}`);
  report("journeys", { ...result, output: "" }, began, counts);
  return counts;
}

/** At least one, so that journeys that cannot even be listed are a failure. */
async function countPlanned(folder, dataFolder) {
  const file = path.join(folder, "plan.json");
  const result = await run([...playwright, "--list", "--reporter=json"], { env: reporting(file, dataFolder) });
  if (result.code !== 0) console.log(result.output.trimEnd());
  return result.code === 0 ? countSpecs(readJson(file).suites) : 1;
}

function countResults(file, planned, code) {
  const stats = readJson(file)?.stats;
  if (!stats) return { passed: 0, failed: planned };
  const passed = stats.expected + stats.flaky;
  const failed = Math.max(planned - passed, stats.unexpected);
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

function countSpecs(suites = []) {
  return suites.reduce((count, suite) => count + (suite.specs ?? []).length + countSpecs(suite.suites), 0);
}

function reporting(file, dataFolder) {
  return { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_DATA_DIR: dataFolder };
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
}
