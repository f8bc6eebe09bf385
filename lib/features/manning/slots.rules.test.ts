import fc from "fast-check";
import { openSlots, type OpenSlot, type Slot } from "@/db/enums/manning";
import { runsOf } from "@/db/testing/long-run";
import { addDays } from "@/lib/platform/calendar/dates";
import { applyDecision, type Decision, type Party } from "./approval.rules";
import { checkIn, checkOut, undoCheckIn } from "./check-in-out/check-in.rules";
import { changeDates, applyProposal, removeProposal } from "./proposals.rules";
import {
  seatOf,
  resolveProblems,
  slotOfApi,
  softProblem,
  hardProblem,
  blockProblems,
  summaryStatus,
  apiSlotOf,
  apiSlots,
  withChanges,
  isOnBoard,
  type AcceptedProblems,
  type Assignment,
  type Change,
  type CheckInRecord,
  type EventLine,
  type Outcome,
} from "./slots.rules";

type Command =
  | {
      do: "propose";
      seat: number;
      slot: OpenSlot;
      person: number;
      offset: number;
      days: number;
      needsPrincipal: boolean;
    }
  | { do: "decide"; seat: number; slot: OpenSlot; as: Party; status: Decision }
  | { do: "remove"; seat: number; slot: OpenSlot }
  | { do: "undo"; seat: number; slot: OpenSlot }
  | { do: "dates"; seat: number; slot: OpenSlot; offset: number; days: number }
  | { do: "check-in"; seat: number; slot: OpenSlot; offset: number }
  | { do: "check-out"; seat: number; slot: OpenSlot; offset: number };
/** One attempt: days to wait, acceptance of soft problems, and all rights. */
type Attempt = Command & { wait: number; willing: boolean; manager: boolean };
type World = { today: string; rows: Assignment[]; records: Record<number, CheckInRecord>; nextId: number };
type Made = { command: Attempt; before: Assignment[]; after: Assignment[]; changes: Change[]; events: EventLine[] };

const seats = [1, 2, 3];
const seat = fc.constantFrom(...seats);
const slot = fc.constantFrom(...openSlots);
const future = fc.constantFrom<OpenSlot>("next", "next-but-one");
const person = fc.integer({ min: 1, max: 6 });
const offset = fc.integer({ min: -5, max: 60 });
const closeBy = fc.integer({ min: -3, max: 2 });
const days = fc.integer({ min: 1, max: 200 });
const needsPrincipal = fc.boolean();
const around = { wait: fc.integer({ min: 0, max: 20 }), willing: fc.boolean(), manager: fc.boolean() };
const proposal = fc.record({
  do: fc.constant("propose" as const),
  seat,
  slot: future,
  person,
  offset,
  days,
  needsPrincipal,
  ...around,
});
const anything: fc.Arbitrary<Attempt> = fc.oneof(
  proposal,
  fc.record({
    do: fc.constant("propose" as const),
    seat,
    slot,
    person,
    offset,
    days: fc.integer({ min: -2, max: 5000 }),
    needsPrincipal,
    ...around,
  }),
  fc.record({
    do: fc.constant("decide" as const),
    seat,
    slot,
    as: fc.constantFrom<Party>("principal", "employee"),
    status: fc.constantFrom<Decision>("Confirmed", "Rejected"),
    ...around,
  }),
  fc.record({ do: fc.constant("remove" as const), seat, slot, ...around }),
  fc.record({ do: fc.constant("undo" as const), seat, slot, ...around }),
  fc.record({ do: fc.constant("dates" as const), seat, slot, offset, days, ...around }),
  fc.record({ do: fc.constant("check-in" as const), seat, slot, offset: closeBy, ...around }),
  fc.record({ do: fc.constant("check-out" as const), seat, slot, offset: closeBy, ...around }),
);
/** Typical sequences, so that random walks reach all states: propose, approve, board, undo or leave. */
const relief: fc.Arbitrary<Attempt[]> = fc
  .tuple(
    seat,
    person,
    needsPrincipal,
    fc.boolean(),
    fc.constantFrom("undo" as const, "check-out" as const, "nothing" as const),
  )
  .map(([at, who, asked, agrees, then]): Attempt[] => {
    const usual = { seat: at, wait: 1, willing: true, manager: true };
    const answer = (as: Party): Attempt => ({ ...usual, do: "decide", slot: "next", as, status: "Confirmed" });
    return [
      { ...usual, do: "propose", slot: "next", person: who, offset: 3, days: 90, needsPrincipal: asked },
      ...(agrees ? [answer("principal"), answer("employee")] : []),
      { ...usual, do: "check-in", slot: "next", offset: 0 },
      ...(then === "undo" ? [{ ...usual, wait: 0, do: then, slot: "current" as const }] : []),
      ...(then === "check-out" ? [{ ...usual, wait: 0, do: then, slot: "current" as const, offset: 0 }] : []),
    ];
  });
const attempts: fc.Arbitrary<Attempt[]> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: anything.map((one) => [one]) },
      { weight: 2, arbitrary: proposal.map((one) => [one]) },
      { weight: 3, arbitrary: relief },
    ),
    { minLength: 10, maxLength: 60 },
  )
  .map((list) => list.flat());

const softCodes = [
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
];
const all: AcceptedProblems = { codes: new Set(softCodes), reason: "Agreed by telephone" };
const start: World = { today: "2026-11-20", rows: [], records: {}, nextId: 1 };

type Answered = { outcome: Outcome<{ changes: Change[] }>; created?: Assignment; events?: EventLine[] };

function ask(world: World, attempt: Attempt, accepted: AcceptedProblems | undefined): Answered {
  const { today, rows, records, nextId } = world;
  const state = seatOf(attempt.seat, rows);
  const facts = { today, can: () => attempt.manager, accepted };
  const row = state.slots[attempt.slot];
  const id = row?.id ?? 0;
  const ofPerson = rows.filter(({ crewId }) => crewId === row?.crewId);
  if (attempt.do === "propose") {
    const startDate = addDays(today, attempt.offset);
    const wanted = {
      crewId: attempt.person,
      slot: attempt.slot,
      startDate,
      endDate: addDays(startDate, attempt.days),
      durationMonths: null,
    };
    const own = rows.filter(({ crewId }) => crewId === attempt.person);
    const outcome = applyProposal(state, wanted, {
      ...facts,
      person: own,
      needsPrincipal: attempt.needsPrincipal,
      seatRemoved: false,
      vesselInScrap: false,
    });
    return outcome.ok
      ? {
          outcome,
          created: { ...outcome.created, id: nextId },
          events: outcome.events.map((event) => ({ ...event, assignmentId: nextId })),
        }
      : { outcome };
  }
  const outcome = (() => {
    if (attempt.do === "decide") return applyDecision(state, id, attempt, facts);
    if (attempt.do === "remove") return removeProposal(state, id, facts);
    if (attempt.do === "check-in")
      return checkIn(state, id, addDays(today, attempt.offset), { ...facts, person: ofPerson });
    if (attempt.do === "check-out") return checkOut(state, id, addDays(today, attempt.offset), facts);
    if (attempt.do === "undo")
      return undoCheckIn(state, records[attempt.seat] ?? { recordedOn: today, changes: [] }, facts);
    const startDate = attempt.slot === "current" ? (row?.startDate ?? today) : addDays(today, attempt.offset);
    return changeDates(
      state,
      id,
      { startDate, endDate: addDays(startDate, attempt.days), durationMonths: null },
      { ...facts, person: ofPerson },
    );
  })();
  return outcome.ok ? { outcome, events: outcome.events } : { outcome };
}

/** Run the commands the rules allow. */
function walk(list: readonly Attempt[]): { world: World; made: Made[] } {
  let world = start;
  const made: Made[] = [];
  for (const attempt of list) {
    world = { ...world, today: addDays(world.today, attempt.wait) };
    const { outcome, created, events = [] } = ask(world, attempt, attempt.willing ? all : undefined);
    if (!outcome.ok) continue;
    const before = world.rows;
    const after = created ? [...before, created] : withChanges(before, outcome.changes);
    made.push({ command: attempt, before, after, changes: outcome.changes, events });
    const record =
      attempt.do === "check-in"
        ? { [attempt.seat]: JSON.parse(JSON.stringify({ recordedOn: world.today, changes: outcome.changes })) }
        : {};
    world = {
      ...world,
      rows: after,
      nextId: world.nextId + (created ? 1 : 0),
      records: { ...world.records, ...record },
    };
  }
  return { world, made };
}

const moveOf = (command: Attempt["do"], from: Slot | null, to: Slot) => `${command}: ${from ?? "-"} > ${to}`;
const stays = (command: Attempt["do"], slots: Slot[]) => slots.map((name) => moveOf(command, name, name));
/** The table of the document. */
const documented = [
  moveOf("propose", null, "next"),
  moveOf("propose", null, "next-but-one"),
  ...stays("decide", ["current", "next", "next-but-one"]),
  ...stays("dates", ["current", "next", "next-but-one"]),
  moveOf("remove", "next", "cancelled"),
  moveOf("remove", "next-but-one", "cancelled"),
  moveOf("remove", "next-but-one", "next"),
  moveOf("check-in", "next", "current"),
  moveOf("check-in", "next-but-one", "next"),
  moveOf("check-in", "current", "previous"),
  moveOf("check-in", "previous", "pre-previous"),
  moveOf("check-in", "pre-previous", "history"),
  moveOf("check-out", "current", "previous"),
  moveOf("check-out", "previous", "pre-previous"),
  moveOf("check-out", "pre-previous", "history"),
  ...stays("check-out", ["previous", "pre-previous"]),
  moveOf("undo", "current", "next"),
  moveOf("undo", "next", "next-but-one"),
  moveOf("undo", "previous", "current"),
  moveOf("undo", "pre-previous", "previous"),
  moveOf("undo", "history", "pre-previous"),
].sort();

const movesOf = ({ command, before, after }: Made) =>
  after.flatMap((row) => {
    const was = before.find(({ id }) => id === row.id);
    return was === row ? [] : [moveOf(command.do, was?.slot ?? null, row.slot)];
  });
const ofOpen = (rows: readonly Assignment[]) =>
  rows.filter((row) => row.slot !== "history" && row.slot !== "cancelled");
/** Return the rows after every single update. */
const momentsOf = ({ before, after, changes }: Made) => [
  ...changes.map((_, index) => withChanges(before, changes.slice(0, index + 1))),
  after,
];
const repeated = (keys: readonly unknown[]) => keys.length !== new Set(keys).size;

test("reaches every documented move and no other", () => {
  const met = new Set(
    fc.sample(attempts, { numRuns: 800, seed: 7 }).flatMap((list) => walk(list).made.flatMap(movesOf)),
  );
  expect([...met].sort()).toEqual(documented);
});

test("makes documented moves only", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      expect(
        walk(list)
          .made.flatMap(movesOf)
          .filter((move) => !documented.includes(move)),
      ).toEqual([]);
    }),
    runsOf(200),
  );
});

test("keeps one person per slot, one Current and one place on board after each update", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      const crewOf = (rows: Assignment[]) => rows.map(({ crewId }) => crewId);
      for (const rows of walk(list).made.flatMap(momentsOf)) {
        const keys = ofOpen(rows).map(({ seatId, slot: name }) => `${seatId} ${name}`);
        expect(
          [keys, crewOf(rows.filter((row) => row.slot === "current")), crewOf(rows.filter(isOnBoard))].map(repeated),
        ).toEqual([false, false, false]);
      }
    }),
    runsOf(200),
  );
});

test("keeps Current on board, plans ashore and valid periods after each update", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      const isSound = (row: Assignment) =>
        row.endDate > row.startDate &&
        (row.slot !== "current" || isOnBoard(row)) &&
        (!["next", "next-but-one"].includes(row.slot) ||
          [row.checkedInOn, row.checkedOutOn, row.handoverSince].every((day) => day === null)) &&
        (row.checkedOutOn === null || (row.checkedInOn !== null && row.checkedInOn <= row.checkedOutOn));
      for (const rows of walk(list).made.flatMap(momentsOf)) expect(rows.filter((row) => !isSound(row))).toEqual([]);
    }),
    runsOf(150),
  );
});

test("never loses an assignment or changes history, except by undo", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      for (const { command, before, after } of walk(list).made) {
        const isFinal = (row: Assignment) =>
          row.slot === "cancelled" || (row.slot === "history" && command.do !== "undo");
        const now = (row: Assignment) => after.find(({ id }) => id === row.id);
        expect(before.filter((row) => now(row)?.crewId !== row.crewId || now(row)?.seatId !== row.seatId)).toEqual([]);
        expect(before.filter(isFinal).map(now)).toEqual(before.filter(isFinal));
      }
    }),
    runsOf(150),
  );
});

test("keeps people on board in Current, Previous or PrePrevious", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      const aboard = walk(list).made.flatMap(({ after }) => after.filter(isOnBoard));
      expect(aboard.filter((row) => !["current", "previous", "pre-previous"].includes(row.slot))).toEqual([]);
    }),
    runsOf(150),
  );
});

test("never keeps NextButOne without Next", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      const states = walk(list).made.flatMap(({ after }) => seats.map((id) => seatOf(id, after).slots));
      expect(states.filter((slots) => slots["next-but-one"] && !slots.next)).toEqual([]);
    }),
    runsOf(150),
  );
});

test("restores every row after check-in and undo", () => {
  let undone = 0;
  fc.assert(
    fc.property(attempts, (list) => {
      const { made } = walk(list);
      for (const { command, before, after, changes } of made.filter((one) => one.command.do === "check-in")) {
        const record: CheckInRecord = JSON.parse(JSON.stringify({ recordedOn: "2026-11-20", changes }));
        const outcome = undoCheckIn(seatOf(command.seat, after), record, { today: "2026-11-20" });
        expect(outcome.ok).toBe(true);
        if (outcome.ok) expect(withChanges(after, outcome.changes)).toEqual(before);
        undone += 1;
      }
    }),
    runsOf(150),
  );
  expect(undone).toBeGreaterThan(50);
});

test("has an event for every changed row", () => {
  fc.assert(
    fc.property(attempts, (list) => {
      for (const { before, after, events } of walk(list).made) {
        const moved = after
          .filter((row) => !before.includes(row))
          .map((row) => `${row.id} ${before.find(({ id }) => id === row.id)?.slot ?? null} ${row.slot}`);
        expect(
          events.map(({ assignmentId, fromSlot, toSlot }) => `${assignmentId} ${fromSlot} ${toSlot}`).sort(),
        ).toEqual(moved.sort());
      }
    }),
    runsOf(150),
  );
});

test("accepts no hard problem, and refuses soft ones only when unaccepted", () => {
  fc.assert(
    fc.property(attempts, anything, (list, attempt) => {
      const { world } = walk(list);
      const first = ask(world, attempt, undefined).outcome;
      const again = ask(world, attempt, all).outcome;
      expect(again.ok).toBe(first.ok || first.problems.every(({ hard }) => !hard));
      if (!again.ok) expect(again.problem.hard).toBe(true);
    }),
    runsOf(200),
  );
});

test("summarises both answers", () => {
  const table = [
    ["NotRequired", "Pending", "Pending"],
    ["NotRequired", "Confirmed", "Confirmed"],
    ["NotRequired", "Rejected", "Rejected"],
    ["Pending", "Pending", "Pending"],
    ["Pending", "Confirmed", "Pending"],
    ["Pending", "Rejected", "Rejected"],
    ["Confirmed", "Pending", "Pending"],
    ["Confirmed", "Confirmed", "Confirmed"],
    ["Confirmed", "Rejected", "Rejected"],
    ["Rejected", "Pending", "Rejected"],
    ["Rejected", "Confirmed", "Rejected"],
    ["Rejected", "Rejected", "Rejected"],
  ] as const;
  for (const [principal, employee, expected] of table) expect(summaryStatus(principal, employee)).toBe(expected);
});

test("maps slots to documented names and back", () => {
  expect(apiSlots).toEqual(["PrePrevious", "Previous", "Current", "Next", "NextButOne"]);
  for (const name of openSlots) expect(slotOfApi[apiSlotOf[name]]).toBe(name);
});

test("accepts soft problems with a reason and lists hard ones first", () => {
  const problems = [softProblem("overlap"), softProblem("not-confirmed"), hardProblem("slot-taken")];
  const run = (list: typeof problems, accepted?: AcceptedProblems) => {
    const outcome = resolveProblems(list, accepted, () => ({ done: true }));
    return outcome.ok ? outcome.overridden.map(({ code }) => code) : outcome.problems.map(({ code }) => code);
  };
  expect(run(problems, all)).toEqual(["slot-taken"]);
  expect(run(problems)).toEqual(["slot-taken", "overlap", "not-confirmed"]);
  expect(resolveProblems(problems.slice(0, 2), { codes: new Set(["overlap"]), reason: "Agreed" }, () => ({})).ok).toBe(
    false,
  );
  expect(resolveProblems(problems.slice(0, 1), { codes: new Set(["overlap"]), reason: "  " }, () => ({})).ok).toBe(
    false,
  );
  expect(run(problems.slice(0, 2), all)).toEqual(["overlap", "not-confirmed"]);
});

test("treats blocks as hard without the right to override", () => {
  const blocks = [
    { code: "coc-missing", overridableBy: "nobody" },
    { code: "age", overridableBy: "manager" },
    { code: "passport", overridableBy: "anyone" },
  ];
  const hardness = (can: boolean) => blockProblems(blocks, () => can).map(({ code, hard }) => `${code} ${hard}`);
  expect(hardness(true)).toEqual(["compliance:coc-missing true", "compliance:age false", "compliance:passport false"]);
  expect(hardness(false)).toEqual(["compliance:coc-missing true", "compliance:age true", "compliance:passport false"]);
});
