import { declarationOf, declarations } from "./declaration.rules";

test("has a text in both languages for every version", () => {
  for (const version of declarations) {
    const { en, id } = declarationOf(version);
    expect([version, en.includes("approvals."), id.includes("approvals."), en === id]).toEqual([
      version,
      false,
      false,
      false,
    ]);
  }
});

test("never changes the text of a version", () => {
  expect(declarationOf("principal-1").en).toBe("I have read the CV and the check result.");
  expect(declarationOf("employee-1").en).toBe("I have read vessel, rank and period, and I answer for myself.");
});
