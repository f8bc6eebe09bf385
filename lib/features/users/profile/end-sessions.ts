import { and, eq, isNull } from "drizzle-orm";
import { sessions } from "@/db/schema/users";
import { userActorOf } from "@/lib/platform/access";
import { write } from "@/lib/platform/operation";
import { endedSessions, endSessionsInput } from "../schema";

/** End one of the user's sessions, or all of them with this one. */
export const endSessions = write({
  name: "users.end-sessions",
  access: "signed-in",
  input: endSessionsInput,
  output: endedSessions,
  async run({ db, actor, now, audit }, { sessionId }) {
    const { userId } = userActorOf(actor);
    const isRequested = and(
      eq(sessions.userId, userId),
      isNull(sessions.revokedAt),
      sessionId ? eq(sessions.id, sessionId) : undefined,
    );
    const ended = await db.update(sessions).set({ revokedAt: now }).where(isRequested).returning({ id: sessions.id });
    audit({ subject: userId, after: { ended: ended.length } });
    return { ended: ended.length };
  },
});
