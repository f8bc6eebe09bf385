import { compactNumber, isSameNumber, isSameDocument, numberProblem } from "./number.rules";

test.each([
  ["passport", "WNI", "C1234567", null],
  ["passport", "WNI", "12345", "crew.passportInvalid"],
  ["passport", "WNA", "12345", null],
  ["passport", "WNA", "1234", "crew.passportInvalid"],
  ["seaman-book", "WNI", "E143100", null],
  ["seaman-book", "WNA", "ABCDE123456789", "crew.seamanBookInvalid"],
  ["other", "WNI", "?", null],
] as const)("a %s of %s numbered %s: %s", (kind, origin, number, problem) =>
  expect(numberProblem(kind, origin, number)).toBe(problem),
);

test("compares numbers without separators and stores passports and seaman books without spaces", () => {
  expect(compactNumber("seaman-book", "e 143100")).toBe("E143100");
  expect(compactNumber("other", "v 1")).toBe("v 1");
  expect(isSameNumber("6201-234567", "6201234567")).toBe(true);
  expect(isSameNumber("6201-234567", "6201-234568")).toBe(false);
});

test("allows one passport and one seaman book, and distinguishes other documents by name", () => {
  const paper = (documentKind: "passport" | "seaman-book" | "other", name: string) => ({
    kind: "travel-document" as const,
    documentKind,
    certificateId: null,
    name,
  });
  expect(isSameDocument(paper("passport", "Indonesian passport"), paper("passport", "Passport"))).toBe(true);
  expect(isSameDocument(paper("seaman-book", "Buku Pelaut"), paper("passport", "Passport"))).toBe(false);
  expect(isSameDocument(paper("other", "US visa"), paper("other", "Schengen visa"))).toBe(false);
  const course = (kind: "coc" | "cop", certificateId: number | null, name: string) => ({
    kind,
    documentKind: "other" as const,
    certificateId,
    name,
  });
  expect(isSameDocument(course("cop", 7, "BST"), course("cop", 7, "Basic Safety Training"))).toBe(true);
  expect(isSameDocument(course("cop", null, " bst"), course("cop", null, "BST"))).toBe(true);
  expect(isSameDocument(course("cop", null, "BST"), course("coc", null, "BST"))).toBe(false);
});
