import { randomUUID } from "node:crypto";
import { inspect } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";
import { z } from "zod";
import { database } from "@/db/client";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { getRegistrationStatus } from "@/lib/features/applicants/status/get-registration-status";
import { gateCookie, issueGateToken } from "@/lib/platform/captcha/gate";
import { AppError } from "@/lib/platform/errors";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { log } from "@/lib/platform/log";
import { read } from "@/lib/platform/operation";
import { followLink } from "./follow-link";

const jar = { cookie: "" };
jest.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ toString: () => jar.cookie }),
}));

afterAll(closeDatabase);

const ending = (run: () => Promise<string>) =>
  followLink(read({ name: "test.follow", access: "public", input: z.object({}), output: z.string(), run }), {});
const refusing = (error: Error) => ending(() => Promise.reject(error));

test('returns the record of a valid link and "broken" for an invalid one', async () => {
  expect(await ending(async () => "found")).toEqual({ state: "read", record: "found" });
  for (const code of ["not-found", "invalid"] as const)
    expect(await refusing(new AppError(code, "applicants.linkBroken"))).toEqual({ state: "broken" });
});

test("reports an unreachable database as a failure, logged without query values", async () => {
  const logged = jest.spyOn(log, "error").mockImplementation();
  const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(await refusing(new DrizzleQueryError("select $1", ["3578101705900001"], away))).toEqual({ state: "failed" });
  expect(logged).toHaveBeenCalledTimes(1);
  expect(inspect(logged.mock.calls, { depth: 9 })).not.toContain("3578101705900001");
  logged.mockRestore();
});

test("passes redirects through", async () => {
  await expect(refusing(new AppError("unauthenticated", "errors.unauthenticated"))).rejects.toMatchObject({
    digest: expect.stringContaining("/oauth/callback"),
  });
});

test(
  'returns "busy" after too many attempts, for valid and invalid links',
  rolledBack(async (db) => {
    const { token } = await issueGateToken(database(), { address: "127.0.0.1", now: new Date() });
    jar.cookie = `${gateCookie}=${token}`;
    const input = { registrationNo: "M/2026/00001", registrationGuid: randomUUID() };
    expect(await followLink(getRegistrationStatus, input, "gate")).toEqual({ state: "broken" });
    await limitRate(db, {
      name: "status",
      subject: "127.0.0.1",
      max: 120,
      seconds: 600,
      now: new Date(),
      weight: 119,
    });
    expect(await followLink(getRegistrationStatus, input, "gate")).toEqual({ state: "busy" });
  }),
);
