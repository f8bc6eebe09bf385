import { deviceTokenFor, trustedDeviceOf } from "./known-device";

const email = "rina@example.test";
const now = new Date("2026-11-20T03:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const keeping = (token: string) => new Headers({ cookie: `nakhoda-device=${token}` });

beforeAll(() => (process.env.AUTH_SECRET = "a secret of this test"));

test("a browser let in to an account is known there for 180 days, under the same name", () => {
  const headers = keeping(deviceTokenFor(email, now));
  const device = trustedDeviceOf(headers, email, later(1));
  expect(device).toMatch(/^\d+\.[\w-]{16}$/);
  expect(trustedDeviceOf(headers, email, later(179))).toBe(device);
  expect(trustedDeviceOf(headers, email, later(181))).toBeNull();
});

test("two browsers have two names", () => {
  const names = [1, 2].map(() => trustedDeviceOf(keeping(deviceTokenFor(email, now)), email, now));
  expect(new Set(names).size).toBe(2);
});

test("rejects the token of another account and an unsigned one", () => {
  const token = deviceTokenFor(email, now);
  expect(trustedDeviceOf(keeping(token), "somebody@example.test", now)).toBeNull();
  for (const made of ["", "a.b.c", `${token}x`, token.replace(/\.[^.]+$/, ""), token.replace(/^\d+/, "9999999999")])
    expect(trustedDeviceOf(keeping(made), email, now)).toBeNull();
});
