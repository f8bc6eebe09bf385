import { changesOf } from "./rules";

test("shows changed fields with old and new value, without the others and technical ones", () => {
  const before = { vacancies: 1, task: "a", closesOn: null, version: 1, updatedAt: "x", searchText: "y" };
  const after = { vacancies: 2, task: "a", closesOn: "2026-12-01", version: 2, updatedAt: "z", searchText: "" };
  expect(changesOf(before, after)).toEqual([
    { field: "vacancies", before: "1", after: "2" },
    { field: "closesOn", before: null, after: "2026-12-01" },
  ]);
});

test("shows added and removed fields, lists and objects by their content", () => {
  expect(changesOf(null, { tags: ["a"], isOpen: false })).toEqual([
    { field: "tags", before: null, after: "a" },
    { field: "isOpen", before: null, after: "false" },
  ]);
  expect(changesOf({ place: { id: 1 } }, null)).toEqual([{ field: "place", before: '{"id":1}', after: null }]);
  expect(changesOf({ place: { id: 1 } }, { place: { id: 1 } })).toEqual([]);
});

test("an entry without fields changed nothing", () => {
  for (const nothing of [null, undefined, "text", 7, [1]]) expect(changesOf(nothing, nothing)).toEqual([]);
  expect(changesOf({ note: undefined }, { note: null })).toEqual([]);
});

test("shows changed assignments field by field, a whole proposal, and warnings by their codes", () => {
  const row = { id: 5, slot: "next", startDate: "2026-12-01", cancelReason: null, version: 1 };
  const passed = [
    { code: "rest", lines: [{ key: "x", values: {} }] },
    { code: "paper", lines: [] },
  ];
  expect(changesOf([row], { assignments: [{ ...row, slot: "current", version: 2 }], overridden: passed })).toEqual([
    { field: "slot", before: "next", after: "current" },
    { field: "overridden", before: null, after: "rest, paper" },
  ]);
  expect(changesOf(null, { assignments: [{ id: 6, slot: "next", cancelReason: null }] })).toEqual([
    { field: "id", before: null, after: "6" },
    { field: "slot", before: null, after: "next" },
  ]);
});
