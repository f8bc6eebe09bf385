import { and, eq, isNull, sql, type SQLWrapper } from "drizzle-orm";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/users";

/** A sign-in ends by itself after so many hours without a visit, and after so many days whatever happens. */
const idleHours = 12;
export const sessionDays = 7;

const hours = 3_600_000;

/** Since when a sign-in must have been seen, and made, to open anything. */
export const lifeAt = (now: Date) => ({
  seenAfter: new Date(now.getTime() - idleHours * hours).toISOString(),
  madeAfter: new Date(now.getTime() - sessionDays * 24 * hours).toISOString(),
});

type Instant = string | SQLWrapper;

/** The sign-ins that still open something. The row decides: a cookie may be copied, and is renewed by whoever holds it. */
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
