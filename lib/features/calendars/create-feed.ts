import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { hashSecret } from "@/db/hash-secret";
import { maxFeeds } from "@/db/enums/calendars";
import { calendarFeeds } from "@/db/schema/calendars";
import { users } from "@/db/schema/users";
import { userActorOf } from "@/lib/platform/access";
import { AppError, refused } from "@/lib/platform/errors";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { followableKinds } from "./feed-kinds.rules";
import { createFeedInput, createdFeed } from "./schema";

/**
 * Create a calendar address, shown once. Only from a screen: a stolen API token must not create a lasting access.
 * product 2.11
 * @throws forbidden, invalid for kinds the user may not see, rule above ten
 */
export const createFeed = write({
  name: "calendars.create-feed",
  access: "signed-in",
  input: createFeedInput,
  output: createdFeed,
  async run({ db, actor: asker, now, locale, audit }, { name, kinds }) {
    const actor = userActorOf(asker);
    if (!actor.sessionId) throw new AppError("forbidden", "calendars.byHand");
    const may = followableKinds(actor);
    if (kinds.some((kind) => !may.includes(kind)))
      throw new AppError("invalid", "errors.invalid", {}, [{ path: "kinds", message: "validation.notListed" }]);
    const { userId, divisionId } = actor;
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const own = and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt));
    const [count] = await db
      .select({ open: sql<number>`count(*)::int` })
      .from(calendarFeeds)
      .where(own);
    if ((count?.open ?? 0) >= maxFeeds) throw refused("calendars.tooMany", { most: maxFeeds });
    const token = randomBytes(32).toString("base64url");
    const row = { userId, divisionId, name, kinds, language: locale, tokenHash: hashSecret(token), createdAt: now };
    const [created] = await db.insert(calendarFeeds).values(row).returning({ id: calendarFeeds.id });
    if (!created) throw new Error("feed was not stored");
    audit({ subject: userId, after: { feedId: created.id, kinds } });
    return { id: created.id, address: siteUrl(`/calendar/${token}.ics`) };
  },
});
