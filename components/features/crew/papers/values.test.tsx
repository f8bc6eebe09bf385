import { paperActions } from "./values";

const staff = { write: true, ask: false, verify: true };
const held = { id: 4, kind: "coc" as const, isRequired: false, isVerified: false, isInOrder: false };

test("never offers removal of a mandatory certificate", () => {
  for (const rights of [
    staff,
    { write: true, ask: false, verify: false },
    { write: false, ask: true, verify: false },
  ]) {
    expect(paperActions({ ...held, isRequired: true }, rights)).not.toContain("remove");
  }
  expect(paperActions(held, staff)).toContain("remove");
});

test("offers only adding a missing mandatory certificate", () => {
  expect(paperActions({ ...held, id: null, isRequired: true }, staff)).toEqual(["add"]);
});

test("offers to withdraw a verification, and never to verify twice", () => {
  expect(paperActions(held, staff)).toEqual(["renew", "correct", "scan", "verify", "remove"]);
  expect(paperActions({ ...held, isVerified: true }, staff)).toEqual([
    "renew",
    "correct",
    "scan",
    "unverify",
    "remove",
  ]);
});

test("offers verification first for an unverified document in order", () => {
  expect(paperActions({ ...held, isInOrder: true }, staff)[0]).toBe("verify");
  expect(paperActions({ ...held, isInOrder: true }, { ...staff, verify: false })[0]).toBe("renew");
  expect(paperActions({ ...held, isInOrder: true, isVerified: true }, staff)[0]).toBe("renew");
});

test("offers a seafarer only the request to renew", () => {
  expect(paperActions(held, { write: false, ask: true, verify: false })).toEqual(["renew"]);
});

test("offers replacement of a personal document, not renewal", () => {
  expect(paperActions({ ...held, kind: "personal-document" }, staff)).toEqual(["verify", "remove"]);
});
