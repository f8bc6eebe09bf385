import { parseCookie } from "cookie";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { getToken } from "next-auth/jwt";
import { database } from "@/db/client";
import { keptQuery } from "@/db/kept-query";
import { crew } from "@/db/schema/crew";
import { sessions, users } from "@/db/schema/users";
import type { UserActor } from "./actor";
import { actorColumns, actorOfUser, behindAccount } from "./actor-of-user";
import { actorOfBearer } from "./bearer";
import { renewSession } from "./identity-provider";
import { isAlive, lifeAt } from "./session-life";
import { runtime } from "@/db/runtime";

declare module "@auth/core/jwt" {
  interface JWT {
    session?: string;
  }
}

export const divisionCookie = "nakhoda-division";
/** A long session comes in several cookies. */
const sessionCookieName = /^(__Secure-)?authjs\.session-token(\.\d+)?=/;
const renewBeforeMilliseconds = 30_000;
const noteSeenAfterMilliseconds = 300_000;

export const secureCookies = () => process.env.AUTH_URL?.startsWith("https:") ?? false;

export const cookieValue = (headers: Headers, name: string): string | undefined =>
  parseCookie(headers.get("cookie") ?? "")[name];

type Opened = { session: string | null; expires: number };
/** Opened cookies by their bytes, the oldest given up first. */
declare module "@/db/runtime" {
  interface Runtime {
    openedCookies: Map<string, Opened>;
  }
}
const mostOpened = 5_000;

async function open(cookie: string, secret: string): Promise<Opened> {
  const token = await getToken({ req: { headers: { cookie } }, secret, secureCookie: secureCookies() });
  return { session: token?.session ?? null, expires: (token?.exp ?? 0) * 1_000 };
}

/** Deriving the key and decrypting cost more than the query that decides, and give the same for the same bytes. */
async function openOnce(cookie: string, secret: string): Promise<Opened> {
  const opened = (runtime.openedCookies ??= new Map());
  const key = `${secret} ${cookie}`;
  const known = opened.get(key);
  if (known) return known;
  const found = await open(cookie, secret);
  if (found.session) opened.set(key, found);
  if (opened.size > mostOpened) opened.delete(opened.keys().next().value ?? "");
  return found;
}

/** The session id of the cookie, if it was signed by us. */
export async function sessionIdOf(headers: Headers): Promise<string | null> {
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const own = cookies.filter((cookie) => sessionCookieName.test(cookie)).join("; ");
  if (!own) return null;
  const { session, expires } = await openOnce(own, process.env.AUTH_SECRET ?? "");
  return expires > Date.now() ? session : null;
}

const value = sql.placeholder;
const aliveSession = keptQuery((db) =>
  db
    .select({ session: sessions, ...actorColumns })
    .from(sessions)
    .innerJoin(
      users,
      and(eq(users.id, sessions.userId), eq(users.sessionVersion, sessions.version), isNull(users.deactivatedAt)),
    )
    .leftJoin(crew, behindAccount)
    .where(
      and(
        eq(sessions.id, value("sessionId")),
        isAlive({ seenAfter: value("seenAfter"), madeAfter: value("madeAfter") }),
      ),
    ),
);

/** Who the session cookie names, or null: one query by primary key. A changed session version ends every session of its user. */
async function actorOfCookie(headers: Headers): Promise<UserActor | null> {
  const sessionId = await sessionIdOf(headers);
  if (!sessionId) return null;
  const [found] = await aliveSession(database(), { sessionId, ...lifeAt(new Date()) });
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
