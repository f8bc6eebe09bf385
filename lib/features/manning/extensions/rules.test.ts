import fc from "fast-check";
import { addDays, addMonths } from "@/lib/platform/calendar/dates";
import type { CheckItem } from "@/lib/features/crew/compliance/check-item.rules";
import type { Assignment } from "../slots.rules";
import {
  applyApproval,
  isImpossible,
  pklRemarks,
  remarksOf,
  serviceBy,
  extensionProblems,
  expiringItems,
  type ExtensionFacts,
} from "./rules";

const today = "2026-11-20";
const never = (): boolean => false;
const row: Assignment = {
  id: 1,
  seatId: 1,
  crewId: 1,
  slot: "current",
  startDate: "2026-08-01",
  endDate: "2027-02-01",
  originalEndDate: null,
  durationMonths: 6,
  principalStatus: "Confirmed",
  employeeStatus: "Confirmed",
  checkedInOn: "2026-08-01",
  checkedOutOn: null,
  handoverSince: null,
};
const facts = (more: Partial<ExtensionFacts> = {}): ExtensionFacts => ({
  today,
  can: () => true,
  since: "2026-08-01",
  pklEndsOn: null,
  papers: [],
  ...more,
});
const codes = (newDate: string, more: Partial<ExtensionFacts> = {}, movedRow: Partial<Assignment> = {}) =>
  extensionProblems({ ...row, ...movedRow }, newDate, facts(more)).map(
    ({ code, hard }) => `${hard ? "hard" : "soft"} ${code}`,
  );

test.each([
  ["refuses the same day", "2027-02-01", {}, {}, ["hard extension-not-later"]],
  ["refuses an earlier day", "2027-01-15", {}, {}, ["hard extension-not-later"]],
  ["refuses a past day", "2026-11-19", {}, { endDate: "2026-11-01" }, ["hard extension-passed"]],
  ["refuses days beyond ten years", "2036-11-21", {}, {}, ["hard date-out-of-range"]],
  ["accepts a later day within eleven months", "2027-06-30", {}, {}, []],
  ["accepts exactly eleven months", "2027-07-01", {}, {}, []],
  ["asks a manager for a reason one day later", "2027-07-02", {}, {}, ["soft over-eleven-months"]],
  ["refuses that day for other users", "2027-07-02", { can: never }, {}, ["hard over-eleven-months"]],
  ["counts earlier vessels", "2027-03-01", { since: "2026-03-01" }, {}, ["soft over-eleven-months"]],
  [
    "accepts expiring documents with a reason",
    "2027-03-01",
    { can: never, papers: [{ code: "medical-ends-on-board", overridableBy: "anybody" }] },
    {},
    ["soft compliance:medical-ends-on-board"],
  ],
  [
    "refuses an unfit person",
    "2027-03-01",
    { papers: [{ code: "medical-unfit", overridableBy: "nobody" }] },
    {},
    ["hard compliance:medical-unfit"],
  ],
  ["refuses a person ashore", "2027-03-01", {}, { checkedOutOn: "2026-11-01" }, ["hard not-on-board"]],
  ["a plan is not prolonged but changed", "2027-03-01", {}, { slot: "next", checkedInOn: null }, ["hard not-on-board"]],
  ["who waits for handover may stay longer", "2027-03-01", {}, { slot: "previous" }, []],
] as const)("%s", (_name, newDate, more, movedRow, expected) => {
  expect(codes(newDate, more, movedRow)).toEqual(expected);
});

test("refuses impossible requests and leaves the rest to the decider", () => {
  const problemsFound = extensionProblems(
    row,
    "2027-07-02",
    facts({ papers: [{ code: "medical-unfit", overridableBy: "nobody" }] }),
  );
  expect(problemsFound.some(isImpossible)).toBe(false);
  expect(extensionProblems(row, "2027-02-01", facts()).every(isImpossible)).toBe(true);
});

const later = fc.integer({ min: 1, max: 700 });
const before = fc.integer({ min: 0, max: 400 });

test("adds a remark after ten months and a problem after eleven", () => {
  fc.assert(
    fc.property(later, before, (days, served) => {
      const [since, newDate] = [addDays("2026-08-01", -served), addDays(row.endDate, days)];
      const [ten, eleven] = [addMonths(since, 10), addMonths(since, 11)];
      const hasRemark = remarksOf(newDate, { since, pklEndsOn: "2099-01-01" }).length > 0;
      const isOver = codes(newDate, { since }).length > 0;
      expect([hasRemark, isOver, serviceBy(since, newDate).limit]).toEqual([
        newDate > ten && newDate <= eleven,
        newDate > eleven,
        eleven,
      ]);
    }),
  );
});

test("refuses without consent or for an earlier date", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -300, max: 700 }),
      fc.constantFrom("Pending", "Confirmed", "Rejected"),
      fc.boolean(),
      (days, consent, isManager) => {
        const newDate = addDays(row.endDate, days);
        const accepted = { codes: new Set(["over-eleven-months", "consent-missing"]), reason: "No relief" };
        const outcome = applyApproval(row, { newDate, consent }, facts({ accepted, can: () => isManager }));
        const mayStay = consent === "Confirmed" && days > 0 && (isManager || newDate <= addMonths(row.startDate, 11));
        expect([newDate, outcome.ok]).toEqual([newDate, mayStay]);
        if (outcome.ok)
          expect(outcome.changes).toMatchObject([{ from: "current", to: "current", set: { endDate: newDate } }]);
      },
    ),
  );
});

test.each([
  ["none on record is said, and nothing is made up", null, ["pkl-none"]],
  ["one that ends the day before covers the stay", "2027-02-28", []],
  ["one that ends earlier wants an addendum", "2027-02-27", ["pkl-addendum"]],
] as const)("an agreement: %s", (_name, pklEndsOn, expected) => {
  expect(pklRemarks("2027-03-01", pklEndsOn).map(({ code }) => code)).toEqual(expected);
});

const item = (code: string, level: CheckItem["level"], area = "certificates", key = code) =>
  ({ code, level, area, key, values: {}, evidence: {}, overridableBy: null }) as unknown as CheckItem; // only what is asked about

test("considers documents and health that expire before the new date", () => {
  const problemsFound = expiringItems([
    item("certificate-missing", "block"),
    item("certificate-expires-on-board", "warn", "certificates", "compliance.certificateExpiresOnBoard"),
    item("certificate-expires-on-board", "warn", "certificates", "compliance.certificateExpiresAfterSignOff"),
    item("certificate-unverified", "warn"),
    item("seaman-book-ends-on-board", "warn", "documents"),
    item("passport-six-months", "warn", "documents"),
    item("medical-ends-on-board", "warn", "medical"),
    item("barred", "block", "suitability"),
    item("eleven-months", "warn", "period"),
  ]);
  expect(problemsFound.map(({ code }) => code)).toEqual([
    "certificate-missing",
    "certificate-expires-on-board",
    "seaman-book-ends-on-board",
    "medical-ends-on-board",
  ]);
});

const requested = { newDate: "2027-03-15", consent: "Confirmed" } as const;

test("moves the last day and keeps the first plan", () => {
  let movedRow = row;
  for (const newDate of ["2027-03-15", "2027-04-20", "2027-06-01"]) {
    const outcome = applyApproval(movedRow, { ...requested, newDate }, facts());
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const [change] = outcome.changes;
    expect(outcome.events).toMatchObject([
      { event: "extended", effectiveOn: newDate, fromSlot: "current", toSlot: "current" },
    ]);
    movedRow = { ...movedRow, ...change?.set };
    expect([movedRow.endDate, movedRow.originalEndDate, movedRow.startDate]).toEqual([
      newDate,
      "2027-02-01",
      "2026-08-01",
    ]);
  }
});

test.each([
  ["refuses without an answer", "Pending", "consent-missing"],
  ["refuses after a decline", "Rejected", "consent-declined"],
] as const)("%s, whatever is accepted", (_name, consent, code) => {
  const accepted = { codes: new Set([code]), reason: "We need them" };
  const outcome = applyApproval(row, { ...requested, consent }, facts({ accepted }));
  expect(outcome.ok ? null : [outcome.problem.code, outcome.problem.hard]).toEqual([code, true]);
});
