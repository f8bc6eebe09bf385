import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { z } from "zod";
import { sessions, users } from "@/db/schema/users";
import { read } from "@/lib/platform/operation";
import { openSession } from "./schema";

const sessionHours = 12;

/** One's own open sign-ins, the latest first. */
export const listSessions = read({
  name: "users.list-sessions",
  access: "signed-in",
  input: z.object({}),
  output: z.array(openSession),
  async run({ db, actor, now }) {
    if (actor.kind !== "user") return [];
    const rows = await db
      .select({ session: sessions })
      .from(sessions)
      .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.sessionVersion, sessions.version)))
      .where(
        and(
          eq(sessions.userId, actor.userId),
          isNull(sessions.revokedAt),
          gt(sessions.createdAt, new Date(now.getTime() - sessionHours * 3_600_000)),
        ),
      )
      .orderBy(desc(sessions.lastSeenAt))
      .limit(50);
    return rows.map(({ session }) => ({ ...session, isCurrent: session.id === actor.sessionId }));
  },
});
