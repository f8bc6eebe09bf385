import { isSameName, plainName } from "./names";

test.each([
  ["case", "basic safety TRAINING"],
  ["spaces around it", "\u00a0 Basic Safety Training\t"],
  ["several spaces between words", "Basic  Safety \n Training"],
])("%s makes no other name", (_what, typed) => {
  expect(isSameName(typed, "Basic Safety Training")).toBe(true);
  expect(plainName(typed)).toBe("basic safety training");
});

test("an accent written as its own character makes no other name", () => {
  expect(isSameName("Jose\u0301", "JOS\u00c9")).toBe(true);
});

test("other words, and words written together, are other names", () => {
  expect(isSameName("BST", "BST (Basic)")).toBe(false);
  expect(isSameName("Able Seaman", "AbleSeaman")).toBe(false);
});
