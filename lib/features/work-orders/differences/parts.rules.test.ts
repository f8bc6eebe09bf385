import type { PayFacts } from "../drafting/pay-facts.queries";
import { combinedDigest, partsOf } from "./parts.rules";
import type { Part } from "./slip-parts.queries";

const assignment = (assignmentId: number, from: string, to: string | null): PayFacts["assignments"][number] => ({
  crewId: 9,
  assignmentId,
  vesselId: 7,
  vesselName: "MV Satu",
  principalId: null,
  positionId: 3,
  from,
  to,
});
const person: PayFacts["person"] = {
  id: 9,
  divisionId: 1,
  fullName: "Agus",
  employeeNumber: "M-9",
  crewOrigin: "WNI",
  dateOfBirth: "1990-04-12",
  joinedOn: "2026-01-05",
  idNumber: "3175011205900001",
  ptkpCode: "K/1",
  resignedOn: null,
  positionId: 3,
  resignationClass: null,
  bankName: null,
  accountNumber: null,
  accountName: null,
  draftSince: null,
};
const paid = { number: "WO/1", gross: 5, subsidy: 1, withheld: 1, pension: 1 };
const facts = (stays: PayFacts["assignments"], until: string | null = null): PayFacts => ({
  person,
  assignments: stays,
  agreements: new Map(),
  employments: [],
  openings: [],
  formers: [],
  irregulars: [],
  adjustments: [],
  before: [],
  leaveSaved: 0,
  debts: [],
  allotments: [],
  locked: until === null ? null : { ...paid, crewId: 9, parts: 1, until },
});
const slip = (part: number, changes: Partial<Part> = {}): Part => ({
  part,
  state: "locked",
  hash: `h${part}`,
  factsDigest: "d",
  rules: 1,
  until: null,
  ...changes,
});
const days = (parts: ReturnType<typeof partsOf>) =>
  parts.map((one) => [one.part?.part ?? null, ...one.facts.assignments.map(({ from, to }) => `${from} ${to}`)]);

test("treats a month with one slip as one part", () => {
  const whole = facts([assignment(1, "2026-10-01", null)], "2026-10-31");
  const [one, ...others] = partsOf(whole, [slip(1)], "2026-10");
  expect(others).toEqual([]);
  expect(one).toMatchObject({ part: { part: 1 }, facts: { locked: null, assignments: whole.assignments } });
  expect(partsOf(whole, [], "2026-10")).toMatchObject([{ part: null, facts: { locked: null } }]);
});

test("limits a last slip to its own days, without later ones", () => {
  const settled = slip(1, { settledOn: "2026-10-10", until: "2026-10-10" });
  const ended = (to: string) =>
    days(partsOf(facts([assignment(1, "2026-10-01", to)], "2026-10-10"), [settled], "2026-10"));
  expect(ended("2026-10-08")).toEqual([[1, "2026-10-01 2026-10-08"]]);
  expect(ended("2026-10-12")).toEqual([
    [1, "2026-10-01 2026-10-10"],
    [null, "2026-10-01 2026-10-12"],
  ]);
});

test("builds a second slip on what the first paid", () => {
  const before = { number: "WO/1", pay: 4n, subsidy: 1n, pension: 1n, withheld: 1n };
  const stays = [assignment(1, "2026-10-01", "2026-10-09"), assignment(2, "2026-10-20", null)];
  const parts = [slip(1, { settledOn: "2026-10-10", until: "2026-10-10" }), slip(2, { until: "2026-10-31", before })];
  const both = partsOf(facts(stays, "2026-10-31"), parts, "2026-10");
  expect(days(both)).toEqual([
    [1, "2026-10-01 2026-10-09"],
    [2, "2026-10-01 2026-10-09", "2026-10-20 null"],
  ]);
  expect(both[0]?.facts.locked).toBeNull();
  expect(both[1]?.facts.locked).toEqual({ ...paid, crewId: 9, parts: 1, until: "2026-10-10" });
});

test("uses a single slip's digest for its month, else combines them", () => {
  expect(combinedDigest(["a"])).toBe("a");
  expect(combinedDigest(["a", "b"])).not.toBe(combinedDigest(["b", "a"]));
  expect(combinedDigest(["a", "b"])).toHaveLength(64);
});
