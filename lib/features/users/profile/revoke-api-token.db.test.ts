import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { apiTokens } from "@/db/schema/users";
import { audited } from "@/db/testing/audited";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { actorOfSession } from "@/lib/access/session";
import { createApiToken } from "./create-api-token";
import { listApiTokens } from "./list-api-tokens";
import { revokeApiToken } from "./revoke-api-token";

afterAll(closeDatabase);

async function owner(db: Transaction) {
  const actor = { ...(await person(db, "crewingstaffmarine")), sessionId: "by-hand" };
  return { actor, caller: as(actor) };
}

test(
  "a revoked key opens nothing from then on; the others of the person go on",
  rolledBack(async (db) => {
    const { actor, caller } = await owner(db);
    const [first, second] = [
      await createApiToken.execute(caller, { name: "Import" }),
      await createApiToken.execute(caller, { name: "Export" }),
    ];
    expect(await revokeApiToken.execute(caller, { id: first.id })).toEqual({ id: first.id });
    const opens = async ({ token }: typeof first) =>
      (await actorOfSession(new Headers({ authorization: `Bearer ${token}` }))) !== null;
    expect([await opens(first), await opens(second)]).toEqual([false, true]);
    expect(await db.select().from(apiTokens).where(eq(apiTokens.id, first.id))).toMatchObject([
      { revokedAt: caller.now },
    ]);
    expect(await audited(db, "users.revoke-api-token")).toMatchObject([
      { subject: String(actor.userId), after: { tokenId: first.id, revokedAt: caller.now.toISOString() } },
    ]);
  }),
);

test(
  "keys of others, revoked and unknown ones are not found, also for a superadmin",
  rolledBack(async (db) => {
    const { caller } = await owner(db);
    const { id } = await createApiToken.execute(caller, { name: "Import" });
    const missing = { code: "not-found" };
    for (const role of ["crewingstaffmarine", "superadmin"] as const)
      await expect(revokeApiToken.execute(as(await person(db, role)), { id })).rejects.toMatchObject(missing);
    expect(await db.select().from(apiTokens)).toMatchObject([{ revokedAt: null }]);
    await revokeApiToken.execute(caller, { id });
    for (const gone of [id, id + 1])
      await expect(revokeApiToken.execute(caller, { id: gone })).rejects.toMatchObject(missing);
  }),
);

test(
  "the list holds one's own keys in force, the newest first, and never the key or its hash",
  rolledBack(async (db) => {
    const { caller } = await owner(db);
    const made = [];
    for (const name of ["First", "Second", "Third"]) made.push(await createApiToken.execute(caller, { name }));
    await createApiToken.execute((await owner(db)).caller, { name: "Somebody else's" });
    await revokeApiToken.execute(caller, { id: made[1]?.id });
    const listed = await listApiTokens.execute(caller, {});
    expect(listed.map(({ name }) => name)).toEqual(["Third", "First"]);
    expect(listed[0]).toEqual({
      id: made[2]?.id,
      name: "Third",
      hint: `${made[2]?.token.slice(0, 8)}…${made[2]?.token.slice(-4)}`,
      createdAt: caller.now,
      expiresAt: expect.any(Date),
      lastUsedAt: null,
    });
    await expect(listApiTokens.execute(as({ kind: "stranger" }), {})).rejects.toMatchObject({
      code: "unauthenticated",
    });
  }),
);
