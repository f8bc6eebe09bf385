import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { sessions, users } from "@/db/schema/users";
import { isAlive, aliveThresholds } from "@/lib/access/session-life";
import { read } from "@/lib/platform/operation";
import { openSession } from "../schema";

/** List the user's open sessions, latest first. */
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
      .where(and(eq(sessions.userId, actor.userId), isAlive(aliveThresholds(now))))
      .orderBy(desc(sessions.lastSeenAt))
      .limit(50);
    return rows.map(({ session }) => ({ ...session, isCurrent: session.id === actor.sessionId }));
  },
});
