import {
  approvalNeeded,
  nextPartyToAsk,
  applyDecision,
  isOfficerLevel,
  mayDecideAsEmployee,
  mayDecideAsPrincipal,
  needsPrincipalApproval,
  pendingAssignments,
  type Party,
} from "./approval.rules";
import {
  seatOf,
  withChanges,
  type AcceptedProblems,
  type Approvals,
  type Assignment,
  type Effect,
  type Facts,
  type Outcome,
  type SeatState,
} from "./slots.rules";

const approve = (seat: SeatState, assignmentId: number, as: Party, facts: Facts) =>
  applyDecision(seat, assignmentId, { as, status: "Confirmed" }, facts);
const reject = (seat: SeatState, assignmentId: number, as: Party, facts: Facts) =>
  applyDecision(seat, assignmentId, { as, status: "Rejected" }, facts);

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

const problemCodes = (outcome: Outcome<unknown>) =>
  outcome.ok ? "ok" : outcome.problems.map(({ code, hard }) => `${code}${hard ? "!" : ""}`).join(" ");
const effects = (outcome: Outcome<{ effects: Effect[] }>) => (outcome.ok ? outcome.effects : problemCodes(outcome));
const events = (outcome: Outcome) => (outcome.ok ? outcome.events.map(({ event }) => event) : problemCodes(outcome));

test("asks the principal for all ranks, officers only or none", () => {
  const policies = [null, "none", "officers", "all"] as const;
  expect(
    policies.map((policy) => [needsPrincipalApproval(policy, true), needsPrincipalApproval(policy, false)]),
  ).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test("returns who answers next and which buttons are enabled", () => {
  const row = (
    principalStatus: Approvals["principalStatus"],
    employeeStatus: Approvals["employeeStatus"],
  ): Approvals => ({ principalStatus, employeeStatus });
  const table = [
    [row("Pending", "Pending"), "principal", true, true],
    [row("NotRequired", "Pending"), "employee", false, true],
    [row("Confirmed", "Pending"), "employee", false, true],
    [row("Pending", "Confirmed"), "principal", true, false],
    [row("Rejected", "Pending"), null, false, false],
    [row("Pending", "Rejected"), null, false, false],
    [row("Confirmed", "Confirmed"), null, false, false],
  ] as const;
  for (const [approvals, asked, principal, employee] of table)
    expect([nextPartyToAsk(approvals), mayDecideAsPrincipal(approvals), mayDecideAsEmployee(approvals)]).toEqual([
      asked,
      principal,
      employee,
    ]);
  expect([approvalNeeded(row("NotRequired", "Pending")), approvalNeeded(row("Confirmed", "Pending"))]).toEqual([
    false,
    true,
  ]);
});

test("asks the seafarer after the principal's approval, which then confirms Next", () => {
  const row = assignment({});
  const first = approve(seat(row), row.id, "principal", facts());
  expect([effects(first), events(first)]).toEqual([["ask-employee"], ["principal-confirmed"]]);
  const [after] = first.ok ? withChanges([row], first.changes) : [];
  const second = approve(seat(after!), row.id, "employee", facts());
  expect([effects(second), events(second)]).toEqual([[], ["employee-confirmed"]]);
});

test("stops asking after a rejection and notifies", () => {
  const row = assignment({});
  const outcome = reject(seat(row), row.id, "principal", facts());
  expect([effects(outcome), events(outcome)]).toEqual([["tell-rejection"], ["principal-rejected"]]);
  const rejected = seat({ ...row, principalStatus: "Rejected" });
  expect(problemCodes(approve(rejected, row.id, "principal", facts()))).toBe("already-decided!");
  expect(problemCodes(approve(rejected, row.id, "employee", facts()))).toBe("already-decided!");
  const agreed = seat({ ...row, principalStatus: "Confirmed" });
  expect(effects(reject(agreed, row.id, "employee", facts()))).toEqual(["tell-decline"]);
});

test("lets the seafarer answer before the principal only with a reason", () => {
  const row = assignment({});
  expect(problemCodes(approve(seat(row), row.id, "employee", facts()))).toBe("principal-first");
  expect(effects(approve(seat(row), row.id, "employee", facts(accepting("principal-first"))))).toEqual([
    "ask-principal",
  ]);
  expect(effects(approve(seat({ ...row, employeeStatus: "Confirmed" }), row.id, "principal", facts()))).toEqual([]);
});

test("refuses a second answer, an unneeded approval and a removed person", () => {
  const row = assignment({ principalStatus: "NotRequired" });
  expect(problemCodes(approve(seat(row), row.id, "principal", facts()))).toBe("approval-not-needed!");
  expect(problemCodes(approve(seat({ ...row, employeeStatus: "Confirmed" }), row.id, "employee", facts()))).toBe(
    "already-decided!",
  );
  const gone = aboard({ slot: "previous", checkedOutOn: "2026-10-01", principalStatus: "Pending" });
  expect(problemCodes(approve(seat(gone), gone.id, "principal", facts()))).toBe("slot-not-decidable!");
  expect(problemCodes(approve(seat(), 7, "principal", facts()))).toBe("not-on-seat!");
  const current = aboard({ principalStatus: "Pending" });
  expect(effects(approve(seat(current), current.id, "principal", facts()))).toEqual([]);
});

test("lists pending assignments of Next, NextButOne and Current", () => {
  const rows = [
    aboard(),
    assignment({}),
    assignment({ slot: "next-but-one", principalStatus: "Rejected" }),
    aboard({ slot: "previous", checkedOutOn: "2026-10-01", employeeStatus: "Pending" }),
  ];
  expect(pendingAssignments([seat(...rows)]).map(({ slot }) => slot)).toEqual(["next"]);
});

test("treats management and operational levels as officers", () => {
  expect(["management", "operational", "support", undefined].map(isOfficerLevel)).toEqual([true, true, false, false]);
});
