import { eq } from "drizzle-orm";
import { apiTokens, users } from "@/db/schema/users";
import { newApiToken } from "@/lib/access/bearer";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { createApiTokenInput, createdApiToken } from "../schema";

/** Create a personal API token, shown only once. Only for the office, and not with another token. @throws forbidden */
export const createApiToken = write({
  name: "users.create-api-token",
  access: "users:api-tokens",
  input: createApiTokenInput,
  output: createdApiToken,
  async run({ db, actor, now, audit }, { name, days }) {
    if (actor.kind !== "user" || !actor.sessionId) throw new AppError("forbidden", "users.tokensByHand");
    const [user] = await db.select().from(users).where(eq(users.id, actor.userId));
    const { token, tokenHash, hint } = newApiToken();
    const expiresAt = daysAfter(now, days);
    const [created] = await db
      .insert(apiTokens)
      .values({
        userId: actor.userId,
        version: user?.sessionVersion ?? 0,
        name,
        tokenHash,
        hint,
        createdAt: now,
        expiresAt,
      })
      .returning();
    if (!created) throw new Error("token was not stored");
    audit({ subject: actor.userId, after: { tokenId: created.id, expiresAt } });
    return { id: created.id, token };
  },
});
