import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { apiTokens, users } from "@/db/schema/users";
import { audited } from "@/db/testing/audited";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { newApiToken } from "@/lib/access/bearer";
import { actorOfSession } from "@/lib/access/session";
import { createApiToken } from "./create-api-token";
import { listApiTokens } from "./list-api-tokens";
import { revokeApiToken } from "./revoke-api-token";

afterAll(closeDatabase);

/** A user at a screen, not a program. */
const atScreen = async (db: Transaction, now = new Date()) =>
  as({ ...(await person(db, "crewingstaffmarine")), sessionId: "by-hand" }, { now });
const bearer = (token: string) => actorOfSession(new Headers({ authorization: `Bearer ${token}` }));

test(
  "shows the key once, stores its hash, limits its days, and audits it without the key",
  rolledBack(async (db) => {
    const now = new Date();
    const caller = await atScreen(db, now);
    const { id, token } = await createApiToken.execute(caller, { name: " Payroll import ", days: "30" });
    const [stored] = await db.select().from(apiTokens).where(eq(apiTokens.id, id));
    expect(stored).toMatchObject({
      name: "Payroll import",
      tokenHash: createHash("sha256").update(token).digest("base64url"),
      expiresAt: new Date(now.getTime() + 30 * 86_400_000),
      revokedAt: null,
    });
    expect(JSON.stringify(stored)).not.toContain(token);
    const entries = await audited(db, "users.create-api-token");
    expect(entries).toMatchObject([{ after: { tokenId: id, expiresAt: stored?.expiresAt.toISOString() } }]);
    expect(JSON.stringify(entries)).not.toContain(token);
    expect(await bearer(token)).toMatchObject({ role: "crewingstaffmarine", sessionId: null });
  }),
);

test(
  "a key lasts 90 days unless said otherwise, ends by itself, and with the account",
  rolledBack(async (db) => {
    const caller = await atScreen(db);
    const { id, token } = await createApiToken.execute(caller, { name: "Import" });
    const [stored] = await db.select().from(apiTokens).where(eq(apiTokens.id, id));
    expect(stored?.expiresAt).toEqual(new Date(caller.now.getTime() + 90 * 86_400_000));
    await db.update(users).set({ deactivatedAt: new Date() });
    expect(await bearer(token)).toBeNull();
    await db.update(users).set({ deactivatedAt: null });
    expect(await bearer(token)).not.toBeNull();
    await db.update(apiTokens).set({ expiresAt: new Date(Date.now() - 1_000) });
    expect(await bearer(token)).toBeNull();
  }),
);

test(
  "a program makes no key, a key has a name and no more than a year",
  rolledBack(async (db) => {
    const program = as({ ...(await person(db, "crewingstaffmarine")), sessionId: null });
    await expect(createApiToken.execute(program, { name: "Another" })).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "users.tokensByHand",
    });
    const caller = await atScreen(db);
    expect(await fieldsOf(createApiToken.execute(caller, { name: " " }))).toEqual([
      { path: "name", message: "validation.required" },
    ]);
    for (const days of [0, 366])
      expect(
        (await fieldsOf(createApiToken.execute(caller, { name: "Import", days }))).map(({ path }) => path),
      ).toEqual(["days"]);
    expect(await db.select().from(apiTokens)).toEqual([]);
  }),
);

test(
  "seafarers, heads and principals cannot create keys, and can revoke older ones",
  rolledBack(async (db) => {
    for (const [role, subRole] of [
      ["crewmarine", "crew"],
      ["crewtanker", "head"],
      ["crewingprincipalmarine", null],
    ] as const) {
      const actor = { ...(await person(db, role, subRole)), sessionId: "by-hand" };
      await expect(createApiToken.execute(as(actor), { name: "Import" })).rejects.toMatchObject({ code: "forbidden" });
      const { tokenHash, hint } = newApiToken();
      const held = { userId: actor.userId, version: 0, name: "Old", tokenHash, hint, expiresAt: new Date() };
      const [old] = await db.insert(apiTokens).values(held).returning();
      expect(await listApiTokens.execute(as(actor), {})).toMatchObject([{ name: "Old" }]);
      await revokeApiToken.execute(as(actor), { id: old?.id });
      expect(await listApiTokens.execute(as(actor), {})).toEqual([]);
    }
  }),
);

test(
  "an access list takes away no key: it narrows what a program may do with it, as it narrows the person",
  rolledBack(async (db) => {
    const actor = {
      ...(await person(db, "crewingstaffmarine")),
      accessList: ["crew-management"],
      sessionId: "by-hand",
    };
    expect(await createApiToken.execute(as(actor), { name: "Import" })).toMatchObject({ token: expect.any(String) });
  }),
);
