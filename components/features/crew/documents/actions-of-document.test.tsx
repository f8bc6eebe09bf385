import { documentActions } from "./actions-of-document";

const staff = { write: true, ask: false, verify: true };
const certificate = { id: 4, kind: "coc" as const, isRequired: false, isVerified: false, isInOrder: false };

test("never offers removal of a mandatory certificate", () => {
  for (const rights of [
    staff,
    { write: true, ask: false, verify: false },
    { write: false, ask: true, verify: false },
  ]) {
    expect(documentActions({ ...certificate, isRequired: true }, rights)).not.toContain("remove");
  }
  expect(documentActions(certificate, staff)).toContain("remove");
});

test("offers only adding a missing mandatory certificate", () => {
  expect(documentActions({ ...certificate, id: null, isRequired: true }, staff)).toEqual(["add"]);
});

test("offers to withdraw a verification, and never to verify twice", () => {
  expect(documentActions(certificate, staff)).toEqual(["renew", "correct", "scan", "verify", "remove"]);
  expect(documentActions({ ...certificate, isVerified: true }, staff)).toEqual([
    "renew",
    "correct",
    "scan",
    "unverify",
    "remove",
  ]);
});

test("offers verification first for an unverified document in order", () => {
  expect(documentActions({ ...certificate, isInOrder: true }, staff)[0]).toBe("verify");
  expect(documentActions({ ...certificate, isInOrder: true }, { ...staff, verify: false })[0]).toBe("renew");
  expect(documentActions({ ...certificate, isInOrder: true, isVerified: true }, staff)[0]).toBe("renew");
});

test("offers a seafarer only the request to renew", () => {
  expect(documentActions(certificate, { write: false, ask: true, verify: false })).toEqual(["renew"]);
});

test("offers replacement of a personal document, not renewal", () => {
  expect(documentActions({ ...certificate, kind: "personal-document" }, staff)).toEqual(["verify", "remove"]);
});
