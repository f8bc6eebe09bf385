import { addDays } from "@/lib/platform/calendar/dates";
import { checkIn, checkOut, undoCheckIn, type CheckInFacts, type Readiness } from "./check-in.rules";
import {
  seatOf,
  withChanges,
  type AcceptedProblems,
  type Assignment,
  type CheckInRecord,
  type Outcome,
} from "../slots.rules";

const today = "2026-11-20";
let lastId = 0;
const assignment = (fields: Partial<Assignment>): Assignment => ({
  id: ++lastId,
  seatId: 1,
  crewId: lastId,
  slot: "next",
  startDate: "2026-11-18",
  endDate: "2027-05-18",
  originalEndDate: null,
  durationMonths: 6,
  principalStatus: "NotRequired",
  employeeStatus: "Confirmed",
  checkedInOn: null,
  checkedOutOn: null,
  handoverSince: null,
  ...fields,
});
const served = (fields: Partial<Assignment>) =>
  assignment({ startDate: "2026-05-01", endDate: "2026-11-20", checkedInOn: "2026-05-01", ...fields });
const prePrevious = served({ slot: "pre-previous", checkedOutOn: "2026-06-01" });
const previous = served({ slot: "previous", checkedOutOn: "2026-07-01" });
const current = served({ slot: "current" });
const next = assignment({ slot: "next" });
const nextButOne = assignment({ slot: "next-but-one", startDate: "2027-05-18", endDate: "2027-11-18" });
const full = [prePrevious, previous, current, next, nextButOne];

const accepting = (...codes: string[]): AcceptedProblems => ({
  codes: new Set(codes),
  reason: "Relief on short notice",
});
const facts = (more: Partial<CheckInFacts> = {}): CheckInFacts => ({ today, can: () => true, person: [], ...more });
const board = (rows: Assignment[], date = today, more: Partial<CheckInFacts> = {}) =>
  checkIn(seatOf(1, rows), next.id, date, facts(more));
const leave = (
  rows: Assignment[],
  row: Assignment,
  date = today,
  more: { accepted?: AcceptedProblems; readiness?: Readiness } = {},
) => checkOut(seatOf(1, rows), row.id, date, { today, can: () => true, ...more });
const problemCodes = (outcome: Outcome) =>
  outcome.ok ? "ok" : outcome.problems.map(({ code, hard }) => `${code}${hard ? "!" : ""}`).join(" ");
const after = (rows: Assignment[], outcome: Outcome) => (outcome.ok ? withChanges(rows, outcome.changes) : []);
const slotsAfter = (rows: Assignment[], outcome: Outcome) =>
  outcome.ok ? after(rows, outcome).map(({ slot }) => slot) : problemCodes(outcome);

test("moves all five slots, rearmost first", () => {
  const outcome = board(full);
  expect(slotsAfter(full, outcome)).toEqual(["history", "pre-previous", "previous", "current", "next"]);
  expect(outcome.ok && outcome.changes.map(({ from }) => from)).toEqual([
    "pre-previous",
    "previous",
    "current",
    "next",
    "next-but-one",
  ]);
  expect(outcome.ok && outcome.events.map(({ event, effectiveOn }) => `${event} ${effectiveOn}`)).toEqual([
    `checked-in ${today}`,
    ...Array(4).fill(`moved ${today}`),
  ]);
});

test("keeps the relieved person on board and the planned length", () => {
  const rows = after(full, board(full, "2026-11-19"));
  expect(rows.find(({ id }) => id === current.id)).toEqual({
    ...current,
    slot: "previous",
    handoverSince: "2026-11-19",
  });
  expect(rows.find(({ id }) => id === next.id)).toEqual({
    ...next,
    slot: "current",
    startDate: "2026-11-19",
    endDate: "2027-05-19",
    checkedInOn: "2026-11-19",
  });
});

test("moves no one back from an empty Current", () => {
  const rows = [prePrevious, previous, next];
  expect(slotsAfter(rows, board(rows))).toEqual(["pre-previous", "previous", "current"]);
});

test("moves back only as far as needed", () => {
  const rows = [prePrevious, current, next];
  expect(slotsAfter(rows, board(rows))).toEqual(["pre-previous", "previous", "current"]);
});

test("refuses people outside Next", () => {
  for (const row of [current, nextButOne, previous])
    expect(problemCodes(checkIn(seatOf(1, full), row.id, today, facts()))).toBe("not-in-next!");
  expect(problemCodes(board([current]))).toBe("not-on-seat!");
});

test("requires a reason for a pending answer and a new proposal after a rejection", () => {
  const pending = { ...next, employeeStatus: "Pending" as const };
  expect(problemCodes(board([pending]))).toBe("not-confirmed");
  expect(problemCodes(board([pending], today, { accepted: accepting("not-confirmed") }))).toBe("ok");
  expect(
    problemCodes(
      board([{ ...next, principalStatus: "Rejected" }], today, { accepted: accepting("not-confirmed", "rejected") }),
    ),
  ).toBe("rejected!");
});

test("refuses people on board elsewhere, handovers included", () => {
  const elsewhere = served({ seatId: 2, slot: "current", crewId: next.crewId });
  const handing = { ...elsewhere, slot: "previous" as const, handoverSince: "2026-11-10" };
  for (const row of [elsewhere, handing])
    expect(problemCodes(board([next], today, { person: [next, row], accepted: accepting("on-board-elsewhere") }))).toBe(
      "on-board-elsewhere!",
    );
  expect(problemCodes(board([next], today, { person: [next, { ...handing, checkedOutOn: "2026-11-19" }] }))).toBe("ok");
});

test("refuses future days and days before the last check-out", () => {
  const person = [
    served({ seatId: 2, slot: "history", crewId: next.crewId, checkedOutOn: "2026-11-18" }),
    served({ seatId: 3, slot: "history", crewId: next.crewId, checkedOutOn: "2026-10-01" }),
  ];
  expect(problemCodes(board([next], addDays(today, 1)))).toBe("date-in-future!");
  expect(problemCodes(board([next], "2026-11-17", { person }))).toBe("before-last-check-out!");
  expect(problemCodes(board([next], "2026-11-18", { person }))).toBe("ok");
});

test("checks known readiness only; each item passes with a reason", () => {
  const ask = (readiness: Readiness | undefined, accepted?: AcceptedProblems) =>
    problemCodes(board([next], today, { readiness, accepted }));
  expect([ask(undefined), ask({}), ask({ scheduleStatusId: 3, pklSigned: true, medicalValid: true })]).toEqual([
    "ok",
    "ok",
    "ok",
  ]);
  const lacking = { scheduleStatusId: null, pklSigned: false, medicalValid: false };
  expect(ask(lacking)).toBe("schedule-not-ready pkl-not-signed medical-not-valid");
  expect(ask(lacking, accepting("schedule-not-ready", "pkl-not-signed"))).toBe("medical-not-valid");
  expect(ask(lacking, accepting("schedule-not-ready", "pkl-not-signed", "medical-not-valid"))).toBe("ok");
  expect(ask({ scheduleStatusId: 2 })).toBe("schedule-not-ready");
  const unprepared = { mcuPassed: false, bjstPassed: false };
  expect(ask(unprepared)).toBe("mcu-not-passed bjst-not-passed");
  expect(ask(unprepared, accepting("mcu-not-passed", "bjst-not-passed"))).toBe("ok");
});

test("lets users who may sign the agreement override its absence", () => {
  const accepted = accepting("pkl-not-signed");
  const ask = (can: CheckInFacts["can"]) =>
    problemCodes(board([next], today, { readiness: { pklSigned: false }, accepted, can }));
  expect(ask((right) => right === "preparation:pkl-signed")).toBe("ok");
  expect(ask(() => false)).toBe("pkl-not-signed!");
});

test("accepts compliance blocks with a reason unless no one may override", () => {
  const blocks = [
    { code: "coc", overridableBy: "manager" },
    { code: "suitability", overridableBy: "nobody" },
  ];
  expect(
    problemCodes(board([next], today, { blocks, accepted: accepting("compliance:coc", "compliance:suitability") })),
  ).toBe("compliance:suitability!");
  expect(
    problemCodes(board([next], today, { blocks: blocks.slice(0, 1), accepted: accepting("compliance:coc") })),
  ).toBe("ok");
});

test("requires a reason for a second handover and refuses a third", () => {
  const handing = { ...previous, checkedOutOn: null, handoverSince: "2026-11-01" };
  const rows = [handing, current, next];
  expect(problemCodes(board(rows))).toBe("handover-open");
  expect(slotsAfter(rows, board(rows, today, { accepted: accepting("handover-open") }))).toEqual([
    "pre-previous",
    "previous",
    "current",
  ]);
  const older = { ...handing, id: 900, crewId: 900, slot: "pre-previous" as const };
  expect(problemCodes(board([older, ...rows], today, { accepted: accepting("handover-open", "still-on-board") }))).toBe(
    "still-on-board!",
  );
  expect(problemCodes(leave([older, ...rows], current))).toBe("still-on-board!");
});

test("leaves Current empty on check-out and promotes no one", () => {
  const outcome = leave(full, current, "2026-11-19");
  expect(slotsAfter(full, outcome)).toEqual(["history", "pre-previous", "previous", "next", "next-but-one"]);
  expect(after(full, outcome).find(({ id }) => id === current.id)).toEqual({
    ...current,
    slot: "previous",
    checkedOutOn: "2026-11-19",
  });
  expect(outcome.ok && outcome.events.map(({ event }) => event)).toEqual(["moved", "moved", "checked-out"]);
});

test("only marks the check-out from a handover", () => {
  const handing = { ...previous, checkedOutOn: null, handoverSince: "2026-11-10" };
  for (const row of [handing, { ...handing, slot: "pre-previous" as const }]) {
    const outcome = leave([row, current, next], row);
    expect(after([row], outcome)).toEqual([{ ...row, checkedOutOn: today }]);
  }
});

test("places a relief who leaves first behind the person handing over", () => {
  const handing = { ...previous, checkedOutOn: null, handoverSince: "2026-11-10" };
  const rows = after([handing, current], leave([handing, current], current));
  expect(rows.map(({ slot }) => slot)).toEqual(["pre-previous", "previous"]);
  expect(problemCodes(leave(rows, handing))).toBe("ok");
});

test("accepts a check-out between check-in and tomorrow", () => {
  const early = { accepted: accepting("off-plan") };
  expect(problemCodes(leave(full, current, "2026-04-30", early))).toBe("before-check-in!");
  expect(problemCodes(leave(full, current, "2026-05-01", early))).toBe("ok");
  expect(problemCodes(leave(full, current, addDays(today, 1)))).toBe("ok");
  expect(problemCodes(leave(full, current, addDays(today, 2)))).toBe("date-in-future!");
});

test("checks out people on board only, once", () => {
  for (const row of [next, nextButOne, previous]) expect(problemCodes(leave(full, row))).toBe("not-on-board!");
  expect(problemCodes(leave([next], current))).toBe("not-on-seat!");
});

test("requires a reason for a check-out outside the schedule", () => {
  expect(problemCodes(leave(full, current, today, { readiness: { scheduleStatusId: 4 } }))).toBe("schedule-not-ready");
  expect(problemCodes(leave(full, current, today, { readiness: { scheduleStatusId: 6 } }))).toBe("ok");
  expect(
    problemCodes(
      leave(full, current, today, { readiness: { scheduleStatusId: 5 }, accepted: accepting("schedule-not-ready") }),
    ),
  ).toBe("ok");
});

const recordOf = (outcome: Outcome): CheckInRecord => ({
  recordedOn: today,
  changes: outcome.ok ? outcome.changes : [],
});
const undo = (rows: Assignment[], record: CheckInRecord, on = today) =>
  undoCheckIn(seatOf(1, rows), record, { today: on });

test("stores the undo record in the check-in event", () => {
  const outcome = board(full, "2026-11-18");
  expect(outcome.ok && outcome.events[0]?.details).toEqual(recordOf(outcome));
});

test("restores all five slots on the same day only", () => {
  const outcome = board(full, "2026-11-18");
  const rows = after(full, outcome);
  const back = undo(rows, recordOf(outcome));
  expect(after(rows, back)).toEqual(full);
  expect(back.ok && back.events.find(({ assignmentId }) => assignmentId === next.id)?.event).toBe("check-in-undone");
  expect(problemCodes(undo(rows, recordOf(outcome), addDays(today, 1)))).toBe("not-same-day!");
});

test("refuses an undo after other changes", () => {
  const outcome = board(full);
  const rows = after(full, outcome);
  const record = recordOf(outcome);
  const without = (id: number, fields: Partial<Assignment>) =>
    rows.map((row) => (row.id === id ? { ...row, ...fields } : row));
  expect(problemCodes(undo(without(next.id, { endDate: "2027-09-01" }), record))).toBe("changed-since!");
  expect(problemCodes(undo(without(current.id, { checkedOutOn: today }), record))).toBe("changed-since!");
  expect(problemCodes(undo(without(nextButOne.id, { slot: "cancelled" }), record))).toBe("changed-since!");
  expect(
    problemCodes(
      undo(
        rows.filter(({ id }) => id !== prePrevious.id),
        record,
      ),
    ),
  ).toBe("changed-since!");
  expect(problemCodes(undo([...rows, assignment({ slot: "next-but-one" })], record))).toBe("slot-taken!");
  expect(problemCodes(undo(rows, { recordedOn: today, changes: [] }))).toBe("changed-since!");
  expect(after(rows, undo(without(nextButOne.id, { employeeStatus: "Confirmed" }), record))).toHaveLength(5);
});

test("keeps an approval given since the check-in", () => {
  const waiting = full.map((row) => (row.id === nextButOne.id ? { ...row, employeeStatus: "Pending" as const } : row));
  const outcome = board(waiting);
  const rows = after(waiting, outcome).map((row) =>
    row.id === nextButOne.id ? { ...row, employeeStatus: "Confirmed" as const } : row,
  );
  expect(after(rows, undo(rows, recordOf(outcome)))).toEqual(full);
});

test("accepts a week off the plan and requires a reason beyond", () => {
  const joins = (date: string, startDate: string) => problemCodes(board([{ ...next, startDate }], date));
  expect([joins("2026-11-13", "2026-11-20"), joins(today, "2026-11-13")]).toEqual(["ok", "ok"]);
  expect([joins("2026-11-12", "2026-11-20"), joins(today, "2026-11-12")]).toEqual(["off-plan", "off-plan"]);
  const leaves = (endDate: string) => problemCodes(leave([{ ...current, endDate }], current));
  expect([leaves("2026-11-27"), leaves("2026-11-13")]).toEqual(["ok", "ok"]);
  expect([leaves("2026-11-28"), leaves("2026-11-12")]).toEqual(["off-plan", "off-plan"]);
  const early = leave([{ ...current, endDate: "2027-03-14" }], current);
  expect(!early.ok && early.problem.values).toEqual({ days: 114, plan: "2027-03-14", way: "leavesEarly" });
  expect(
    problemCodes(leave([{ ...current, endDate: "2027-03-14" }], current, today, { accepted: accepting("off-plan") })),
  ).toBe("ok");
});

test("keeps the length, or the sign-off if asked", () => {
  const stay = (keep?: "length" | "sign-off", date = "2026-11-15") => {
    const row = after([next], board([next], date, { keep })).find(({ id }) => id === next.id);
    return [row?.startDate, row?.endDate, row?.durationMonths];
  };
  expect(stay()).toEqual(["2026-11-15", "2027-05-15", 6]);
  expect(stay("length")).toEqual(stay());
  expect(stay("sign-off")).toEqual(["2026-11-15", "2027-05-18", null]);
  expect(stay("sign-off", "2026-11-18")).toEqual(["2026-11-18", "2027-05-18", 6]);
  const short = { ...next, endDate: today };
  expect(problemCodes(board([short], today, { keep: "sign-off" }))).toBe("end-before-start!");
});
