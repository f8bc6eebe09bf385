import { matchFile, initialsOf, publicPklStatus } from "./public-view.rules";

test("of a name a stranger learns the first letters", () => {
  expect(initialsOf("  agus  Salim Wijaya")).toBe("A. S. W.");
  expect(initialsOf("")).toBe("");
});

test("a file is one of those that were issued, or unknown", () => {
  const known = { original: "a", signed: "b", record: null };
  expect(["a", "b", "c"].map((hash) => matchFile(hash, known))).toEqual(["original", "signed", "unknown"]);
});

test("an agreement waits for signatures, is signed, and completed once it is endorsed", () => {
  const at = new Date();
  expect(publicPklStatus({ signedAt: null, completedAt: null })).toBe("Pending Sign");
  expect(publicPklStatus({ signedAt: at, completedAt: null })).toBe("Signed");
  expect(publicPklStatus({ signedAt: at, completedAt: at })).toBe("Completed");
});
