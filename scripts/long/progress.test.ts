import fs from "node:fs";
import path from "node:path";
import { chunkOutcome, projectOf } from "./chunk.mjs";
import { figuresOf, newProgress, nextChunk, parseProgress } from "./progress.mjs";
import { longRuns } from "./runs.mjs";

const run = { cases: 25, chunk: 10 };
const chunkAt = (seed: number, changes: object = {}) => ({
  seed,
  cases: 20,
  seconds: 1.5,
  version: "abc",
  failures: [] as string[],
  ...changes,
});
const passed = { assertionResults: [{ status: "passed" }], message: "" };
const failed = {
  assertionResults: [{ status: "failed", fullName: "is whole", failureMessages: ["seed 7"] }],
  message: "",
};

test("chunks follow each other in seeds without a gap, and the last holds the rest", () => {
  const progress = newProgress("slots", 100);
  const chunks = [];
  for (let next = nextChunk(progress, run); next; next = nextChunk(progress, run)) {
    chunks.push(next);
    progress.chunks.push(chunkAt(next.seed));
  }
  expect(chunks).toEqual([
    { seed: 100, cases: 10 },
    { seed: 110, cases: 10 },
    { seed: 120, cases: 5 },
  ]);
});

test("stored progress is continued where it ended, and refused when malformed or of another run", () => {
  const progress = { ...newProgress("slots", 100), chunks: [chunkAt(100)] };
  const again = parseProgress(JSON.stringify(progress), "slots");
  expect(again).toEqual(progress);
  expect(nextChunk(again, run)).toEqual({ seed: 110, cases: 10 });
  expect(() => parseProgress(JSON.stringify(progress), "payroll")).toThrow("progress of slots");
  expect(() => parseProgress(JSON.stringify({ ...progress, seed: "100" }), "slots")).toThrow();
  expect(() => parseProgress("{", "slots")).toThrow(SyntaxError);
});

test("the figures add up cases and seconds, and count the chunks that failed", () => {
  const chunks = [chunkAt(100), chunkAt(110, { cases: 0, failures: ["a", "b"], version: "def" })];
  expect(figuresOf({ ...newProgress("slots", 100), chunks }, run)).toBe(
    "slots, seed 100: 2 of 3 chunks, 20 cases passed, 1 chunks failed, 3 s, version abc, def",
  );
});

test("the cases of a chunk count when all its properties passed", () => {
  expect(chunkOutcome({ testResults: [passed] }, 0, "10\n10\n")).toEqual({ cases: 20, failures: [] });
  expect(chunkOutcome({ testResults: [passed, failed] }, 1, "10\n10\n")).toEqual({
    cases: 0,
    failures: ["is whole\nseed 7"],
  });
});

test("a chunk without a report, without a property, or with an unexplained exit code has failed", () => {
  const broken = { testResults: [{ assertionResults: [], message: "cannot be loaded" }] };
  expect(chunkOutcome(undefined, 1, "")).toEqual({ cases: 0, failures: ["Jest ended with code 1 and no report"] });
  expect(chunkOutcome(broken, 1, "")).toEqual({ cases: 0, failures: ["Jest ended with code 1\ncannot be loaded"] });
  expect(chunkOutcome({ testResults: [passed] }, 0, "")).toEqual({
    cases: 0,
    failures: ["no property of the file took part"],
  });
});

test.each(Object.entries(longRuns))("%s runs a test file that takes part in long runs", (_, { file, cases, chunk }) => {
  const text = fs.readFileSync(path.join(process.cwd(), file), "utf8");
  expect(text).toContain('from "@/db/testing/long-run"');
  expect(cases).toBeGreaterThan(chunk);
});

test("every long run names the project that its file belongs to", () => {
  const projects = Object.values(longRuns).map(({ file }) => `${projectOf(file)} ${file}`);
  for (const one of projects)
    expect(one).toMatch(
      /^(database .*\.db\.test\.ts|files lib\/platform\/(excel|files)\/.*|unit (?!lib\/platform\/(excel|files)\/).*(?<!\.db)\.test\.ts)$/,
    );
  expect(projects).toContain("files lib/platform/excel/hidden-sheets.test.ts");
});
