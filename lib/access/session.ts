import { and, eq, isNull } from "drizzle-orm";
import { getToken } from "next-auth/jwt";
import { database } from "@/db/client";
import type { DivisionId } from "@/db/enums/divisions";
import { sessions, users } from "@/db/schema/users";
import type { UserActor } from "./actor";
import { actorOfBearer } from "./bearer";
import { renewSession } from "./identity-provider";

declare module "@auth/core/jwt" {
  interface JWT {
    session?: string;
  }
}

export const divisionCookie = "nakhoda-division";
const renewBeforeMilliseconds = 30_000;
const noteSeenAfterMilliseconds = 300_000;

export const secureCookies = () => process.env.AUTH_URL?.startsWith("https:") ?? false;

export function cookieValue(headers: Headers, name: string): string | undefined {
  for (const part of (headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return decodeURIComponent(value.join("="));
  }
  return undefined;
}

type User = typeof users.$inferSelect;

/** The person as they are now. A superadmin acts in the division chosen in the switch. */
export function actorOfUser(user: User, sessionId: string | null, division?: number): UserActor {
  const chosen = user.role === "superadmin" && (division === 1 || division === 2) ? division : user.divisionId;
  return {
    kind: "user",
    userId: user.id,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" "),
    role: user.role,
    subRole: user.subRole,
    divisionId: chosen as DivisionId,
    accessList: user.accessList,
    sessionId,
  };
}

/** The session id of the cookie, if it was signed by us. */
export async function sessionIdOf(headers: Headers): Promise<string | null> {
  const token = await getToken({ req: { headers }, secret: process.env.AUTH_SECRET ?? "", secureCookie: secureCookies() });
  return token?.session ?? null;
}

/** Who the session cookie names, or null: one query by primary key. A changed session version ends every session of its user. */
async function actorOfCookie(headers: Headers): Promise<UserActor | null> {
  const sessionId = await sessionIdOf(headers);
  if (!sessionId) return null;
  const [found] = await database()
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.sessionVersion, sessions.version), isNull(users.deactivatedAt)))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  if (!found) return null;
  const { session, user } = found;
  const expires = session.accessExpiresAt?.getTime();
  if (expires !== undefined && expires - renewBeforeMilliseconds < Date.now() && !(await renewSession(session.id))) return null;
  if (Date.now() - session.lastSeenAt.getTime() > noteSeenAfterMilliseconds) {
    await database().update(sessions).set({ lastSeenAt: new Date() }).where(eq(sessions.id, session.id));
  }
  return actorOfUser(user, session.id, Number(cookieValue(headers, divisionCookie)));
}

/** Who is asking: a bearer token when one is sent, else the session cookie. */
export const actorOfSession = (headers: Headers): Promise<UserActor | null> => {
  const authorization = headers.get("authorization");
  return authorization ? actorOfBearer(authorization) : actorOfCookie(headers);
};
