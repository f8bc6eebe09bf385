import { findBasis, coveredUntil, findReplaced } from "./current-agreements.rules";

const at = new Date("2026-11-20T02:00:00Z");
const row = {
  id: 1,
  documentNumber: "PKL/1",
  endDate: "2027-06-01",
  signedAt: null as Date | null,
  addendumOfId: null as number | null,
};
const signed = { ...row, signedAt: at };

test("allows one current agreement; a new one names what it replaces, signed or not", () => {
  expect(findReplaced([], {})).toBeNull();
  expect(() => findReplaced([row], {})).toThrow("preparation.pkl.waiting");
  expect(() => findReplaced([signed], {})).toThrow("preparation.pkl.signedAlready");
  expect(findReplaced([row], { supersedesId: 1 })).toBe(row);
  expect(findReplaced([signed], { supersedesId: 1 })).toBe(signed);
  expect(() => findReplaced([signed], { supersedesId: 2 })).toThrow("preparation.pkl.notReplaceable");
});

test("allows an addendum beside its agreement, and refuses it while that is unsigned", () => {
  const addendum = { ...row, id: 2, addendumOfId: 1 };
  expect(findReplaced([signed], { addendumOfId: 1 })).toBeNull();
  expect(() => findReplaced([signed, addendum], { addendumOfId: 1 })).toThrow("preparation.pkl.waiting");
  expect(findReplaced([signed, addendum], { addendumOfId: 1, supersedesId: 2 })).toBe(addendum);
  expect(() => findReplaced([signed, addendum], { addendumOfId: 1, supersedesId: 1 })).toThrow();
});

test("continues an addendum after the signed period, only for later days", () => {
  const addendum = { ...signed, id: 2, addendumOfId: 1, endDate: "2027-08-01" };
  expect(coveredUntil([row])).toBeNull();
  expect(coveredUntil([signed, addendum])).toBe("2027-08-01");
  expect(findBasis([signed], {}, "2027-09-01")).toBeNull();
  expect(findBasis([signed, addendum], { addendumOfId: 1 }, "2027-09-01")).toMatchObject({
    id: 1,
    endDate: "2027-08-01",
  });
  expect(() => findBasis([signed], { addendumOfId: 1 }, "2027-06-01")).toThrow("preparation.pkl.addendumNotNeeded");
  expect(() => findBasis([row], { addendumOfId: 1 }, "2027-09-01")).toThrow("preparation.pkl.addendumOfUnsigned");
});
