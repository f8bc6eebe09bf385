import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Profile } from "next-auth";
import { database } from "@/db/client";
import { addJob } from "@/db/queue";
import { users } from "@/db/schema/users";
import { logSignIn } from "./sign-in-log";

const inactiveAddress = "/oauth/callback?state=inactive";

/** The administrator lists the providers that omit the claim but do not let users change their own email address. */
const isVerified = ({ email_verified: verified }: Profile) =>
  verified === true || (verified === undefined && process.env.OIDC_TRUST_EMAIL === "1");

/** Link the account with this email to the provider's user, once. The audit log and a mail to the account record it. */
async function linkIdentity(userId: number, subject: string) {
  await database().transaction(async (db) => {
    const [linkedUser] = await db
      .update(users)
      .set({ identitySubject: subject })
      .where(and(eq(users.id, userId), isNull(users.identitySubject)))
      .returning({ id: users.id, divisionId: users.divisionId });
    if (!linkedUser) return;
    await logSignIn("provider-linked", linkedUser, { provider: "identity-provider" }, db);
    await addJob(db, "tell-account-linked", { userId });
  });
}

/** Find the account of a provider's user, active or not: by subject, or once by a verified email address. */
export async function userOfProfile(profile: Profile) {
  const subject = profile.sub ?? "";
  const byEmail =
    profile.email && isVerified(profile)
      ? and(isNull(users.identitySubject), eq(sql`lower(${users.email})`, profile.email.toLowerCase()))
      : undefined;
  const [user] = await database()
    .select()
    .from(users)
    .where(or(eq(users.identitySubject, subject), byEmail))
    .orderBy(users.identitySubject)
    .limit(1);
  if (user && !user.identitySubject && !user.deactivatedAt) await linkIdentity(user.id, subject);
  return user ?? null;
}

/**
 * Decide whether the provider's user may sign in. An unknown user is refused; an inactive account gets its own message.
 * Document 1 §4.
 */
export async function admitProfile(profile: Profile | undefined): Promise<boolean | string> {
  const user = profile ? await userOfProfile(profile) : null;
  if (!user?.deactivatedAt) return user !== null;
  await logSignIn("sign-in-refused", user, { provider: "identity-provider" });
  return inactiveAddress;
}
