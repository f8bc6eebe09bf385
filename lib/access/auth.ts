import { and, eq, sql } from "drizzle-orm";
import NextAuth from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { verify } from "@node-rs/argon2";
import { z } from "zod";
import { database } from "@/db/client";
import { users } from "@/db/schema/users";
import { secureCookies } from "./session";

declare module "next-auth" {
  interface User {
    version?: number;
  }
}

const credentials = z.object({ email: z.string().trim().toLowerCase().min(1).max(254), password: z.string().min(1).max(200) });
// Hash of a random password: an unknown address costs the same time as a wrong password.
const nobody = "$argon2id$v=19$m=19456,t=2,p=1$3R8ab/R3VZToSjqGDW4kIg$MZl+8KJFQSjVaP+96sTt1A8Xf/BckAq/DGzvm74iJSM";

async function userOf(email: string, password: string) {
  const [user] = await database()
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email)));
  const matches = await verify(user?.passwordHash ?? nobody, password);
  return user && matches ? user : null;
}

export const { handlers, auth, signIn, signOut } = NextAuth({
  trustHost: true,
  session: { strategy: "jwt", maxAge: 12 * 3600 },
  useSecureCookies: secureCookies(),
  pages: { signIn: "/sign-in", error: "/sign-in" },
  logger: { error: () => {}, warn: () => {}, debug: () => {} },
  providers: [
    Credentials({
      credentials: { email: {}, password: { type: "password" } },
      async authorize(raw) {
        const parsed = credentials.safeParse(raw);
        if (!parsed.success) return null;
        const user = await userOf(parsed.data.email, parsed.data.password);
        if (!user || user.deactivatedAt) return null;
        return { id: String(user.id), email: user.email, version: user.sessionVersion };
      },
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) => (user ? { sub: user.id, version: user.version } : token),
  },
});
