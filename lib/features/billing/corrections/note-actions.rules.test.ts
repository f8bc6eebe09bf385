import { actionsOn } from "./note-actions.rules";

test("lets correctors request and remove, issuers decide, and no one change an issued note", () => {
  const finance = { mayCorrect: true, mayIssue: true };
  const manager = { mayCorrect: false, mayIssue: true };
  const reader = { mayCorrect: false, mayIssue: false };
  expect(actionsOn("proposed", finance)).toEqual(["ask", "remove", "end"]);
  expect(actionsOn("proposed", manager)).toEqual(["end"]);
  expect(actionsOn("asked", finance)).toEqual(["issue", "end"]);
  for (const state of ["proposed", "asked", "issued"] as const) expect(actionsOn(state, reader)).toEqual([]);
  expect(actionsOn("issued", finance)).toEqual([]);
});
