import { followProgress, estimateRemaining, secondsLeft } from "./progress.mjs";
import { compilerWork, cpuSecondsOf, expectedSeconds } from "./machine.mjs";
import { durationText, lineOf, textsIn } from "./texts.mjs";

const t = textsIn("en");

describe("what a step still needs", () => {
  test("is what was expected until it begins, less what has passed after that, nothing at its end", () => {
    expect(secondsLeft({ expected: 100 }, 50)).toEqual({ left: 100 });
    expect(secondsLeft({ expected: 100, began: 20 }, 50)).toEqual({ left: 70 });
    expect(secondsLeft({ expected: 100, began: 20, ended: 40 }, 50)).toEqual({ left: 0 });
  });

  test("follows the measured share of its work, not the expectation, once enough is done", () => {
    expect(secondsLeft({ expected: 10, began: 0, share: 0.5 }, 100)).toEqual({ left: 100 });
    expect(secondsLeft({ expected: 900, began: 0, share: 0.9 }, 90).left).toBeCloseTo(10);
  });

  test("believes a small share in part", () => {
    expect(secondsLeft({ expected: 100, began: 0, share: 0.15 }, 30).left).toBeCloseTo((170 + 70) / 2);
  });

  test("is a guess when it takes far longer than expected", () => {
    expect(secondsLeft({ expected: 10, began: 0 }, 24)).toEqual({ left: 0 });
    expect(secondsLeft({ expected: 10, began: 0 }, 26)).toEqual({ left: 26, isGuess: true });
  });
});

describe("what is left of a start", () => {
  const steps = [
    { name: "compile", expected: 100, began: 0 },
    { name: "pages", expected: 10 },
    { name: "database", expected: 3, began: 0, ended: 3 },
    { name: "seed", expected: 12, began: 3 },
    { name: "server", expected: 2 },
  ];

  test("is the longer track and then the server", () => {
    expect(estimateRemaining(steps, 10)).toEqual({ step: "compile", left: 102 });
  });

  test("is the database's track when the build is done first", () => {
    const built = steps.map((step) => (/compile|pages/.test(step.name) ? { ...step, began: 0, ended: 5 } : step));
    expect(estimateRemaining(built, 10)).toEqual({ step: "seed", left: 7 });
  });

  test("is the server alone at the end", () => {
    const done = steps.map((step) =>
      step.name === "server" ? { ...step, began: 20 } : { ...step, began: 0, ended: 9 },
    );
    expect(estimateRemaining(done, 21)).toEqual({ step: "server", left: 1 });
  });

  test("is not hidden by a short step that takes longer than expected", () => {
    const late = [...steps.slice(0, 2), { name: "database", expected: 2, began: 0 }, ...steps.slice(4)];
    expect(estimateRemaining(late, 20)).toEqual({ step: "compile", left: 92 });
  });

  test("is unknown when the deciding step is", () => {
    expect(
      estimateRemaining(
        [
          { name: "migrate", expected: 1, began: 0 },
          { name: "server", expected: 2 },
        ],
        60,
      ),
    ).toEqual({
      step: "migrate",
      left: undefined,
    });
  });
});

describe("a start that is followed", () => {
  test("begins a step by ending those before it in its track, and notifies once", () => {
    let now = 0;
    const progress = followProgress({ compile: 100, pages: 10, database: 2, server: 2 }, () => now);
    const begun: string[] = [];
    progress.onBegin((step: string) => begun.push(step));
    progress.begin("compile");
    progress.begin("compile");
    progress.begin("database");
    now = 60;
    progress.begin("pages");
    progress.begin("migrate", 3);
    now = 70;
    progress.endTrack("build");
    progress.endTrack("database");
    expect(begun).toEqual(["compile", "database", "pages", "migrate"]);
    expect(progress.snapshot()).toMatchObject({ step: "server", left: 2 });
  });

  test("never goes back, and is never whole before its end", () => {
    let now = 0;
    const progress = followProgress({ compile: 50, server: 2 }, () => now);
    progress.begin("compile");
    now = 25;
    const half = progress.snapshot().done;
    progress.measure("compile", 0.1);
    expect(half).toBeGreaterThan(0.4);
    expect(progress.snapshot()).toMatchObject({ done: half });
    progress.measure("compile", 5);
    now = 100_000;
    expect(progress.snapshot().done).toBeLessThanOrEqual(0.99);
  });

  test("says why it failed and nothing else", () => {
    const progress = followProgress({ server: 2 });
    progress.fail("no such file");
    expect(progress.snapshot()).toEqual({ failure: { reason: "no such file" } });
  });
});

describe("what is expected of a machine", () => {
  const reference = { calibration: 0.2, cores: 2 };

  test("is less with more cores and more on a slower one", () => {
    const [two, four, slow] = [reference, { ...reference, cores: 4 }, { ...reference, calibration: 0.4 }].map(
      (machine) => expectedSeconds(["compile"], machine).compile ?? 0,
    );
    expect(four).toBeLessThan(two as number);
    expect(slow).toBeCloseTo((two as number) * 2);
    expect(compilerWork({ ...reference, calibration: 0.4 })).toBeCloseTo(compilerWork(reference) * 2);
  });

  test("is by the work of the last build where there was one, whatever the calibration says", () => {
    const known = { ...reference, calibration: 9, lastCompilerWork: compilerWork(reference) / 2 };
    expect(compilerWork(known)).toBeCloseTo(compilerWork(reference) / 2);
    expect(expectedSeconds(["compress"], known).compress).toBeCloseTo(
      (expectedSeconds(["compress"], reference).compress ?? 0) / 2,
    );
  });

  test("the processor time of this process is read on Linux", () => {
    expect(cpuSecondsOf(process.pid, "/nowhere")).toBeUndefined();
    if (process.platform === "linux") expect(cpuSecondsOf(process.pid)).toBeGreaterThan(0);
  });
});

test.each([
  [5, "a few seconds"],
  [30, "less than a minute"],
  [60, "about a minute"],
  [89, "about a minute"],
  [95, "about 2 minutes"],
  [200, "about 3 minutes"],
])("%i seconds are %s", (seconds, expectedText) => {
  expect(durationText(seconds, t)).toBe(expectedText);
});

test("a step without an estimate is shown alone", () => {
  expect(lineOf({ step: "migrate", left: undefined }, t)).toBe("updating the database");
  expect(lineOf({ step: "compile", left: 120 }, t)).toBe("compiling, about 2 minutes");
});
