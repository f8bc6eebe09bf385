import { and, eq, isNull, sql, type SQLWrapper } from "drizzle-orm";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/users";

/** A session ends after this many hours without a request, and after this many days in any case. */
const idleHours = 12;
export const sessionDays = 7;

const hours = 3_600_000;

/** Return the earliest last request and the earliest creation of a valid session. */
export const aliveThresholds = (now: Date) => ({
  seenAfter: new Date(now.getTime() - idleHours * hours).toISOString(),
  madeAfter: new Date(now.getTime() - sessionDays * 24 * hours).toISOString(),
});

type Instant = string | SQLWrapper;

/**
 * Condition for sessions that are still valid. The row decides, because a cookie may be copied and is renewed by its
 * holder.
 */
export const isAlive = ({ seenAfter, madeAfter }: { seenAfter: Instant; madeAfter: Instant }) =>
  and(
    isNull(sessions.revokedAt),
    sql`${sessions.lastSeenAt} > ${seenAfter}::timestamptz`,
    sql`${sessions.createdAt} > ${madeAfter}::timestamptz`,
  );

export async function revokeSession(sessionId: string, now: Date) {
  await database()
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}
