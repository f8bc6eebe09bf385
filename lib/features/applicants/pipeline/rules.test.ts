import fc from "fast-check";
import { assessmentStatuses, assessmentTypes, stages, type AssessmentStatus, type Stage } from "@/db/enums/applicants";
import { runsOf } from "@/db/testing/long-run";
import {
  evaluateMove,
  openStages,
  permissionOf,
  retakeLeft,
  skips,
  statesOf,
  statusIdOf,
  steps,
  movesTowards,
  type Entry,
  type Move,
  type AssessmentRow,
} from "./rules";

const dayMs = 86_400_000;
const start = new Date("2026-11-20T09:00:00+07:00");
const after = (days: number) => new Date(start.getTime() + days * dayMs);
const first: Entry = { type: "screening", status: "Pending", at: start };
const facts = (days = 1, openingOpen = true) => ({ now: after(days), openingOpen });

type Attempt = { move: Move; days: number; openingOpen: boolean };
const anyMove: fc.Arbitrary<Move> = fc.record({
  type: fc.constantFrom(...assessmentTypes),
  status: fc.constantFrom(...assessmentStatuses),
  final: fc.boolean(),
  withdrawn: fc.boolean(),
});
type Aimed = Attempt | "forward" | "back" | "skip";
/** Half of the attempts aim forward and a few backward, so that walks reach every state. */
const attempts: fc.Arbitrary<Aimed[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant("forward" as const) },
    { weight: 1, arbitrary: fc.constantFrom("back" as const, "back" as const, "skip" as const) },
    {
      weight: 4,
      arbitrary: fc.record({ move: anyMove, days: fc.integer({ min: 0, max: 40 }), openingOpen: fc.boolean() }),
    },
  ),
  { minLength: 10, maxLength: 60 },
);

const aimedMove: Record<"forward" | "back" | "skip", (type: Move["type"], ahead: AssessmentStatus) => Move> = {
  forward: (type, status) => ({ type, status }),
  back: (type) => ({ type, status: "Pending" }),
  skip: (type) => ({ type, status: "Passed", skip: true }),
};

type Made = { before: Entry[]; added: Entry[]; name: string; statusId: number };

/** Walk through the state machine along allowed moves. */
function walk(list: Aimed[]): { history: Entry[]; made: Made[] } {
  let history: Entry[] = [first];
  let day = 0;
  const made: Made[] = [];
  for (const attempt of list) {
    const states = statesOf(history);
    const lowest = openStages(states)[0] ?? "result";
    const ahead: AssessmentStatus =
      lowest === "result"
        ? "Completed"
        : states[lowest] === "Pending" && lowest !== "screening"
          ? "InProgress"
          : "Passed";
    const {
      move: goal,
      days,
      openingOpen,
    } = typeof attempt === "string" ? { move: aimedMove[attempt](lowest, ahead), days: 1, openingOpen: true } : attempt;
    day += days;
    const verdict = evaluateMove(history, goal, { now: after(day), openingOpen });
    if (!verdict.allowed) continue;
    const added = verdict.rows.map((row) => ({ ...row, at: after(day) }));
    made.push({ before: history, added, name: verdict.name, statusId: statusIdOf(statesOf([...history, ...added])) });
    history = [...history, ...added];
  }
  return { history, made };
}

/** The document's own table, repeated here. */
const documented: Record<AssessmentStatus, AssessmentStatus[]> = {
  Pending: ["InProgress", "Passed", "Failed", "Completed", "Pending"],
  InProgress: ["Completed", "Passed", "Failed", "Pending", "InProgress"],
  Completed: ["Passed", "Failed", "Completed", "Pending"],
  Failed: ["InProgress", "Pending"],
  Passed: ["Pending"],
};

test("reaches every move in the walks, so that the properties below hold for all", () => {
  const names = new Set(
    fc.sample(attempts, { numRuns: 6_000, seed: 7 }).flatMap((list) => walk(list).made.map(({ name }) => name)),
  );
  expect([...names].sort()).toEqual(
    [...new Set([...[...steps, ...skips].map(({ name }) => name), "end", "withdraw", "reopen"])].sort(),
  );
});

test("never makes a step outside the document", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      const { history } = walk(list);
      for (const type of stages) {
        const own = history.filter((entry) => entry.type === type);
        for (const [index, { status }] of own.slice(1).entries())
          expect(documented[own[index]?.status ?? "Passed"]).toContain(status);
      }
    }),
    runsOf(500),
  );
});

test("derives the stage from the history", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      for (const { before, added, statusId } of walk(list).made) {
        const history = [...before, ...added];
        const last = (type: string) => history.filter((entry) => entry.type === type).at(-1)?.status;
        const waits = (type: string) =>
          last(type) !== undefined && last(type) !== "Passed" && !(type === "result" && last(type) === "Completed");
        const expected =
          last("failed") === "Completed"
            ? 8
            : waits("screening")
              ? 1
              : waits("boc")
                ? 2
                : waits("ces") || waits("marlin")
                  ? 3
                  : waits("interview")
                    ? 5
                    : waits("mcu")
                      ? 6
                      : 7;
        expect(statusId).toBe(expected);
      }
    }),
    runsOf(500),
  );
});

test("leaves Passed only by a reopening while the next stage has not started", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      for (const { before, added, name } of walk(list).made) {
        const states = statesOf(before);
        const left = added.filter(({ type }) => type !== "failed" && states[type] === "Passed");
        if (left.length === 0) continue;
        expect([name, left.map(({ status }) => status)]).toEqual(["reopen-stage", ["Pending"]]);
      }
    }),
    runsOf(500),
  );
});

test("keeps ended applications closed until reopened", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      for (const { before, added, name } of walk(list).made) {
        if (statesOf(before).failed === "Completed") expect(name).toBe("reopen");
        if (statesOf([...before, ...added]).failed === "Completed")
          expect(openStages(statesOf([...before, ...added]))).toEqual([]);
      }
    }),
    runsOf(500),
  );
});

test("keeps a hired applicant hired", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      for (const { before } of walk(list).made) expect(statesOf(before).result).not.toBe("Completed");
    }),
    runsOf(200),
  );
});

test("requires the previous stage, and allows one retake per test", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      const { history } = walk(list);
      const firstOf = (type: string, status?: string) =>
        history.findIndex((entry) => entry.type === type && (status === undefined || entry.status === status));
      const order = [
        ["boc", "screening"],
        ["ces", "boc"],
        ["interview", "ces"],
        ["interview", "marlin"],
        ["mcu", "interview"],
        ["result", "mcu"],
      ] as const;
      for (const [type, before] of order)
        if (firstOf(type) >= 0) expect(firstOf(before, "Passed")).toBeLessThan(firstOf(type));
      for (const type of ["ces", "marlin", "mcu"] as const) {
        const own = history.filter((entry) => entry.type === type);
        expect(
          own.filter(({ status }, index) => status === "InProgress" && own[index - 1]?.status === "Failed").length,
        ).toBeLessThanOrEqual(1);
      }
    }),
    runsOf(500),
  );
});

const upTo = (...rows: [Entry["type"], AssessmentStatus][]): Entry[] => [
  first,
  ...rows.map(([type, status]) => ({ type, status, at: start })),
];
const tests = upTo(
  ["screening", "Passed"],
  ["boc", "Pending"],
  ["boc", "Passed"],
  ["ces", "Pending"],
  ["marlin", "Pending"],
  ["ces", "InProgress"],
  ["marlin", "InProgress"],
);
const rowsOf = (history: Entry[], goal: Move, days = 1) => {
  const verdict = evaluateMove(history, goal, facts(days));
  return verdict.allowed ? verdict.rows.map(({ type, status }) => `${type}/${status}`) : verdict.why;
};

test("opens the next stage after a pass; CES and Marlin open it together", () => {
  expect(rowsOf([first], { type: "screening", status: "Passed" })).toEqual(["screening/Passed", "boc/Pending"]);
  expect(rowsOf(tests.slice(0, 3), { type: "boc", status: "Passed" })).toEqual([
    "boc/Passed",
    "ces/Pending",
    "marlin/Pending",
  ]);
  expect(rowsOf(tests, { type: "ces", status: "Passed" })).toEqual(["ces/Passed"]);
  expect(
    rowsOf([...tests, { type: "ces", status: "Passed", at: start }], { type: "marlin", status: "Passed" }),
  ).toEqual(["marlin/Passed", "interview/Pending"]);
});

test("allows one retake within 90 days after a failed test, then ends the application", () => {
  const failed: Entry[] = [...tests, { type: "ces", status: "Failed", at: start }];
  expect(rowsOf(tests, { type: "ces", status: "Failed" })).toEqual(["ces/Failed"]);
  expect(rowsOf(tests, { type: "ces", status: "Failed", final: true })).toEqual(["ces/Failed", "failed/Completed"]);
  expect(statusIdOf(statesOf(failed))).toBe(3);
  expect(retakeLeft(failed, "ces")).toBe(true);
  expect(rowsOf(failed, { type: "ces", status: "InProgress" }, 90)).toEqual(["ces/InProgress"]);
  expect(rowsOf(failed, { type: "ces", status: "InProgress" }, 91)).toBe("too-late");
  const again: Entry[] = [...failed, { type: "ces", status: "InProgress", at: start }];
  expect(rowsOf(again, { type: "ces", status: "Failed" })).toEqual(["ces/Failed", "failed/Completed"]);
});

test("ends the application after a failed interview; it can be reopened within 90 days while the opening is open", () => {
  const interview = upTo(
    ["screening", "Passed"],
    ["boc", "Passed"],
    ["ces", "Passed"],
    ["marlin", "Passed"],
    ["interview", "Pending"],
    ["interview", "InProgress"],
  );
  expect(rowsOf(interview, { type: "interview", status: "Failed" })).toEqual(["interview/Failed", "failed/Completed"]);
  const ended: Entry[] = [
    ...interview,
    { type: "interview", status: "Failed", at: start },
    { type: "failed", status: "Completed", at: start },
  ];
  const reopening: Move = { type: "failed", status: "Pending" };
  expect(rowsOf(ended, reopening, 90)).toEqual(["failed/Pending", "interview/Pending"]);
  expect(rowsOf(ended, reopening, 91)).toBe("too-late");
  expect(evaluateMove(ended, reopening, facts(1, false))).toEqual({ allowed: false, why: "opening-closed" });
  expect(rowsOf(interview, reopening)).toBe("not-stopped");
});

test("keeps the stages after a withdrawal, and reopens the open ones", () => {
  expect(rowsOf(tests, { type: "failed", status: "Completed", withdrawn: true })).toEqual(["failed/Completed"]);
  const ended: Entry[] = [...tests, { type: "failed", status: "Completed", at: start }];
  expect(rowsOf(ended, { type: "ces", status: "Completed" })).toBe("stopped");
  expect(rowsOf(ended, { type: "failed", status: "Pending" })).toEqual([
    "failed/Pending",
    "ces/Pending",
    "marlin/Pending",
  ]);
});

test("reopens a passed stage only while the next one is pending", () => {
  const passed = upTo(["screening", "Passed"], ["boc", "Pending"]);
  expect(rowsOf(passed, { type: "screening", status: "Pending" })).toEqual(["screening/Pending"]);
  expect(
    rowsOf([...passed, { type: "boc", status: "InProgress", at: start }], { type: "screening", status: "Pending" }),
  ).toBe("next-started");
  const reopened: Entry[] = [...passed, { type: "screening", status: "Pending", at: start }];
  expect(statusIdOf(statesOf(reopened))).toBe(1);
  expect(rowsOf(reopened, { type: "boc", status: "InProgress" })).toBe("earlier-open");
  expect(rowsOf(reopened, { type: "screening", status: "Passed" })).toEqual(["screening/Passed"]);
});

test("maps the client's status call to moves", () => {
  expect(movesTowards(statesOf([first]), 2)).toEqual([{ type: "screening", status: "Passed" }]);
  expect(movesTowards(statesOf([first]), 5)).toEqual([]);
  expect(movesTowards(statesOf(tests), 5)).toEqual([
    { type: "ces", status: "Passed" },
    { type: "marlin", status: "Passed" },
  ]);
  expect(movesTowards(statesOf(tests), 8)).toEqual([{ type: "failed", status: "Completed" }]);
});

test("skips BOC, CES and Marlin from their pending state with their own permission, and nothing else", () => {
  const rows = (...entries: [AssessmentRow["type"], AssessmentRow["status"]][]): Entry[] =>
    entries.map(([type, status]) => ({ type, status, at: start }));
  const skip = (history: Entry[], type: AssessmentRow["type"]) =>
    evaluateMove(history, { type, status: "Passed", skip: true }, facts());
  const atTests = rows(["screening", "Passed"], ["boc", "Passed"], ["ces", "Pending"], ["marlin", "InProgress"]);
  expect(skip(rows(["screening", "Passed"], ["boc", "Pending"]), "boc")).toMatchObject({
    allowed: true,
    name: "skip",
    rows: [{ type: "boc" }, { type: "ces", status: "Pending" }, { type: "marlin", status: "Pending" }],
  });
  expect(skip(atTests, "ces")).toMatchObject({ allowed: true, rows: [{ type: "ces", status: "Passed" }] });
  expect(skip([...atTests, ...rows(["ces", "Passed"])], "marlin")).toMatchObject({
    allowed: true,
    rows: [{ type: "marlin" }, { type: "interview", status: "Pending" }],
  });
  expect(skip([...atTests, ...rows(["ces", "Failed"])], "ces").allowed).toBe(false);
  expect(skip(rows(["screening", "Pending"]), "screening").allowed).toBe(false);
  expect(
    skip(
      rows(
        ["screening", "Passed"],
        ["boc", "Passed"],
        ["ces", "Passed"],
        ["marlin", "Passed"],
        ["interview", "Pending"],
      ),
      "interview",
    ).allowed,
  ).toBe(false);
  expect(evaluateMove(atTests, { type: "ces", status: "Passed" }, facts()).allowed).toBe(false);
  expect(permissionOf("skip", "boc")).toBe("applicants:tests-override");
});

/** Return a history with a stage in a given state: earlier stages passed, later ones not started. */
function standingAt(type: Stage, status: AssessmentStatus): Entry[] {
  const before = stages.filter((stage) => stages.indexOf(stage) < stages.indexOf(type));
  const passed = before.map((stage): Entry => ({ type: stage, status: "Passed", at: start }));
  return [...passed, { type, status, at: start }];
}

/** Every allowed change of a stage with its move name; all others are refused. */
const known: Record<Stage, string[]> = {
  screening: [
    ...["Pending>InProgress return", "InProgress>InProgress return", "InProgress>Pending resubmit"],
    ...["Pending>Passed pass", "InProgress>Passed pass", "Pending>Failed fail", "InProgress>Failed fail"],
    "Passed>Pending reopen-stage",
  ],
  boc: [
    ...["Pending>InProgress start", "InProgress>Pending cancel", "InProgress>Completed record"],
    ...["Pending>Passed pass", "InProgress>Passed pass", "Completed>Passed pass"],
    ...["Pending>Failed fail", "InProgress>Failed fail", "Completed>Failed fail", "Passed>Pending reopen-stage"],
  ],
  ces: [],
  marlin: [],
  interview: [
    ...["Pending>InProgress start", "InProgress>InProgress reschedule", "InProgress>Pending cancel"],
    ...["InProgress>Completed record", "Completed>Completed record"],
    ...["InProgress>Passed pass", "Completed>Passed pass", "InProgress>Failed fail", "Completed>Failed fail"],
    "Passed>Pending reopen-stage",
  ],
  mcu: [],
  result: ["Pending>Completed hire", "Pending>Failed fail"],
};
for (const type of ["ces", "marlin", "mcu"] as const) known[type] = [...known.interview, "Failed>InProgress retake"];

test.each(stages)("allows %s only the changes of the table", (type) => {
  const changes = assessmentStatuses.flatMap((from) =>
    assessmentStatuses.flatMap((to) => {
      const verdict = evaluateMove(standingAt(type, from), { type, status: to }, facts());
      return verdict.allowed ? [`${from}>${to} ${verdict.name}`] : [];
    }),
  );
  expect(changes.sort()).toEqual([...known[type]].sort());
});
