import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { databaseTests } from "./database-tests.mjs";
import { countTests, describeFailures } from "./count-tests.mjs";
import { projectRoot } from "./project-root.mjs";
import { report, run } from "./steps.mjs";
import { uiTests, unitTests } from "./unit-tests.mjs";

// Gives young objects four times the default space, because clearing it took an eighth of a part's time. Workers inherit
// the setting.
const node = ["--max-semi-space-size=64"];
// Without --ci, Jest would store an unreviewed snapshot and pass.
const jest = [...node, "node_modules/jest/bin/jest.js", "--ci", "--passWithNoTests", "--json"];

const workers = ["--maxWorkers", String(Math.min(os.availableParallelism(), 8))];

/** Run rules, schemas and components, which need no database. */
export function runUnitTests() {
  const env = { ...process.env, UNIT_TESTS: "together" };
  return runJest("unit and ui", ["--selectProjects", "unit", "ui", ...workers], {
    env,
    expected: [...unitTests(projectRoot), ...uiTests(projectRoot)],
  });
}

/** Run tests that read and mark uploaded files. */
export const runFileTests = () => runJest("files", ["--selectProjects", "files", ...workers]);

/** Each worker has its own database and ten connections; the server allows a hundred. */
export function runDatabaseTests() {
  const env = { ...process.env, DATABASE_TESTS: "together" };
  return runJest("database", ["--selectProjects", "database", ...workers], {
    env,
    expected: databaseTests(projectRoot),
  });
}

async function runJest(name, options, { env, expected = [] } = {}) {
  const began = performance.now();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-jest-"));
  const file = path.join(folder, "result.json");
  const result = await run([...jest, "--outputFile", file, ...options], { env });
  const found = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
  const { notRun, ...counts } = countTests(found, expected);
  fs.rmSync(folder, { recursive: true, force: true });
  if (result.code !== 0 && counts.failed === 0) counts.failed = 1;
  const missing = notRun.map((missed) => `${missed} was not run`);
  const summary = [...describeFailures(found), ...missing].join("\n") || undefined;
  const output = [result.output, ...missing].join("\n");
  report(name, { code: counts.failed === 0 ? 0 : 1, output, summary }, began, counts);
  return counts;
}
