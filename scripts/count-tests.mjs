import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectRoot } from "./project-root.mjs";

/**
 * Count Jest's results. A suite that did not run, a skipped test and an expected file without tests count as failed,
 * and so does every expected file when there is no report.
 */
export function countTests(report, expected) {
  const ran = new Set(report?.testResults.flatMap(filesOf));
  const notRun = expected.filter((file) => !ran.has(file));
  if (!report) return { passed: 0, failed: notRun.length, notRun };
  const leftOut = report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests + leftOut + notRun.length, notRun };
}

/** Of files that were run together, each is the outermost heading of its own tests. */
function filesOf({ name, assertionResults }) {
  const own = path.relative(projectRoot, name).split(path.sep).join("/");
  const isPart = own.startsWith("db/testing/together/");
  return assertionResults.map(({ ancestorTitles }) => (isPart ? ancestorTitles[0] : own));
}

const maxErrorLength = 900;

/** Says which tests Jest reports as failed and why, a text for each. A file that could not be run has no tests to name. */
export const describeFailures = (report) =>
  (report?.testResults ?? []).flatMap(({ name, message = "", assertionResults }) => {
    const file = path.relative(projectRoot, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (assertionResults.length === 0) return [`${file}\n${shortened(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}\n${shortened(failureMessages[0] ?? "")}`,
    );
  });

const shortened = (text) => stripVTControlCharacters(text).trim().slice(0, maxErrorLength);
