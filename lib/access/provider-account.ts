import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Profile } from "next-auth";
import { database } from "@/db/client";
import { users } from "@/db/schema/users";
import { logSignIn } from "./sign-in-log";

const inactiveAddress = "/oauth/callback?state=inactive";

/** The account a provider's person stands for, active or not: by subject, or once by a verified e-mail address. */
export async function userOfProfile(profile: Profile) {
  const subject = profile.sub ?? "";
  const byEmail =
    profile.email && profile.email_verified !== false
      ? and(isNull(users.identitySubject), eq(sql`lower(${users.email})`, profile.email.toLowerCase()))
      : undefined;
  const [user] = await database()
    .select()
    .from(users)
    .where(or(eq(users.identitySubject, subject), byEmail))
    .orderBy(users.identitySubject)
    .limit(1);
  if (user && !user.identitySubject && !user.deactivatedAt)
    await database().update(users).set({ identitySubject: subject }).where(eq(users.id, user.id));
  return user ?? null;
}

/** A person the provider knows and we do not is turned away with a reason; one whose account is not active is told that. Document 1 §4. */
export async function admitProfile(profile: Profile | undefined): Promise<boolean | string> {
  const user = profile ? await userOfProfile(profile) : null;
  if (!user?.deactivatedAt) return user !== null;
  await logSignIn("sign-in-refused", user, { provider: "identity-provider" });
  return inactiveAddress;
}
