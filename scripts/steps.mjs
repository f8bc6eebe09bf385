import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { spawn } from "node:child_process";
import { projectRoot } from "./project-root.mjs";

const next = "node_modules/next/dist/bin/next";
const jest = "node_modules/jest/bin/jest.js";

// A fresh clone has no route types yet; `next typegen` writes them for the compiler.
export const staticChecks = [
  {
    name: "types",
    commands: [
      [next, "typegen"],
      ["node_modules/typescript/bin/tsc", "--noEmit"],
    ],
  },
  { name: "lint", commands: [lintCommand()] },
  { name: "structure", commands: [["scripts/check-structure.mjs"]] },
];

function lintCommand() {
  const cache = ["--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/eslint/"];
  return ["node_modules/eslint/bin/eslint.js", ".", "--max-warnings", "0", ...cache];
}

/** Runs a static check; counts as one test. */
export async function runCheck({ name, commands }) {
  const began = performance.now();
  let result = { code: 0, output: "" };
  for (const command of commands) if (result.code === 0) result = await run(command);
  report(name, result, began);
  return result.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export async function runJest(name, projects) {
  const began = performance.now();
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-jest-")), "result.json");
  // Database tests share one database and some must commit: one file after the other.
  const order = projects.includes("database") ? ["--runInBand"] : [];
  const result = await run([
    jest,
    "--selectProjects",
    ...projects,
    ...order,
    "--passWithNoTests",
    "--json",
    "--outputFile",
    file,
  ]);
  const counts = countJest(file);
  fs.rmSync(path.dirname(file), { recursive: true, force: true });
  if (result.code !== 0 && counts.failed === 0) counts.failed = 1;
  report(name, result, began, counts);
  return counts;
}

/** A suite that did not run at all and a test that was left out count as failed. */
function countJest(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0 };
  const result = JSON.parse(fs.readFileSync(file, "utf8"));
  const notRun = result.numRuntimeErrorTestSuites + result.numPendingTests + result.numTodoTests;
  return { passed: result.numPassedTests, failed: result.numFailedTests + notRun };
}

/** Runs a Node program and keeps its output, so that steps running side by side do not mix theirs. */
export function run(args, { env = process.env, show = false } = {}) {
  return new Promise((resolve) => {
    const settings = { ...env, NEXT_TELEMETRY_DISABLED: "1" };
    const child = spawn(process.execPath, args, { cwd: projectRoot, env: settings, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        if (show) process.stdout.write(chunk);
      });
    }
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

export function report(name, { code, output }, began, counts) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const detail = counts ? `  ${counts.passed} passed, ${counts.failed} failed` : "";
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name.padEnd(12)} ${seconds.padStart(6)}s${detail}`);
  if (code !== 0) console.log(output.trimEnd());
}

export function total(results) {
  const sum = (key) => results.reduce((count, result) => count + result[key], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}
