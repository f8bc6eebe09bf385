import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { exitOf, start } from "../processes.mjs";

/** The project of jest.config.mjs that a test file belongs to. Without it jest finds no test and every chunk fails. */
export function projectOf(file) {
  if (file.endsWith(".db.test.ts")) return "database";
  return /^lib\/platform\/(excel|files)\//.test(file) ? "files" : "unit";
}

/**
 * Run one chunk: the properties of a test file with a seed and a number of cases, in a Jest process of its own.
 * @param {string} file
 * @param {{ seed: number, cases: number }} chunk
 */
export async function runChunk(file, { seed, cases }) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "nakhoda-long-"));
  const [result, tally] = ["result.json", "tally"].map((name) => path.join(scratch, name));
  const project = projectOf(file);
  const jest = ["node_modules/jest/bin/jest.js", "--ci", "--json", "--outputFile", result, "--selectProjects", project];
  const env = { ...process.env, LONG_SEED: String(seed), LONG_CASES: String(cases), LONG_TALLY: tally };
  const began = performance.now();
  try {
    const args = [...jest, "--testTimeout", "3600000", "--runTestsByPath", file];
    const code = await exitOf(start(process.execPath, args, env, { stdio: "ignore" }));
    const report = fs.existsSync(result) ? JSON.parse(fs.readFileSync(result, "utf8")) : undefined;
    const noted = fs.existsSync(tally) ? fs.readFileSync(tally, "utf8") : "";
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    return { seed, seconds, ...chunkOutcome(report, code, noted) };
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Read what a chunk showed. Cases count only when every property passed; a chunk in which no property took part has
 * failed, because it tested nothing.
 * @param {{ testResults: { message: string, assertionResults: object[] }[] } | undefined} report of Jest
 * @param {number} code its exit code
 * @param {string} tally one number of cases a line, one line a property
 */
export function chunkOutcome(report, code, tally) {
  const failures = failuresIn(report, code);
  const cases = tally.split("\n").reduce((sum, line) => sum + Number(line), 0);
  if (failures.length === 0 && cases === 0) failures.push("no property of the file took part");
  return { failures, cases: failures.length > 0 ? 0 : cases };
}

function failuresIn(report, code) {
  if (!report) return [`Jest ended with code ${code} and no report`];
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === "failed");
  const failures = failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join("\n"));
  if (code === 0 || failures.length > 0) return failures;
  return [[`Jest ended with code ${code}`, ...report.testResults.map(({ message }) => message)].join("\n")];
}
