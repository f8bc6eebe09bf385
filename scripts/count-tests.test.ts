import path from "node:path";
import { countTests, describeFailures } from "./count-tests.mjs";

const crew = "lib/features/crew/list-crew.db.test.ts";
const ports = "lib/features/voyages/list-ports.db.test.ts";
const calls = "app/PMSol/v1/every-call.db.test.ts";

const suite = (file: string, ...headings: string[]) => ({
  name: path.join(process.cwd(), file),
  assertionResults: headings.map((heading) => ({ ancestorTitles: heading ? [heading] : [] })),
});
const report = (changes: object = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [suite("db/testing/together/part-1.ts", crew, ports), suite(calls, "")],
  ...changes,
});

test("what ran and passed is passed, whether by itself or in a part", () => {
  expect(countTests(report(), [crew, ports, calls])).toEqual({ passed: 3, failed: 0, notRun: [] });
});

test("an expected file of which no test ran is a failure and is named", () => {
  const testResults = [suite("db/testing/together/part-1.ts", crew), suite(calls)];
  expect(countTests(report({ testResults }), [crew, ports, calls])).toEqual({
    passed: 3,
    failed: 2,
    notRun: [ports, calls],
  });
});

test.each(["numFailedTests", "numPendingTests", "numTodoTests", "numRuntimeErrorTestSuites"])(
  "%s count as failed",
  (key) => {
    expect(countTests(report({ [key]: 2 }), [crew, ports, calls])).toMatchObject({ passed: 3, failed: 2 });
  },
);

test("without a report everything expected has failed", () => {
  expect(countTests(undefined, [crew, ports])).toEqual({ passed: 0, failed: 2, notRun: [crew, ports] });
});

test("what failed is named with the start of its error, without colours; a file that could not be run is too", () => {
  const passed = { status: "passed", fullName: "is listed", ancestorTitles: [], failureMessages: [] };
  const failureMessages = [`Error: \u001B[31mexpected 1\u001B[39m${" at line".repeat(300)}`];
  const failed = { ...passed, status: "failed", fullName: "is counted", failureMessages };
  const testResults = [
    { name: path.join(process.cwd(), crew), message: "", assertionResults: [passed, failed] },
    { name: path.join(process.cwd(), ports), message: "Cannot find module './x'", assertionResults: [] },
    { name: path.join(process.cwd(), calls), message: "", assertionResults: [passed] },
  ];
  const descriptions = describeFailures(report({ testResults }));
  expect(descriptions).toEqual([
    expect.stringMatching(/^lib\/features\/crew\/list-crew\.db\.test\.ts: is counted\nError: expected 1 at line/),
    `${ports}\nCannot find module './x'`,
  ]);
  expect(descriptions[0]?.length).toBeLessThan(1_100);
  expect(describeFailures(undefined)).toEqual([]);
});
