import { subjectKindOf } from "./subjects.rules";

test.each([
  ["crew.update", "crew"],
  ["suitability.apply", "crew"],
  ["suitability.insert", "register"],
  ["manning.insert-seat", "seat"],
  ["manning.check-in", "assignment"],
  ["vessels.update", "vessel"],
  ["vessels.create-principal", "principal"],
  ["vessels.remove-contact", "principal"],
  ["vessels.create-operation-area", "area"],
  ["voyages.insert", "voyage"],
  ["users.sign-in", "user"],
  ["applicants.hire", "applicant"],
  ["job-openings.create", "job-opening"],
  ["lookups.create", "option"],
  ["rates.verify", "rates"],
  ["contracts.delete", "contract"],
  ["my-crew.update", null],
  ["crewing.update", null],
] as const)("the subject of %s is %s", (operation, kind) => {
  expect(subjectKindOf(operation, "7")).toBe(kind);
});

test("a subject that is no number is no record", () => {
  for (const subject of ["import", "", "7a", "-7", "1234567890"])
    expect([subject, subjectKindOf("crew.update", subject)]).toEqual([subject, null]);
});
