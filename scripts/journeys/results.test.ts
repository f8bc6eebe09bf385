import { describeFailure, describeFlaky, journeysIn, outcomeOf, slowJourneys } from "./results.mjs";

const file = "crew.spec.ts";
const spec = (title: string, status = "expected", ...messages: string[]) => ({
  title,
  file,
  ok: status === "expected",
  tests: [{ status, results: [{ duration: 1_500, errors: messages.map((message) => ({ message })) }] }],
});
const reportOf = (...specs: object[]) => ({ suites: [{ title: file, specs }], errors: [] });
const planned = [
  { file, title: "is found" },
  { file, title: "is shown" },
];

test("a journey is named by file, headings and title, with its errors short and without colours", () => {
  const red = spec("is found", "unexpected", "\u001b[31mnot visible\u001b[39m", "x".repeat(5_000));
  const report = { suites: [{ title: file, suites: [{ title: "the list", specs: [red] }] }] };
  const [journey] = journeysIn(report);
  expect(journey).toMatchObject({ file, title: "the list › is found", isPassed: false, seconds: 1.5 });
  expect(journey && describeFailure(journey)).toBe(
    `crew.spec.ts: the list › is found\nnot visible\n${"x".repeat(900)}`,
  );
});

test.each(["unexpected", "skipped", "flaky"])("a journey that is %s has not passed", (status) => {
  expect(journeysIn(reportOf(spec("is found", status)))[0]?.isPassed).toBe(false);
});

test("a journey that never ran or is missing from the report has failed, and one that passed has passed", () => {
  const never = { title: "is found", file, ok: true, tests: [{ status: "skipped", results: [] }] };
  const { journeys, failing, outside } = outcomeOf([...planned, { file, title: "is gone" }], {
    report: reportOf(never, spec("is shown")),
    code: 1,
  });
  expect(journeys.map(({ title, isPassed }) => [title, isPassed])).toEqual([
    ["is found", false],
    ["is shown", true],
    ["is gone", false],
  ]);
  expect([failing.map(({ title }) => title), outside]).toEqual([["is found", "is gone"], []]);
});

test("a run fails outside its journeys without a report, by an error of its own, and by an unexplained exit code", () => {
  const green = reportOf(spec("is found"), spec("is shown"));
  const outsideOf = (report: object | undefined, code: number) => outcomeOf(planned, { report, code }).outside;
  expect(outsideOf(green, 0)).toEqual([]);
  expect(outsideOf(green, 1)).toEqual(["the runner ended with code 1"]);
  expect(outsideOf(undefined, 0)).toEqual(["the runner wrote no report"]);
  expect(outsideOf({ ...green, errors: [{ message: "server ended" }] }, 1)).toEqual(["server ended"]);
  expect(outcomeOf(planned, { report: undefined, code: 1 }).failing).toHaveLength(2);
});

test("a flaky journey is printed with its first error and the entry for the list", () => {
  const journey = { file, title: 'is "found"', isPassed: false, seconds: 2, errors: ["first", "second"] };
  expect(describeFlaky(journey, "e2e/flaky.json").split("\n")).toEqual([
    'FLAKY crew.spec.ts: is "found"',
    "first",
    'Passed on the rerun. Add to e2e/flaky.json: {"file":"crew.spec.ts","title":"is \\"found\\""}',
  ]);
});

test("journeys over a minute are listed, slowest first", () => {
  const of = (title: string, seconds: number) => ({ file, title, seconds, isPassed: true, errors: [] });
  expect(slowJourneys([of("quick", 60), of("slow", 60.6), of("slowest", 90)])).toEqual([
    "over 60 s: crew.spec.ts: slowest (90 s)",
    "over 60 s: crew.spec.ts: slow (61 s)",
  ]);
});
