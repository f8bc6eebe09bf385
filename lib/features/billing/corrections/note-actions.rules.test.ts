import { noteActionsOf } from "./note-actions.rules";

test("lets correctors request and remove, issuers decide, and no one change an issued note", () => {
  const finance = { mayCorrect: true, mayIssue: true };
  const manager = { mayCorrect: false, mayIssue: true };
  const reader = { mayCorrect: false, mayIssue: false };
  expect(noteActionsOf("proposed", finance)).toEqual(["ask", "remove", "end"]);
  expect(noteActionsOf("proposed", manager)).toEqual(["end"]);
  expect(noteActionsOf("asked", finance)).toEqual(["issue", "end"]);
  for (const state of ["proposed", "asked", "issued"] as const) expect(noteActionsOf(state, reader)).toEqual([]);
  expect(noteActionsOf("issued", finance)).toEqual([]);
});
