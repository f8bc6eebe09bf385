import { parseCookie } from "cookie";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { getToken } from "next-auth/jwt";
import { database } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { crew } from "@/db/schema/crew";
import { sessions, users } from "@/db/schema/users";
import type { UserActor } from "./actor";
import { actorColumns, actorOfUser, joinCrewOfAccount } from "./actor-of-user";
import { actorOfBearer } from "./bearer";
import { renewSession } from "./identity-provider";
import { isAlive, aliveThresholds } from "./session-life";
import { runtime } from "@/db/runtime";

declare module "@auth/core/jwt" {
  interface JWT {
    session?: string;
  }
}

export const divisionCookie = "nakhoda-division";
/** A long session is split over several cookies. */
const sessionCookieName = /^(__Secure-)?authjs\.session-token(\.\d+)?=/;
const renewBeforeMilliseconds = 30_000;
const lastSeenUpdateMilliseconds = 300_000;

export const secureCookies = () => process.env.AUTH_URL?.startsWith("https:") ?? false;

export const cookieValue = (headers: Headers, name: string): string | undefined =>
  parseCookie(headers.get("cookie") ?? "")[name];

type DecodedCookie = { session: string | null; expires: number };
/** Cache of decoded cookies; the oldest is removed first. */
declare module "@/db/runtime" {
  interface Runtime {
    openedCookies: Map<string, DecodedCookie>;
  }
}
const maxOpened = 5_000;

async function decodeCookie(cookie: string, secret: string): Promise<DecodedCookie> {
  const token = await getToken({ req: { headers: { cookie } }, secret, secureCookie: secureCookies() });
  return { session: token?.session ?? null, expires: (token?.exp ?? 0) * 1_000 };
}

/** Cached, because key derivation and decryption cost more than the session's query. */
async function openCached(cookie: string, secret: string): Promise<DecodedCookie> {
  const cache = (runtime.openedCookies ??= new Map());
  const key = `${secret} ${cookie}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const decoded = await decodeCookie(cookie, secret);
  if (decoded.session) cache.set(key, decoded);
  if (cache.size > maxOpened) cache.delete(cache.keys().next().value ?? "");
  return decoded;
}

/** Return the session id of a cookie with a valid signature. */
export async function sessionIdOf(headers: Headers): Promise<string | null> {
  const cookies = (headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const sessionCookies = cookies.filter((cookie) => sessionCookieName.test(cookie)).join("; ");
  if (!sessionCookies) return null;
  const { session, expires } = await openCached(sessionCookies, process.env.AUTH_SECRET ?? "");
  return expires > Date.now() ? session : null;
}

const value = sql.placeholder;
const aliveSession = preparedQuery((db) =>
  db
    .select({ session: sessions, ...actorColumns })
    .from(sessions)
    .innerJoin(
      users,
      and(eq(users.id, sessions.userId), eq(users.sessionVersion, sessions.version), isNull(users.deactivatedAt)),
    )
    .leftJoin(crew, joinCrewOfAccount)
    .where(
      and(
        eq(sessions.id, value("sessionId")),
        isAlive({ seenAfter: value("seenAfter"), madeAfter: value("madeAfter") }),
      ),
    ),
);

/**
 * Return the user of the session cookie, or null, with one query by primary key. A new session version ends all
 * sessions of the user.
 */
async function actorOfCookie(headers: Headers): Promise<UserActor | null> {
  const sessionId = await sessionIdOf(headers);
  if (!sessionId) return null;
  const [row] = await aliveSession(database(), { sessionId, ...aliveThresholds(new Date()) });
  if (!row) return null;
  const { session } = row;
  const expires = session.accessExpiresAt?.getTime();
  if (expires !== undefined && expires - renewBeforeMilliseconds < Date.now() && !(await renewSession(session.id)))
    return null;
  if (Date.now() - session.lastSeenAt.getTime() > lastSeenUpdateMilliseconds) {
    await database().update(sessions).set({ lastSeenAt: new Date() }).where(eq(sessions.id, session.id));
  }
  return actorOfUser(row, session.id, Number(cookieValue(headers, divisionCookie)));
}

/** Check whether the cookie belongs to an account that was deactivated, so that the sign-in page can say so. */
export async function isOfInactiveAccount(headers: Headers): Promise<boolean> {
  const sessionId = await sessionIdOf(headers);
  if (!sessionId) return false;
  const rows = await database()
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNotNull(users.deactivatedAt)))
    .where(eq(sessions.id, sessionId));
  return rows.length > 0;
}

/** Return the user of a request: from a bearer token if one is sent, else from the session cookie. */
export const actorOfSession = (headers: Headers): Promise<UserActor | null> => {
  const authorization = headers.get("authorization");
  return authorization ? actorOfBearer(authorization) : actorOfCookie(headers);
};
