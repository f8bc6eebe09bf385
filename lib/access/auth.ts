import { eq, sql } from "drizzle-orm";
import { verify } from "@node-rs/argon2";
import { cookies, headers } from "next/headers";
import NextAuth, { CredentialsSignin, type Account, type Profile } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { z } from "zod";
import { database } from "@/db/client";
import { sessions, users } from "@/db/schema/users";
import { identityProvider } from "./identity-provider";
import { deviceCookie, deviceTokenFor, trustedDeviceOf, trustedSeconds } from "./known-device";
import { admitAttempt, clearAttempt } from "./sign-in-limits";
import { admitProfile, userOfProfile } from "./provider-account";
import { secureCookies } from "./session";
import { revokeSession, sessionDays } from "./session-life";
import { logSignIn } from "./sign-in-log";
import { originOf } from "./sign-in-origin";

declare module "next-auth" {
  interface User {
    session?: string;
  }
}

export const inactiveCode = "inactive";

/** Thrown for the right password of a deactivated account. Callers check the code, because class names are minified. */
class InactiveAccount extends CredentialsSignin {
  override code = inactiveCode;
}

export const rateLimitedCode = "locked";

class TooManyAttempts extends CredentialsSignin {
  override code = rateLimitedCode;
}

const sessionSeconds = sessionDays * 86_400;
const credentials = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(200),
});
// Hash of a random password, so that an unknown address takes as long as a wrong password.
const DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$3R8ab/R3VZToSjqGDW4kIg$MZl+8KJFQSjVaP+96sTt1A8Xf/BckAq/DGzvm74iJSM";

/** Find the account by email and password. The attempt is counted first, and a limited one is not checked. */
async function userByPassword(email: string, password: string) {
  const [now, head, { network }] = [new Date(), await headers(), await originOf()];
  const attempt = { email, place: network, device: trustedDeviceOf(head, email, now), now };
  const isAdmitted = await admitAttempt(attempt);
  const [user] = await database()
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  if (!isAdmitted) {
    await logSignIn("sign-in-locked", user ?? null, { provider: "local", network });
    throw new TooManyAttempts();
  }
  const isPasswordCorrect = await verify(user?.passwordHash ?? DUMMY_HASH, password);
  if (user && isPasswordCorrect) {
    await clearAttempt(attempt);
    if (!attempt.device) await rememberDevice(email, now);
    return user;
  }
  await logSignIn("sign-in-refused", user ?? null, { provider: "local", network });
  return null;
}

async function rememberDevice(email: string, now: Date) {
  const options = {
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies(),
    path: "/",
    maxAge: trustedSeconds,
  } as const;
  (await cookies()).set(deviceCookie, deviceTokenFor(email, now), options);
}

async function openSession(
  user: typeof users.$inferSelect,
  values: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  const [session] = await database()
    .insert(sessions)
    .values({ userId: user.id, version: user.sessionVersion, provider: "local", ...(await originOf()), ...values })
    .returning({ id: sessions.id });
  if (!session) throw new Error("session was not stored");
  await logSignIn("sign-in", user, { provider: values.provider ?? "local" });
  return session.id;
}

async function endSignIn(sessionId: string) {
  await revokeSession(sessionId, new Date());
  const [row] = await database()
    .select({ provider: sessions.provider, user: { id: users.id, divisionId: users.divisionId } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  if (row) await logSignIn("sign-out", row.user, { provider: row.provider });
}

async function openProviderSession(account: Account, profile: Profile): Promise<string | null> {
  const user = await userOfProfile(profile);
  if (!user || user.deactivatedAt) return null;
  return openSession(user, {
    provider: "identity-provider",
    accessToken: account.access_token ?? null,
    refreshToken: account.refresh_token ?? null,
    idToken: account.id_token ?? null,
    accessExpiresAt: new Date((account.expires_at ?? Math.floor(Date.now() / 1_000) + 300) * 1_000),
  });
}

const passwordProvider = Credentials({
  credentials: { email: {}, password: { type: "password" } },
  async authorize(raw) {
    const parsed = credentials.safeParse(raw);
    const user = parsed.success ? await userByPassword(parsed.data.email, parsed.data.password) : null;
    if (!user) return null;
    if (user.deactivatedAt) throw new InactiveAccount();
    return { id: String(user.id), email: user.email, session: await openSession(user) };
  },
});

function oidcProviders() {
  const provider = identityProvider();
  if (!provider) return [];
  return [
    {
      id: "crewing",
      name: "Crewing",
      type: "oidc" as const,
      issuer: provider.issuer,
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      authorization: { params: { scope: "openid profile email crewing" } },
      checks: ["pkce" as const, "state" as const, "nonce" as const],
      idToken: false,
      profile: (claims: { sub: string }) => ({ id: claims.sub }),
    },
  ];
}

export const { handlers, signIn, signOut } = NextAuth(() => ({
  trustHost: true,
  session: { strategy: "jwt", maxAge: sessionSeconds },
  useSecureCookies: secureCookies(),
  pages: { signIn: "/oauth/callback", error: "/oauth/callback" },
  logger: { error: () => {}, warn: () => {}, debug: () => {} },
  providers: [passwordProvider, ...oidcProviders()],
  events: {
    // Auth.js only deletes its cookie; end the session too, in case the cookie was copied.
    async signOut(message) {
      const session = "token" in message ? message.token?.session : undefined;
      if (session) await endSignIn(session);
    },
  },
  callbacks: {
    signIn: async ({ account, profile }) => account?.provider !== "crewing" || admitProfile(profile),
    async jwt({ token, user, account, profile }) {
      if (account?.provider === "crewing" && profile) {
        const session = await openProviderSession(account, profile);
        return session ? { sub: profile.sub ?? "", session } : null;
      }
      return user?.session ? { sub: user.id ?? "", session: user.session } : token;
    },
  },
}));
