import fs from "node:fs";
import path from "node:path";
import { filesToRerun, parseFlaky, settleFlakyResults } from "./flaky.mjs";
import { outcomeOf } from "./results.mjs";

const at = (name: string) => {
  const [file = "", title = ""] = name.split(": ");
  return { file: `${file}.spec.ts`, title };
};
const names = ["crew: list", "crew: record", "crew: papers", "ujbm: months", "two-instances: race"];
const planned = names.map(at);
/** A run in which the named journeys fail and all others pass. */
function runOf(failing: string[], { of = names, errors = [] as object[], code = failing.length > 0 ? 1 : 0 } = {}) {
  const specs = of.map((name) => {
    const isFailing = failing.includes(name);
    const results = [{ duration: 1, errors: isFailing ? [{ message: `${name} failed` }] : [] }];
    return { ...at(name), tests: [{ status: isFailing ? "unexpected" : "expected", results }] };
  });
  return { report: { suites: [{ specs }], errors }, code };
}
const first = (failing: string[], options = {}) => outcomeOf(planned, runOf(failing, options));
const crew = names.filter((name) => name.startsWith("crew"));
const ujbm = names.filter((name) => name.startsWith("ujbm"));
const counts = ({ passed, failed, flaky }: ReturnType<typeof settleFlakyResults>) => [
  passed,
  failed,
  flaky.map(({ title }) => title),
];

test.each([
  ["nothing failed", [], []],
  ["one journey failed", ["crew: list"], ["crew.spec.ts"]],
  ["two of one file failed, which is run once", ["crew: list", "crew: papers"], ["crew.spec.ts"]],
  ["two of two files failed", ["crew: list", "ujbm: months"], ["crew.spec.ts", "ujbm.spec.ts"]],
  ["three failed", ["crew: list", "crew: papers", "ujbm: months"], []],
  ["one that races failed", ["two-instances: race"], []],
  ["one that races failed beside another", ["two-instances: race", "crew: list"], []],
])("when %s, these files are rerun", (_, failing, files) => {
  expect(filesToRerun(first(failing), [])).toEqual(files);
});

test.each(["mail-survives-a-kill", "two-instances", "identity-provider"])("%s is never rerun", (file) => {
  const failing = [at(`${file}: is tried`)];
  expect(filesToRerun({ failing, outside: [] }, [])).toEqual([]);
  expect(fs.existsSync(path.join(process.cwd(), "e2e", `${file}.spec.ts`))).toBe(true);
});

test("a journey that is listed as flaky is not rerun, and its file's other journeys are", () => {
  expect(filesToRerun(first(["crew: list"]), [at("crew: list")])).toEqual([]);
  expect(filesToRerun(first(["crew: list", "ujbm: months"]), [at("ujbm: months")])).toEqual([]);
  expect(filesToRerun(first(["crew: record"]), [at("crew: list")])).toEqual(["crew.spec.ts"]);
});

test("nothing is rerun after a failure outside the journeys", () => {
  expect(filesToRerun(first([], { code: 1 }), [])).toEqual([]);
  expect(filesToRerun(first(["crew: list"], { errors: [{ message: "server ended" }] }), [])).toEqual([]);
  expect(filesToRerun(outcomeOf([at("crew: list")], { report: undefined, code: 1 }), [])).toEqual([]);
});

test("a run without failures passes, and one without reruns has its failures", () => {
  expect(counts(settleFlakyResults(planned, first([]), new Map()))).toEqual([5, 0, []]);
  expect(counts(settleFlakyResults(planned, first(["crew: list", "two-instances: race"]), new Map()))).toEqual([
    3,
    2,
    [],
  ]);
});

test("a journey that passes on the rerun counts as passed once, and is named with its first error", () => {
  const result = settleFlakyResults(
    planned,
    first(["crew: list"]),
    new Map([["crew.spec.ts", runOf([], { of: crew })]]),
  );
  expect(counts(result)).toEqual([5, 0, ["list"]]);
  expect(result.flaky[0]?.errors).toEqual(["crew: list failed"]);
});

test("a journey that fails again has failed once, and only the other is flaky", () => {
  const reruns = new Map([
    ["crew.spec.ts", runOf(["crew: list"], { of: crew })],
    ["ujbm.spec.ts", runOf([], { of: ujbm })],
  ]);
  const result = settleFlakyResults(planned, first(["crew: list", "ujbm: months"]), reruns);
  expect(counts(result)).toEqual([4, 1, ["months"]]);
  expect(result.failing.map(({ title }) => title)).toEqual(["list"]);
});

test("a journey that fails only on the rerun, or does not run there, has failed", () => {
  const other = settleFlakyResults(
    planned,
    first(["crew: list"]),
    new Map([["crew.spec.ts", runOf(["crew: papers"], { of: crew })]]),
  );
  expect(counts(other)).toEqual([4, 1, ["list"]]);
  const missing = settleFlakyResults(
    planned,
    first(["crew: list"]),
    new Map([["crew.spec.ts", runOf([], { of: ["crew: list"] })]]),
  );
  expect(counts(missing)).toEqual([3, 2, ["list"]]);
  const none = settleFlakyResults(
    planned,
    first(["crew: list"]),
    new Map([["crew.spec.ts", { report: undefined, code: 1 }]]),
  );
  expect(counts(none)).toEqual([2, 4, []]);
});

test("a failure outside the journeys counts as one, in the first run and in the rerun", () => {
  expect(counts(settleFlakyResults(planned, first([], { code: 1 }), new Map()))).toEqual([5, 1, []]);
  const rerun = runOf([], { of: crew, errors: [{ message: "server ended" }] });
  expect(counts(settleFlakyResults(planned, first(["crew: list"]), new Map([["crew.spec.ts", rerun]])))).toEqual([
    5,
    1,
    ["list"],
  ]);
});

test("the list of flaky journeys is read, and refused when malformed, repeated or out of date", () => {
  const read = (list: unknown) => parseFlaky(JSON.stringify(list), planned);
  expect(read([])).toEqual([]);
  expect(read([at("crew: list")])).toEqual([{ file: "crew.spec.ts", title: "list" }]);
  expect(() => parseFlaky("[", planned)).toThrow(SyntaxError);
  for (const wrong of [{}, ["crew: list"], [{ file: "crew.spec.ts" }], [{ ...at("crew: list"), since: "today" }]])
    expect(() => read(wrong)).toThrow();
  expect(() => read([at("crew: lost")])).toThrow("no such journey: crew.spec.ts: lost");
  expect(() => read([at("crew: list"), at("crew: list")])).toThrow("listed twice");
});
