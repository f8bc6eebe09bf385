import type { OpenSlot } from "@/db/enums/manning";
import { addDays } from "@/lib/platform/calendar/dates";
import { applyDecision } from "./approval.rules";
import {
  changeDates,
  dateMove,
  mayAdd,
  mayRemove,
  applyProposal,
  removeProposal,
  type Proposal,
  type ProposalFacts,
} from "./proposals.rules";
import {
  findAssignmentOfPerson,
  mailOfEffect,
  seatOf,
  withChanges,
  type AcceptedProblems,
  type Assignment,
  type Effect,
  type Outcome,
  type SeatState,
} from "./slots.rules";

const today = "2026-11-20";
let lastId = 0;
const assignment = (fields: Partial<Assignment>): Assignment => ({
  id: ++lastId,
  seatId: 1,
  crewId: lastId,
  slot: "next",
  startDate: "2027-01-01",
  endDate: "2027-07-01",
  originalEndDate: null,
  durationMonths: 6,
  principalStatus: "Pending",
  employeeStatus: "Pending",
  checkedInOn: null,
  checkedOutOn: null,
  handoverSince: null,
  ...fields,
});
const confirmed = { principalStatus: "Confirmed", employeeStatus: "Confirmed" } as const;
const aboard = (fields: Partial<Assignment> = {}) =>
  assignment({
    slot: "current",
    startDate: "2026-07-01",
    endDate: "2027-01-01",
    checkedInOn: "2026-07-01",
    ...confirmed,
    ...fields,
  });
const seat = (...rows: Assignment[]) => seatOf(1, rows);
const accepting = (...codes: string[]): AcceptedProblems => ({
  codes: new Set(codes),
  reason: "Agreed with the client",
});
const facts = (accepted?: AcceptedProblems) => ({ today, can: () => true, accepted, person: [] });

const proposal: Proposal = {
  crewId: 99,
  slot: "next",
  startDate: "2027-01-01",
  endDate: "2027-07-01",
  durationMonths: 6,
};
const proposalFacts = (more: Partial<ProposalFacts> = {}): ProposalFacts => ({
  ...facts(),
  needsPrincipal: true,
  seatRemoved: false,
  vesselInScrap: false,
  ...more,
});
const problemCodes = (outcome: Outcome<unknown>) =>
  outcome.ok ? "ok" : outcome.problems.map(({ code, hard }) => `${code}${hard ? "!" : ""}`).join(" ");
const effects = (outcome: Outcome<{ effects: Effect[] }>) => (outcome.ok ? outcome.effects : problemCodes(outcome));
const slotsAfter = (rows: Assignment[], outcome: Outcome) =>
  outcome.ok ? withChanges(rows, outcome.changes).map(({ slot }) => slot) : problemCodes(outcome);

test("asks the principal where required, else the seafarer", () => {
  const asked = applyProposal(seat(), proposal, proposalFacts());
  expect(asked.ok && [asked.created.principalStatus, asked.created.employeeStatus, asked.created.slot]).toEqual([
    "Pending",
    "Pending",
    "next",
  ]);
  expect(effects(asked)).toEqual(["ask-principal"]);
  const unasked = applyProposal(seat(), proposal, proposalFacts({ needsPrincipal: false }));
  expect(unasked.ok && [unasked.created.principalStatus, unasked.created.employeeStatus]).toEqual([
    "NotRequired",
    "Pending",
  ]);
  expect(effects(unasked)).toEqual(["ask-employee"]);
  expect(mailOfEffect).toEqual({
    "ask-principal": "PlanningPrincipal",
    "ask-employee": "PlanningEmployee",
    "tell-rejection": "PlanningPrincipalReject",
    "tell-decline": "PlanningEmployeeReject",
  });
});

test("fills only an empty Next, or NextButOne behind a Next", () => {
  const at = (slot: OpenSlot, state: SeatState) =>
    problemCodes(
      applyProposal(state, { ...proposal, slot, startDate: "2028-01-01", endDate: "2028-07-01" }, proposalFacts()),
    );
  for (const slot of ["pre-previous", "previous", "current"] as const)
    expect(at(slot, seat())).toBe("slot-not-plannable!");
  expect(at("next", seat(assignment({})))).toBe("slot-taken!");
  expect(at("next-but-one", seat())).toBe("next-empty!");
  expect(at("next-but-one", seat(assignment({})))).toBe("ok");
  expect(at("next-but-one", seat(assignment({}), assignment({ slot: "next-but-one" })))).toBe("slot-taken!");
});

test("refuses scrapped vessels and removed seats", () => {
  expect(problemCodes(applyProposal(seat(), proposal, proposalFacts({ vesselInScrap: true, seatRemoved: true })))).toBe(
    "vessel-in-scrap! seat-removed!",
  );
});

test("enables buttons like the rules", () => {
  const next = assignment({});
  const both = seat(aboard(), next, assignment({ slot: "next-but-one" }));
  const free = (state: SeatState) =>
    (["previous", "current", "next", "next-but-one"] as const).filter((slot) => mayAdd(state, slot));
  expect([free(seat()), free(seat(next)), free(both)]).toEqual([["next"], ["next-but-one"], []]);
  expect((["previous", "current", "next", "next-but-one"] as const).filter((slot) => mayRemove(both, slot))).toEqual([
    "next",
    "next-but-one",
  ]);
});

test("requires a manager for a second future assignment and refuses a third", () => {
  const planned = (more: Partial<Assignment>) =>
    assignment({ crewId: 99, seatId: 2, startDate: "2028-01-01", endDate: "2028-06-01", ...more });
  const ask = (person: Assignment[], can: boolean, accepted?: AcceptedProblems) =>
    problemCodes(applyProposal(seat(), proposal, proposalFacts({ person, can: () => can, accepted })));
  expect(ask([planned({})], true)).toBe("second-future");
  expect(ask([planned({})], true, accepting("second-future"))).toBe("ok");
  expect(ask([planned({})], false, accepting("second-future"))).toBe("second-future!");
  expect(
    ask(
      [planned({}), planned({ seatId: 3, slot: "next-but-one", startDate: "2029-01-01", endDate: "2029-06-01" })],
      true,
      accepting("second-future"),
    ),
  ).toBe("too-many-future!");
  expect(ask([planned({ employeeStatus: "Rejected" })], true)).toBe("ok");
  expect(ask([aboard({ crewId: 99, seatId: 2 })], true)).toBe("ok");
});

test("accepts a described overlap with a reason", () => {
  const person = [aboard({ crewId: 99, seatId: 2, endDate: "2027-01-11" })];
  const outcome = applyProposal(seat(), proposal, proposalFacts({ person }));
  expect(problemCodes(outcome)).toBe("overlap");
  expect(!outcome.ok && outcome.problem.overlaps?.map(({ kind, days }) => [kind, days])).toEqual([["person", 10]]);
  const allowed = applyProposal(seat(), proposal, proposalFacts({ person, accepted: accepting("overlap") }));
  expect(allowed.ok && allowed.overridden.map(({ code }) => code)).toEqual(["overlap"]);
  expect(
    problemCodes(
      applyProposal(seat(), proposal, proposalFacts({ person, accepted: accepting("overlap"), can: () => false })),
    ),
  ).toBe("overlap!");
});

test("refuses invalid dates and compliance blocks", () => {
  expect(problemCodes(applyProposal(seat(), { ...proposal, endDate: proposal.startDate }, proposalFacts()))).toBe(
    "end-before-start!",
  );
  expect(
    problemCodes(
      applyProposal(seat(), proposal, proposalFacts({ blocks: [{ code: "suitability", overridableBy: "nobody" }] })),
    ),
  ).toBe("compliance:suitability!");
});

test("asks and moves no one after the last approval of NextButOne", () => {
  const rows = [assignment({}), assignment({ slot: "next-but-one", principalStatus: "Confirmed" })];
  const outcome = applyDecision(seat(...rows), rows[1]!.id, { as: "employee", status: "Confirmed" }, facts());
  expect([effects(outcome), slotsAfter(rows, outcome)]).toEqual([[], ["next", "next-but-one"]]);
});

test("moves NextButOne up and keeps the cancelled row", () => {
  const rows = [aboard(), assignment({}), assignment({ slot: "next-but-one" })];
  const [current, next, behind] = rows;
  expect(slotsAfter(rows, removeProposal(seat(...rows), next!.id, facts()))).toEqual(["current", "cancelled", "next"]);
  expect(slotsAfter(rows, removeProposal(seat(...rows), behind!.id, facts()))).toEqual([
    "current",
    "next",
    "cancelled",
  ]);
  expect(problemCodes(removeProposal(seat(...rows), current!.id, facts()))).toBe("slot-not-removable!");
  expect(problemCodes(removeProposal(seat(...rows), -1, facts()))).toBe("not-on-seat!");
});

test("requires a reason when the schedule has started", () => {
  const row = assignment({});
  const remove = (scheduleStatusId: number | null | undefined, accepted?: AcceptedProblems) =>
    problemCodes(removeProposal(seat(row), row.id, { ...facts(accepted), scheduleStatusId }));
  expect([remove(undefined), remove(null), remove(1), remove(2), remove(3, accepting("schedule-started"))]).toEqual([
    "ok",
    "ok",
    "ok",
    "schedule-started",
    "ok",
  ]);
});

const shifted = (row: Assignment, start: number, end: number) => ({
  startDate: addDays(row.startDate, start),
  endDate: addDays(row.endDate, end),
  durationMonths: row.durationMonths,
});
const setOf = (outcome: Outcome) => (outcome.ok ? (outcome.changes[0]?.set ?? null) : problemCodes(outcome));

test("asks a confirmed principal again after a move of more than 7 days", () => {
  const row = assignment(confirmed);
  const move = (of: Assignment, start: number, end: number) =>
    changeDates(seat(of), of.id, shifted(of, start, end), facts());
  expect(setOf(move(row, 7, -7))).toEqual({ startDate: "2027-01-08", endDate: "2027-06-24" });
  expect(effects(move(row, 7, 7))).toEqual([]);
  for (const [start, end] of [
    [8, 0],
    [0, 8],
    [-8, 0],
    [0, -8],
  ] as const)
    expect(setOf(move(row, start, end))).toMatchObject({ principalStatus: "Pending" });
  expect(effects(move(row, 8, 8))).toEqual(["ask-principal"]);
  const unasked = { ...row, principalStatus: "NotRequired" as const };
  expect(setOf(move(unasked, 8, 8))).toEqual({ startDate: "2027-01-09", endDate: "2027-07-09" });
  expect(effects(move(unasked, 8, 8))).toEqual([]);
  const half = { ...row, employeeStatus: "Pending" as const };
  expect(setOf(move(half, 8, 8))).toMatchObject({ principalStatus: "Pending" });
  expect(effects(move(half, 8, 8))).toEqual(["ask-principal"]);
  expect(effects(move({ ...half, principalStatus: "NotRequired" }, 8, 8))).toEqual(["ask-employee"]);
});

test("changes dates only", () => {
  const row = assignment(confirmed);
  const wanted = { ...row, crewId: 7, employeeStatus: "Rejected", endDate: "2027-07-02" };
  expect(setOf(changeDates(seat(row), row.id, wanted, facts()))).toEqual({ endDate: "2027-07-02" });
});

test("returns no changes for unchanged dates", () => {
  const row = assignment(confirmed);
  const outcome = changeDates(seat(row), row.id, shifted(row, 0, 0), facts());
  expect(outcome).toEqual({ ok: true, changes: [], events: [], effects: [], overridden: [] });
  expect(setOf(changeDates(seat(row), row.id, { ...shifted(row, 0, 0), durationMonths: null }, facts()))).toEqual({
    durationMonths: null,
  });
});

test("refuses changes of a fixed start, a rejected plan and the past", () => {
  const current = aboard();
  const change = (row: Assignment, start: number, end: number) =>
    changeDates(seat(row), row.id, shifted(row, start, end), facts());
  expect(problemCodes(change(current, 1, 1))).toBe("start-fixed!");
  expect(setOf(change(current, 0, 20))).toEqual({ endDate: "2027-01-21", principalStatus: "Pending" });
  expect(setOf(change({ ...current, principalStatus: "Rejected" }, 0, 2))).toEqual({
    endDate: "2027-01-03",
    principalStatus: "Pending",
  });
  expect(problemCodes(change(assignment({ principalStatus: "Rejected" }), 1, 1))).toBe("rejected!");
  expect(problemCodes(change(aboard({ slot: "previous", checkedOutOn: "2026-10-01" }), 0, 1))).toBe(
    "slot-not-changeable!",
  );
  expect(problemCodes(changeDates(seat(), 7, shifted(current, 0, 0), facts()))).toBe("not-on-seat!");
  expect(problemCodes(change(assignment({}), 200, 0))).toBe("end-before-start!");
});

test("checks new dates against other assignments, not their own", () => {
  const current = aboard();
  const next = assignment({});
  const change = (days: number, accepted?: AcceptedProblems) =>
    changeDates(seat(current, next), next.id, shifted(next, days, 0), { ...facts(accepted), person: [next] });
  expect(problemCodes(change(-3))).toBe("ok");
  expect(problemCodes(change(-4))).toBe("overlap");
  expect(problemCodes(change(-4, accepting("overlap")))).toBe("ok");
});

test("finds a person in the given slot order", () => {
  const rows = [aboard({ crewId: 5 }), assignment({ crewId: 5 }), assignment({ slot: "next-but-one" })];
  expect(findAssignmentOfPerson(seat(...rows), 5, ["next", "current"])?.slot).toBe("next");
  expect(findAssignmentOfPerson(seat(...rows), 5, ["current", "previous"])?.slot).toBe("current");
  expect(findAssignmentOfPerson(seat(...rows), 5, ["previous"])).toBeUndefined();
});

test("announces what new dates require", () => {
  const plan = { startDate: "2027-01-10", endDate: "2027-07-10", ...confirmed };
  const by = (days: number, row: Parameters<typeof dateMove>[0] = plan) =>
    dateMove(row, { startDate: addDays(row.startDate, days), endDate: row.endDate });
  expect(by(7)).toEqual({ days: 7, asksAgain: false, endsLinks: false });
  expect(by(-8)).toEqual({ days: 8, asksAgain: true, endsLinks: true });
  expect(by(8, { ...plan, principalStatus: "NotRequired" })).toEqual({ days: 8, asksAgain: false, endsLinks: true });
  expect(by(8, { ...plan, employeeStatus: "Pending" })).toEqual({ days: 8, asksAgain: true, endsLinks: true });
  expect(by(1, { ...plan, principalStatus: "Rejected" })).toEqual({ days: 1, asksAgain: true, endsLinks: true });
});
