import { and, eq, gt, isNull } from "drizzle-orm";
import { database } from "@/db/client";
import { sessions } from "@/db/schema/users";

/** A sign-in ends by itself after so many hours without a visit, and after so many days whatever happens. */
const idleHours = 12;
export const sessionDays = 7;

const hours = 3_600_000;

/** The sign-ins that still open something. The row decides: a cookie may be copied, and is renewed by whoever holds it. */
export const isAlive = (now: Date) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.lastSeenAt, new Date(now.getTime() - idleHours * hours)),
    gt(sessions.createdAt, new Date(now.getTime() - sessionDays * 24 * hours)),
  );

export async function revokeSession(sessionId: string, now: Date) {
  await database()
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}
