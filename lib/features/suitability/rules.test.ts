import fc from "fast-check";
import { suitabilityReasons } from "@/db/enums/suitability";
import type { CrewStatus } from "@/db/enums/crew";
import { addDays } from "@/lib/platform/calendar/dates";
import {
  bars,
  countsAs,
  dateProblems,
  editProblems,
  isOpen,
  isReviewDue,
  statusUnder,
  type Entry,
  type EntryTerms,
} from "./rules";

const today = "2026-11-20";
const terms = (changes: Partial<EntryTerms> = {}): EntryTerms => ({
  level: 2,
  reason: "conduct",
  startDate: "2026-10-01",
  endDate: null,
  reviewDate: "2027-04-01",
  ...changes,
});
const entry = (changes: Partial<Entry> = {}): Entry => ({ ...terms(changes), isConfirmed: false, ...changes });

test("ends an entry on its end date", () => {
  expect([null, "2026-11-21", "2026-11-20", "2026-11-19"].map((endDate) => isOpen({ endDate }, today))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  [{ level: 1 }, 1],
  [{ level: 2 }, 2],
  [{ level: 3, isConfirmed: false }, 2],
  [{ level: 3, isConfirmed: true }, 3],
  [{ level: 3, isConfirmed: true, endDate: today }, null],
] as const)("%j has the effect of level %s", (changes, expected) => {
  expect(countsAs(entry(changes), today)).toBe(expected);
});

test.each([
  ["off-board", null, true, "blacklist"],
  ["resigned", "2026-01-01", true, "blacklist"],
  ["on-board", null, true, "on-board"],
  ["blacklist", null, true, "blacklist"],
  ["blacklist", null, false, "off-board"],
  ["blacklist", "2026-01-01", false, "resigned"],
  ["off-board", null, false, "off-board"],
  ["on-board", null, false, "on-board"],
  ["resigned", "2026-01-01", false, "resigned"],
] as const)("somebody %s, resigned %s, barred %s is %s", (status, resignedOn, isBarred, expected) => {
  expect(statusUnder({ status, resignedOn }, isBarred)).toBe(expected);
});

test.each([
  ["level 2 without any date", { reviewDate: null }, "reviewDate suitability.endOrReviewRequired"],
  [
    "level 2 looked at after more than a year",
    { reviewDate: "2027-11-21" },
    "reviewDate suitability.reviewTooFar?months=12",
  ],
  [
    "level 3 looked at after more than two years",
    { level: 3, reviewDate: "2028-11-21" },
    "reviewDate suitability.reviewTooFar?months=24",
  ],
  [
    "forged documents looked at after more than a year",
    { level: 3, reason: "document-fraud", reviewDate: "2027-11-21" },
    "reviewDate suitability.reviewTooFar?months=12",
  ],
  [
    "forged documents without review",
    { level: 3, reason: "document-fraud", reviewDate: null },
    "reviewDate suitability.reviewRequired",
  ],
  [
    "forged documents with an end",
    { level: 3, reason: "document-fraud", endDate: "2027-11-20" },
    "endDate suitability.fraudHasNoEnd",
  ],
  ["an end that is past", { endDate: "2026-11-20" }, "endDate suitability.endPassed"],
  ["a review that is past", { reviewDate: "2026-11-20" }, "reviewDate suitability.reviewPassed"],
  [
    "a note that ends before it begins",
    { level: 1, reviewDate: null, endDate: "2026-09-30" },
    "endDate suitability.endBeforeStart",
  ],
] as const)("%s is refused", (_name, changes, problem) => {
  expect(dateProblems(terms(changes), today).map(({ path, message }) => `${path} ${message}`)).toEqual([problem]);
});

test.each([
  ["level 1 needs no date", { level: 1, reviewDate: null }],
  ["level 2 ends within the year", { reviewDate: null, endDate: "2027-11-20" }],
  ["level 2 ends later but is looked at within the year", { endDate: "2029-01-01", reviewDate: "2027-11-20" }],
  ["level 3 is looked at within two years", { level: 3, reviewDate: "2028-11-20" }],
  ["forged documents are looked at within the year", { level: 3, reason: "document-fraud", reviewDate: "2027-11-20" }],
  ["noted forgery may end", { level: 2, reason: "document-fraud", endDate: "2027-11-20" }],
] as const)("%s", (_name, changes) => {
  expect(dateProblems(terms(changes), today)).toEqual([]);
});

test("keeps unchanged past dates valid", () => {
  const existing = entry({ reviewDate: "2026-10-15" });
  expect(editProblems(existing, terms({ reviewDate: "2026-10-15" }), { today })).toEqual([]);
  expect(isReviewDue(existing, today)).toBe(true);
  expect(editProblems(existing, terms({ reviewDate: "2026-10-16" }), { today })).toMatchObject([
    { path: "reviewDate" },
  ]);
});

test("allows only the review date of a confirmed level 3", () => {
  const existing = entry({ level: 3, isConfirmed: true });
  const same = terms({ level: 3 });
  expect(editProblems(existing, { ...same, reviewDate: "2028-01-01" }, { today })).toEqual([]);
  for (const change of [
    { level: 2 },
    { reason: "safety" },
    { startDate: "2026-10-02" },
    { endDate: "2026-11-21" },
  ] as const) {
    expect(editProblems(existing, { ...same, ...change }, { today })).toMatchObject([
      { message: "suitability.locked" },
    ]);
  }
});

test("refuses lowering or shortening, except an unconfirmed 3 by its author", () => {
  const sooner = terms({ endDate: "2026-11-21" });
  const problem = (path: string) => [{ path, message: "suitability.endsByRemoval" }];
  expect(editProblems(entry({}), sooner, { today, isAuthor: true })).toEqual(problem("endDate"));
  expect(editProblems(entry({ endDate: "2027-02-01" }), terms({ endDate: "2027-01-31" }), { today })).toEqual(
    problem("endDate"),
  );
  expect(editProblems(entry({ endDate: "2027-02-01" }), terms({ endDate: "2027-02-02" }), { today })).toEqual([]);
  expect(editProblems(entry({ endDate: "2027-02-01" }), terms({ endDate: null }), { today })).toEqual([]);
  expect(editProblems(entry({ level: 3 }), { ...sooner, level: 2 }, { today })).toEqual([
    ...problem("employeeBlacklistLevelId"),
    ...problem("endDate"),
  ]);
  expect(editProblems(entry({ level: 3 }), { ...sooner, level: 2 }, { today, isAuthor: true })).toEqual([]);
  for (const level of [2, 3] as const)
    expect(editProblems(entry({ level }), terms({ level: 1 }), { today, isAuthor: true })).toEqual(
      problem("employeeBlacklistLevelId"),
    );
  expect(editProblems(entry({ level: 1 }), terms({ level: 1, endDate: "2026-12-01" }), { today })).toEqual([]);
});

test("lets whoever raised an entry lower it again", () => {
  const raised = entry({ level: 3 });
  expect(editProblems(raised, terms({ level: 2 }), { today, isRaiser: true })).toEqual([]);
  expect(editProblems(raised, terms({ level: 2, endDate: "2026-11-21" }), { today, isRaiser: true })).toMatchObject([
    { path: "endDate", message: "suitability.endsByRemoval" },
  ]);
  expect(editProblems(raised, terms({ level: 1 }), { today, isRaiser: true })).toMatchObject([
    { path: "employeeBlacklistLevelId", message: "suitability.endsByRemoval" },
  ]);
  expect(editProblems({ ...raised, isConfirmed: true }, terms({ level: 2 }), { today, isRaiser: true })).toMatchObject([
    { message: "suitability.locked" },
  ]);
});

const days = fc.integer({ min: -400, max: 900 }).map((offset) => addDays(today, offset));
const level = fc.constantFrom(1, 2, 3);
const anyTerms = fc.record({
  level,
  reason: fc.constantFrom(...suitabilityReasons),
  startDate: days,
  endDate: fc.option(days),
  reviewDate: fc.option(days),
}) as fc.Arbitrary<EntryTerms>;

test("never ends or softens a bar by an edit", () => {
  fc.assert(
    fc.property(anyTerms, anyTerms, days, (existing, goal, day) => {
      const barring: Entry = { ...existing, level: 3, isConfirmed: true };
      fc.pre(bars(barring, day));
      if (editProblems(barring, goal, { today: day }).length > 0) return;
      expect(bars({ ...goal, isConfirmed: true }, day)).toBe(true);
      expect(goal.endDate).toBe(barring.endDate);
    }),
  );
});

test("never ends an open entry by an edit", () => {
  fc.assert(
    fc.property(anyTerms, anyTerms, fc.boolean(), days, (existing, goal, isConfirmed, day) => {
      fc.pre(isOpen(existing, day) && existing.level > 1);
      if (editProblems({ ...existing, isConfirmed }, goal, { today: day }).length === 0)
        expect(isOpen(goal, day) && goal.level > 1).toBe(true);
    }),
  );
});

test("limits reviews to 12 or 24 months", () => {
  fc.assert(
    fc.property(anyTerms, (goal) => {
      if (goal.level === 1 || dateProblems(goal, today).length > 0) return;
      const first = [goal.endDate, goal.reviewDate].filter((date) => date !== null).sort()[0] ?? "9999-12-31";
      const most = goal.level === 3 && goal.reason !== "document-fraud" ? "2028-11-20" : "2027-11-20";
      expect(first <= most && first > today).toBe(true);
    }),
  );
});

type World = { status: CrewStatus; resignedOn: string | null; entries: Entry[]; day: string };
type Step = (world: World) => World;

const settled = (world: World): World => ({
  ...world,
  status: statusUnder(
    world,
    world.entries.some((one) => bars(one, world.day)),
  ),
});
const change = (world: World, at: number, by: (one: Entry) => Entry): World => ({
  ...world,
  entries: world.entries.map((one, index) => (index === at % world.entries.length ? by(one) : one)),
});

/** Office actions on one person, with the register's rules and simplified others. */
const step: fc.Arbitrary<Step> = fc.oneof(
  anyTerms.map(
    (goal): Step =>
      (world) =>
        dateProblems(goal, world.day).length === 0
          ? { ...world, entries: [...world.entries, { ...goal, isConfirmed: false }] }
          : world,
  ),
  fc.tuple(fc.nat(5), anyTerms).map(
    ([at, goal]): Step =>
      (world) =>
        settled(
          change(world, at, (one) =>
            isOpen(one, world.day) && editProblems(one, goal, { today: world.day }).length === 0
              ? { ...goal, isConfirmed: one.isConfirmed }
              : one,
          ),
        ),
  ),
  fc.nat(5).map(
    (at): Step =>
      (world) =>
        settled(
          change(world, at, (one) => (one.level === 3 && isOpen(one, world.day) ? { ...one, isConfirmed: true } : one)),
        ),
  ),
  fc.nat(5).map(
    (at): Step =>
      (world) =>
        settled(change(world, at, (one) => (isOpen(one, world.day) ? { ...one, endDate: world.day } : one))),
  ),
  fc.integer({ min: 1, max: 200 }).map(
    (later): Step =>
      (world) =>
        settled({ ...world, day: addDays(world.day, later) }),
  ),
  fc.constant<Step>((world) => (world.status === "off-board" ? { ...world, status: "on-board" } : world)),
  fc.constant<Step>((world) => (world.status === "on-board" ? settled({ ...world, status: "off-board" }) : world)),
  fc.constant<Step>((world) =>
    world.status === "off-board" ? settled({ ...world, status: "resigned", resignedOn: world.day }) : world,
  ),
);

test("blacklists exactly people ashore with an open confirmed level 3", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let world: World = { status: "off-board", resignedOn: null, entries: [], day: today };
      for (const act of steps) {
        world = act(world);
        const barred = world.entries.some((one) => bars(one, world.day));
        expect(world.status === "blacklist").toBe(barred && world.status !== "on-board");
        if (!barred && world.resignedOn !== null) expect(world.status).toBe("resigned");
      }
    }),
  );
});
