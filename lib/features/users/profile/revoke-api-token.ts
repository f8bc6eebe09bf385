import { and, eq, isNull } from "drizzle-orm";
import { apiTokens } from "@/db/schema/users";
import { userActorOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { apiTokenId } from "../schema";

/** @throws not-found for a token that is not one's own */
export const revokeApiToken = write({
  name: "users.revoke-api-token",
  access: "signed-in",
  input: apiTokenId,
  output: apiTokenId,
  async run({ db, actor, now, audit }, { id }) {
    const own = and(eq(apiTokens.id, id), eq(apiTokens.userId, userActorOf(actor).userId), isNull(apiTokens.revokedAt));
    const [revoked] = await db.update(apiTokens).set({ revokedAt: now }).where(own).returning();
    if (!revoked) throw notFound();
    audit({ subject: revoked.userId, after: { tokenId: id, revokedAt: now } });
    return { id };
  },
});
