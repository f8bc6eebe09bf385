import { randomBytes } from "node:crypto";
import { draftKeyOf } from "./key.rules";

const before = process.env.DATA_KEY;
beforeAll(() => {
  process.env.DATA_KEY = randomBytes(32).toString("base64url");
});
afterAll(() => {
  process.env.DATA_KEY = before;
});

test("derives a stable, unique 32-byte key per user; the owner name reveals no key", () => {
  const [one, other] = [draftKeyOf(1), draftKeyOf(2)];
  expect(draftKeyOf(1)).toEqual(one);
  expect(Buffer.from(one.key, "base64url")).toHaveLength(32);
  expect(new Set([one.key, other.key, one.owner, other.owner]).size).toBe(4);
  expect(one.key.startsWith(one.owner)).toBe(false);
});

test("derives different keys per installation", () => {
  const here = draftKeyOf(1);
  process.env.DATA_KEY = randomBytes(32).toString("base64url");
  expect(draftKeyOf(1).key).not.toBe(here.key);
});
