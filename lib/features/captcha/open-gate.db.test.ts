import { eq } from "drizzle-orm";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { gateTokens } from "@/db/schema/captcha";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { newChallenge } from "@/lib/platform/captcha/provider";
import { visitorOfRequest } from "@/lib/platform/captcha/gate";
import { checkGate } from "./check-gate";
import { openGate } from "./open-gate";

afterAll(closeDatabase);

type Challenge = Awaited<ReturnType<typeof createChallenge>>;

async function answerTo(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
// Made where it is used: files that are loaded together are run minutes later.
const stranger = () => as({ kind: "stranger" });
const solved = async () => answerTo(await newChallenge(new Date()));
const request = (token: string, address = "127.0.0.1") =>
  new Request(`http://localhost/PMSol/v1/X?f=${token}`, { headers: { "x-forwarded-for": address } });

test(
  "a solved captcha opens the gate, and the token is checked and used",
  rolledBack(async () => {
    const { r } = await openGate.execute(stranger(), { token: await solved() });
    expect(await checkGate.execute(stranger(), { k: r })).toEqual({ valid: true });
    expect(await visitorOfRequest(request(r, "192.0.2.200"))).toMatchObject({ kind: "visitor", sameNetwork: true });
    expect(await visitorOfRequest(request(r, "198.51.100.1"))).toMatchObject({ kind: "visitor", sameNetwork: false });
  }),
);

test(
  "an answer counts once",
  rolledBack(async () => {
    const token = await solved();
    await openGate.execute(stranger(), { token });
    await expect(openGate.execute(stranger(), { token })).rejects.toMatchObject({
      code: "invalid",
      messageKey: "captcha.invalid",
    });
  }),
);

test(
  "nonsense, a forged challenge and an empty body are refused",
  rolledBack(async () => {
    const forged = await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: 10,
      counter: 3,
      deriveKey,
      hmacSignatureSecret: "x",
      hmacKeySignatureSecret: "y",
    });
    for (const token of ["nonsense", "e30=", await answerTo(forged)]) {
      await expect(openGate.execute(stranger(), { token })).rejects.toMatchObject({ messageKey: "captcha.invalid" });
    }
    await expect(openGate.execute(stranger(), {})).rejects.toMatchObject({
      fields: [{ path: "token", message: "captcha.unsolved" }],
    });
  }),
);

test(
  "a known browser has the same identity under a new token",
  rolledBack(async (db) => {
    const first = await openGate.execute(stranger(), { token: await solved() });
    const again = await openGate.execute(stranger(), { token: await solved(), v: first.v });
    const rows = await db.select({ visitorId: gateTokens.visitorId }).from(gateTokens);
    expect(again.v).toBe(first.v);
    expect(new Set(rows.map(({ visitorId }) => visitorId)).size).toBe(1);
  }),
);

test(
  "a token dies after 30 idle minutes; asking does not keep it alive, using it does; 8 hours are the end",
  rolledBack(async (db) => {
    const { r } = await openGate.execute(stranger(), { token: await solved() });
    const age = (column: "lastUsedAt" | "createdAt", minutes: number) =>
      db.update(gateTokens).set({ [column]: new Date(Date.now() - minutes * 60_000) });
    const valid = async () => (await checkGate.execute(stranger(), { k: r })).valid;
    await age("lastUsedAt", 29);
    expect(await valid()).toBe(true);
    await age("lastUsedAt", 31);
    expect(await valid()).toBe(false);
    expect(await visitorOfRequest(request(r))).toBeNull();
    await age("lastUsedAt", 29);
    expect(await visitorOfRequest(request(r))).not.toBeNull();
    const [gate] = await db.select().from(gateTokens).where(eq(gateTokens.network, "192.0.2"));
    expect(Date.now() - (gate?.lastUsedAt.getTime() ?? 0)).toBeLessThan(60_000);
    await age("createdAt", 481);
    expect(await valid()).toBe(false);
  }),
);

test("a check of nonsense answers false, never an error", async () => {
  for (const k of ["", "nonsense", "x".repeat(5_000)])
    expect(await checkGate.execute(stranger(), { k })).toEqual({ valid: false });
});

test(
  "the twenty-first try in ten minutes is refused, right or wrong",
  rolledBack(async () => {
    const now = new Date();
    const caller = as({ kind: "stranger" }, { now, address: "203.0.113.9" });
    for (let attempt = 0; attempt < 20; attempt += 1)
      await expect(openGate.execute(caller, { token: "nonsense" })).rejects.toMatchObject({ code: "invalid" });
    await expect(openGate.execute(caller, { token: await solved() })).rejects.toMatchObject({ code: "too-many" });
  }),
);
