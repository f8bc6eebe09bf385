import { spawn } from "node:child_process";
import { projectRoot } from "./project-root.mjs";

const next = "node_modules/next/dist/bin/next";

// A fresh clone has no route types yet; `next typegen` writes them for the compiler. The native compiler needs half the
// time of TypeScript 6, which the linter and Next still work with; more than one checker does much of the work twice.
const typesCommands = [
  [next, "typegen"],
  ["node_modules/typescript-native/bin/tsc", "--noEmit", "--checkers", "1"],
];

export const staticChecks = [
  { name: "types", commands: typesCommands },
  { name: "lint", commands: [["node_modules/oxlint/bin/oxlint", "--deny-warnings", "."]] },
  { name: "format", commands: [["node_modules/oxfmt/bin/oxfmt", "--check", "."]] },
  { name: "structure", commands: [["scripts/check-structure.mjs"]] },
];

/** Runs a static check; counts as one test. */
export async function runCheck({ name, commands, env }) {
  const began = performance.now();
  let result = { code: 0, output: "" };
  for (const command of commands) if (result.code === 0) result = await run(command, { env });
  report(name, result, began);
  return result.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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

/** Lines shown of each failed step. */
const failures = [];
const maxLines = 25;

/**
 * Print how a step ended. `summary` lists the failures; without it the end of the output is shown.
 * @param {{ code: number, output: string, summary?: string }} result
 */
export function report(name, { code, output, summary = lastLines(output) }, began, counts) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const detail = counts ? `  ${counts.passed} passed, ${counts.failed} failed` : "";
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name.padEnd(12)} ${seconds.padStart(6)}s${detail}`);
  if (code === 0) return;
  console.log(output.trimEnd());
  failures.push(`FAILED ${name}\n${summary}`);
}

const lastLines = (output) => output.trimEnd().split("\n").slice(-maxLines).join("\n");

/** Print the failures once more at the end, because often only the end of a long log is stored. */
export function repeatFailures() {
  for (const failure of failures) console.log(`\n${failure}`);
}

export function total(results) {
  const sum = (key) => results.reduce((count, result) => count + result[key], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}
