import { eq } from "drizzle-orm";
import { getToken } from "next-auth/jwt";
import { apiTokens, sessions, users } from "@/db/schema/users";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { newApiToken } from "./bearer";
import { actorOfSession, sessionIdOf } from "./session";

jest.mock("next-auth/jwt", () => {
  const library = jest.requireActual<{ getToken: typeof getToken }>("next-auth/jwt");
  return { ...library, getToken: jest.fn(library.getToken) };
});
afterAll(closeDatabase);

const from = (headers: Record<string, string>) => actorOfSession(new Headers(headers));

test(
  "a session names its user, with role and division",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadmintanker");
    const cookie = await sessionCookie(admin);
    expect(await from({ cookie })).toMatchObject({
      kind: "user",
      userId: admin.userId,
      role: "crewingadmintanker",
      divisionId: 2,
      sessionId: await sessionIdOf(new Headers({ cookie })),
    });
  }),
);

test.each(["revoked session", "changed session version", "deactivation", "deletion"])(
  "a %s ends a session at its next request",
  async (cause) => {
    await rolledBack(async (db) => {
      const { userId, ...actor } = await person(db, "crewingstaffmarine");
      const cookie = await sessionCookie({ ...actor, userId });
      expect(await from({ cookie })).not.toBeNull();
      if (cause === "revoked session") await db.update(sessions).set({ revokedAt: new Date() });
      if (cause === "changed session version")
        await db.update(users).set({ sessionVersion: 2 }).where(eq(users.id, userId));
      if (cause === "deactivation")
        await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, userId));
      if (cause === "deletion") await db.delete(users).where(eq(users.id, userId));
      expect(await from({ cookie })).toBeNull();
    })();
  },
);

test.each([
  ["twelve hours without a visit", { lastSeenAt: 12.1, createdAt: 20 }, false],
  ["a visit within twelve hours", { lastSeenAt: 11.9, createdAt: 20 }, true],
  ["seven days, however busy", { lastSeenAt: 0, createdAt: 7 * 24 + 0.1 }, false],
  ["less than seven days of visits", { lastSeenAt: 0, createdAt: 7 * 24 - 0.1 }, true],
])("after %s a cookie that is still good opens: %s %s", async (_what, hoursAgo, opens) => {
  await rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "crewingstaffmarine"));
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await db.update(sessions).set({ lastSeenAt: ago(hoursAgo.lastSeenAt), createdAt: ago(hoursAgo.createdAt) });
    expect((await from({ cookie })) !== null).toBe(opens);
  })();
});

test("a cookie of any name that is not well encoded is no error", async () => {
  for (const name of ["nakhoda-locale", "nakhoda-division", "nakhoda-device", "authjs.session-token"])
    for (const value of ["%", "%E0%A4%A", "%zz"]) expect(await from({ cookie: `${name}=${value}` })).toBeNull();
});

test(
  "only a superadmin's division follows the switch",
  rolledBack(async (db) => {
    const cookieOf = async (role: "superadmin" | "crewingadminmarine") =>
      `${await sessionCookie(await person(db, role))}; nakhoda-division=2`;
    expect(await from({ cookie: await cookieOf("superadmin") })).toMatchObject({ divisionId: 2 });
    expect(await from({ cookie: await cookieOf("crewingadminmarine") })).toMatchObject({ divisionId: 1 });
  }),
);

test("rejects a forged, an empty and a truncated cookie", async () => {
  for (const value of ["", "nonsense", "eyJhbGciOiJkaXIifQ..a.b.c"])
    expect(await from({ cookie: `authjs.session-token=${value}` })).toBeNull();
  expect(await from({})).toBeNull();
});

test(
  "a cookie is opened once for its bytes; its end and the secret it was sealed with count all the same",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "crewingstaffmarine"));
    const decoded = jest.mocked(getToken).mockClear();
    const ids = [];
    for (const other of ["nakhoda-locale=id; ", "", "nakhoda-division=2; "])
      ids.push(await sessionIdOf(new Headers({ cookie: `${other}${cookie}` })));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[\w-]{20,}$/);
    expect(decoded).toHaveBeenCalledTimes(1);
    const monthsLater = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 90 * 86_400_000);
    expect(await sessionIdOf(new Headers({ cookie }))).toBeNull();
    monthsLater.mockRestore();
    const secret = process.env.AUTH_SECRET;
    process.env.AUTH_SECRET = "another secret, of thirty-two letters";
    expect(await sessionIdOf(new Headers({ cookie }))).toBeNull();
    process.env.AUTH_SECRET = secret;
  }),
);

test(
  "a personal token works until it is revoked, expires or its owner's sessions end",
  rolledBack(async (db) => {
    const { userId } = await person(db, "crewingpdemarine");
    const { token, tokenHash, hint } = newApiToken();
    const soon = new Date(Date.now() + 60_000);
    const [key] = await db
      .insert(apiTokens)
      .values({ userId, version: 1, name: "Import", tokenHash, hint, expiresAt: soon })
      .returning();
    const bearer = { authorization: `Bearer ${token}` };
    expect(await from(bearer)).toMatchObject({ userId, sessionId: null });
    const [used] = await db.select().from(apiTokens);
    expect(used?.lastUsedAt).toBeInstanceOf(Date);
    const refusedWith = async (values: Partial<typeof apiTokens.$inferInsert>) => {
      await db
        .update(apiTokens)
        .set(values)
        .where(eq(apiTokens.id, key?.id ?? 0));
      expect(await from(bearer)).toBeNull();
      await db.update(apiTokens).set({ revokedAt: null, expiresAt: soon, version: 1 });
    };
    await refusedWith({ revokedAt: new Date() });
    await refusedWith({ expiresAt: new Date(Date.now() - 1_000) });
    await refusedWith({ version: 0 });
    expect(JSON.stringify(used)).not.toContain(token);
  }),
);

test(
  "rejects a wrong bearer token, even beside a valid cookie",
  rolledBack(async (db) => {
    const cookie = await sessionCookie(await person(db, "superadmin"));
    for (const authorization of ["Bearer nkh_wrong", "Bearer a.b.c", "Basic dXNlcjpwYXNz", "Bearer"])
      expect(await from({ cookie, authorization })).toBeNull();
  }),
);
