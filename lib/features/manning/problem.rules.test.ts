import { messageOf } from "@/lib/platform/errors";
import { messagesOf, translator } from "@/lib/platform/i18n/messages";
import { asFieldErrors, isConflict, problemsOf, describeProblems, type ProblemNames } from "./problem.rules";
import { hardProblem, softProblem, type Problem } from "./slots.rules";

const names: ProblemNames = {
  people: new Map([[7, "Slamet"]]),
  seats: new Map([[3, { vessel: "MV Arung", position: "Bosun" }]]),
  blocks: [
    {
      code: "certificate-missing",
      overridableBy: "manager",
      key: "compliance.certificateMissing",
      values: { name: "BST" },
    },
    {
      code: "certificate-missing",
      overridableBy: "manager",
      key: "compliance.certificateMissing",
      values: { name: "AFF" },
    },
    { code: "medical-unfit", overridableBy: "nobody", key: "compliance.medicalUnfit", values: { date: "2026-11-01" } },
  ],
  format: { date: (day) => `the ${day}`, slot: (name) => name.toUpperCase() },
};
const missing = softProblem("compliance:certificate-missing", {
  item: "certificate-missing",
  overridableBy: "manager",
});

const linesOf = (problems: Problem[]) => describeProblems(problems, names).map(({ title: _title, ...rest }) => rest);

test("describes each code once with lines, dates and names", () => {
  const said = linesOf([
    hardProblem("still-on-board", { crewId: 7, slot: "previous" }),
    missing,
    missing,
    hardProblem("on-board-elsewhere", { seatId: 3 }),
  ]);
  expect(said).toEqual([
    {
      code: "still-on-board",
      hard: true,
      lines: [{ key: "manning.problems.still-on-board", values: { crewId: 7, name: "Slamet", slot: "PREVIOUS" } }],
    },
    {
      code: missing.code,
      hard: false,
      lines: [
        { key: "compliance.certificateMissing", values: { name: "BST" } },
        { key: "compliance.certificateMissing", values: { name: "AFF" } },
      ],
    },
    {
      code: "on-board-elsewhere",
      hard: true,
      lines: [
        { key: "manning.problems.on-board-elsewhere", values: { seatId: 3, vessel: "MV Arung", position: "Bosun" } },
      ],
    },
  ]);
  expect(
    describeProblems([hardProblem("date-in-future", { today: "2026-11-20" })], names)[0]?.lines[0]?.values,
  ).toEqual({
    today: "the 2026-11-20",
  });
});

test("sends only users who may not override a second plan to a manager", () => {
  const keyOf = (problem: Problem) => describeProblems([problem], names)[0]?.title.key ?? "";
  const second = softProblem("second-future");
  const [own, others] = [second, { ...second, hard: true }].map(keyOf);
  expect([own, others]).toEqual(["manning.problems.second-future", "manning.problems.second-future-hard"]);
  for (const locale of ["en", "id"] as const) {
    expect(translator(locale)(own ?? "", {})).not.toMatch(/manager|manajer/i);
    expect(translator(locale)(others ?? "", {})).toMatch(/manager|manajer/i);
  }
});

test("describes every overlapping assignment", () => {
  const overlaps = [
    {
      kind: "person" as const,
      assignmentId: 1,
      crewId: 7,
      seatId: 3,
      slot: "next" as const,
      from: "2027-01-01",
      to: "2027-01-11",
      days: 10,
    },
  ];
  const [said] = describeProblems([{ ...softProblem("overlap", { count: 1 }), overlaps }], names);
  expect(said?.lines).toEqual([
    {
      key: "manning.overlap.person",
      values: {
        crewId: 7,
        seatId: 3,
        name: "Slamet",
        vessel: "MV Arung",
        position: "Bosun",
        from: "the 2027-01-01",
        to: "the 2027-01-11",
        days: 10,
      },
    },
  ]);
  expect(said?.title).toEqual({ key: "manning.problems.overlap", values: { count: 1 } });
  expect(describeProblems([missing], names)[0]?.title).toEqual({
    key: "compliance.certificateMissing",
    values: { name: "BST" },
  });
  expect(translator("en")("manning.overlap.person", said?.lines[0]?.values)).toBe(
    "Slamet: MV Arung, Bosun, the 2027-01-01 to the 2027-01-11 (10 days at the same time)",
  );
});

test("parses the problems of a refusal only", () => {
  const fields = asFieldErrors(describeProblems([hardProblem("rejected"), missing], names));
  expect(fields[0]).toEqual({ path: "hard/rejected", message: messageOf("manning.problems.rejected") });
  expect(problemsOf(fields.map(({ path }, index) => ({ path, message: `text ${index}` })))).toEqual([
    { code: "rejected", hard: true, messages: ["text 0"] },
    { code: "compliance:certificate-missing", hard: false, messages: ["text 1", "text 2"] },
  ]);
  expect(problemsOf([{ path: "schedule", message: "Required" }])).toEqual([]);
});

test("returns conflict for concurrent changes only", () => {
  expect(["not-in-next", "on-board-elsewhere", "already-decided"].every(isConflict)).toBe(true);
  expect(["rejected", "overlap", "date-in-future", "compliance:barred"].some(isConflict)).toBe(false);
});

const codes: Problem["code"][] = [
  ...([
    "seat-removed",
    "vessel-in-scrap",
    "slot-not-plannable",
    "slot-taken",
    "next-empty",
    "too-many-future",
    "end-before-start",
    "date-out-of-range",
    "start-fixed",
    "not-on-seat",
  ] as const),
  ...([
    "slot-not-removable",
    "slot-not-changeable",
    "slot-not-decidable",
    "approval-not-needed",
    "already-decided",
    "rejected",
    "not-in-next",
    "on-board-elsewhere",
    "date-in-future",
  ] as const),
  ...([
    "before-last-check-out",
    "still-on-board",
    "not-on-board",
    "before-check-in",
    "not-same-day",
    "changed-since",
  ] as const),
  ...([
    "overlap",
    "second-future",
    "principal-first",
    "schedule-started",
    "not-confirmed",
    "handover-open",
    "off-plan",
    "schedule-not-ready",
    "pkl-not-signed",
    "medical-not-valid",
    "mcu-not-passed",
    "bjst-not-passed",
  ] as const),
];

test.each(["en", "id"] as const)("every problem has a text of its own in %s, without a full stop", (locale) => {
  const texts = (messagesOf(locale).manning as { problems: Record<string, string> }).problems;
  for (const code of codes) {
    expect([code, typeof texts[code]]).toEqual([code, "string"]);
    expect(texts[code]).not.toMatch(/\.$/);
  }
  expect(new Set(codes.map((code) => texts[code])).size).toBe(codes.length);
});
