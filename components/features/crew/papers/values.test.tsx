import { paperActions } from "./values";

const staff = { write: true, ask: false, verify: true };
const held = { id: 4, kind: "coc" as const, isRequired: false, isVerified: false, isInOrder: false };

test("a mandatory certificate cannot be removed, by anybody", () => {
  for (const rights of [
    staff,
    { write: true, ask: false, verify: false },
    { write: false, ask: true, verify: false },
  ]) {
    expect(paperActions({ ...held, isRequired: true }, rights)).not.toContain("remove");
  }
  expect(paperActions(held, staff)).toContain("remove");
});

test("a mandatory certificate nobody uploaded can only be added", () => {
  expect(paperActions({ ...held, id: null, isRequired: true }, staff)).toEqual(["add"]);
});

test("verifying is taken back from what is verified, never offered twice", () => {
  expect(paperActions(held, staff)).toEqual(["renew", "correct", "scan", "verify", "remove"]);
  expect(paperActions({ ...held, isVerified: true }, staff)).toEqual([
    "renew",
    "correct",
    "scan",
    "unverify",
    "remove",
  ]);
});

test("a paper that is in order but seen by nobody is verified first, by whoever may", () => {
  expect(paperActions({ ...held, isInOrder: true }, staff)[0]).toBe("verify");
  expect(paperActions({ ...held, isInOrder: true }, { ...staff, verify: false })[0]).toBe("renew");
  expect(paperActions({ ...held, isInOrder: true, isVerified: true }, staff)[0]).toBe("renew");
});

test("a seafarer asks for a renewal, and nothing else", () => {
  expect(paperActions(held, { write: false, ask: true, verify: false })).toEqual(["renew"]);
});

test("a personal document is put anew, not renewed", () => {
  expect(paperActions({ ...held, kind: "personal-document" }, staff)).toEqual(["verify", "remove"]);
});
