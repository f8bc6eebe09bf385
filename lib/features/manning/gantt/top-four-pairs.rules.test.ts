import { shortPairs, type PairedAssignment } from "./top-four-pairs.rules";

const pairedAssignment = (
  assignmentId: number,
  rank: string,
  changes: Partial<PairedAssignment> = {},
): PairedAssignment => ({
  assignmentId,
  rank,
  from: "2026-06-01",
  to: "2026-12-01",
  daysInRank: 400,
  ...changes,
});

test("returns both assignments of a short pair only", () => {
  const deck = [pairedAssignment(1, "Master"), pairedAssignment(2, "Chief Officer")];
  const engine = [pairedAssignment(3, "Chief Engineer", { daysInRank: 2000 }), pairedAssignment(4, "Second Engineer")];
  expect(
    [...shortPairs([...deck, ...engine, pairedAssignment(5, "Second Officer", { daysInRank: 0 })], 3)].toSorted(),
  ).toEqual([1, 2]);
  expect(shortPairs(deck, 2).size).toBe(0);
});

test("ignores pairs that meet at the handover only", () => {
  const master = pairedAssignment(1, "Master");
  expect(
    shortPairs([master, pairedAssignment(2, "Chief Officer", { from: "2026-11-29", to: "2027-06-01" })], 3).size,
  ).toBe(0);
  expect(
    shortPairs([master, pairedAssignment(2, "Chief Officer", { from: "2026-11-01", to: "2027-06-01" })], 3).size,
  ).toBe(2);
});
