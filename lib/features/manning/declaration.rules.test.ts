import { declarationOf, declarations } from "./declaration.rules";

test("every version has its text in both languages", () => {
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

test("what a version says is not changed: another text is another version", () => {
  expect(declarationOf("principal-1").en).toBe("I have read the CV and the check result.");
  expect(declarationOf("employee-1").en).toBe("I have read vessel, rank and period, and I answer for myself.");
});
