import { parseCookie } from "cookie";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { getToken } from "next-auth/jwt";
import { database } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { sessions, users } from "@/db/schema/users";
import type { UserActor } from "./actor";
import { actorColumns, actorOfUser, behindAccount } from "./actor-of-user";
import { actorOfBearer } from "./bearer";
import { renewSession } from "./identity-provider";
import { isAlive } from "./session-life";

declare module "@auth/core/jwt" {
  interface JWT {
    session?: string;
  }
}

export const divisionCookie = "nakhoda-division";
const renewBeforeMilliseconds = 30_000;
const noteSeenAfterMilliseconds = 300_000;

export const secureCookies = () => process.env.AUTH_URL?.startsWith("https:") ?? false;

export const cookieValue = (headers: Headers, name: string): string | undefined =>
  parseCookie(headers.get("cookie") ?? "")[name];

/** The session id of the cookie, if it was signed by us. */
export async function sessionIdOf(headers: Headers): Promise<string | null> {
  const token = await getToken({
    req: { headers },
    secret: process.env.AUTH_SECRET ?? "",
    secureCookie: secureCookies(),
  });
  return token?.session ?? null;
}

/** Who the session cookie names, or null: one query by primary key. A changed session version ends every session of its user. */
async function actorOfCookie(headers: Headers): Promise<UserActor | null> {
  const sessionId = await sessionIdOf(headers);
  if (!sessionId) return null;
  const [found] = await database()
    .select({ session: sessions, ...actorColumns })
    .from(sessions)
    .innerJoin(
      users,
      and(eq(users.id, sessions.userId), eq(users.sessionVersion, sessions.version), isNull(users.deactivatedAt)),
    )
    .leftJoin(crew, behindAccount)
    .where(and(eq(sessions.id, sessionId), isAlive(new Date())));
  if (!found) return null;
  const { session } = found;
  const expires = session.accessExpiresAt?.getTime();
  if (expires !== undefined && expires - renewBeforeMilliseconds < Date.now() && !(await renewSession(session.id)))
    return null;
  if (Date.now() - session.lastSeenAt.getTime() > noteSeenAfterMilliseconds) {
    await database().update(sessions).set({ lastSeenAt: new Date() }).where(eq(sessions.id, session.id));
  }
  return actorOfUser(found, session.id, Number(cookieValue(headers, divisionCookie)));
}

/** Whether the cookie is of an account deactivated meanwhile, whose person is told so. */
export async function isOfInactiveAccount(headers: Headers): Promise<boolean> {
  const sessionId = await sessionIdOf(headers);
  if (!sessionId) return false;
  const found = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNotNull(users.deactivatedAt)))
    .where(eq(sessions.id, sessionId));
  return found.length > 0;
}

/** Who is asking: a bearer token when one is sent, else the session cookie. */
export const actorOfSession = (headers: Headers): Promise<UserActor | null> => {
  const authorization = headers.get("authorization");
  return authorization ? actorOfBearer(authorization) : actorOfCookie(headers);
};
