import { and, eq, isNull } from "drizzle-orm";
import { calendarFeeds } from "@/db/schema/calendars";
import { userActorOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { feedId } from "./schema";

/** Revoke an address. @throws not-found for a feed of another user */
export const revokeFeed = write({
  name: "calendars.revoke-feed",
  access: "signed-in",
  input: feedId,
  output: feedId,
  async run({ db, actor, now, audit }, { id }) {
    const { userId } = userActorOf(actor);
    const own = and(eq(calendarFeeds.id, id), eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt));
    const [revoked] = await db.update(calendarFeeds).set({ revokedAt: now }).where(own).returning();
    if (!revoked) throw notFound("calendars.notFound");
    audit({ subject: userId, after: { feedId: id, revokedAt: now } });
    return { id };
  },
});
