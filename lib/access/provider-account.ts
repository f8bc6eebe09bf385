import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Profile } from "next-auth";
import { database } from "@/db/client";
import { addJob } from "@/db/queue";
import { users } from "@/db/schema/users";
import { logSignIn } from "./sign-in-log";

const inactiveAddress = "/oauth/callback?state=inactive";

/** Providers that leave the claim out, and let nobody change the address by themselves, are named by the administrator. */
const isVerified = ({ email_verified: verified }: Profile) =>
  verified === true || (verified === undefined && process.env.OIDC_TRUST_EMAIL === "1");

/** Who has the address and no other person of the provider: linked once, which the audit log and a mail to the account tell. */
async function link(userId: number, subject: string) {
  await database().transaction(async (db) => {
    const [linked] = await db
      .update(users)
      .set({ identitySubject: subject })
      .where(and(eq(users.id, userId), isNull(users.identitySubject)))
      .returning({ id: users.id, divisionId: users.divisionId });
    if (!linked) return;
    await logSignIn("provider-linked", linked, { provider: "identity-provider" }, db);
    await addJob(db, "tell-account-linked", { userId });
  });
}

/** The account a provider's person stands for, active or not: by subject, or once by a verified e-mail address. */
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
  if (user && !user.identitySubject && !user.deactivatedAt) await link(user.id, subject);
  return user ?? null;
}

/** A person the provider knows and we do not is turned away with a reason; one whose account is not active is told that. Document 1 §4. */
export async function admitProfile(profile: Profile | undefined): Promise<boolean | string> {
  const user = profile ? await userOfProfile(profile) : null;
  if (!user?.deactivatedAt) return user !== null;
  await logSignIn("sign-in-refused", user, { provider: "identity-provider" });
  return inactiveAddress;
}
