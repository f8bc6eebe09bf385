import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { auditedUser, mailInvitation } from "./queries";
import { createFirstAdminInput, firstAdminCreated } from "./schema";
import { superadmin } from "@/lib/access/roles";

/** Whether anybody has ever had a way in, whatever became of the account. */
async function isInUse(db: Transaction): Promise<boolean> {
  const hasWayIn = or(isNotNull(users.passwordHash), isNotNull(users.identitySubject));
  return (await db.select({ id: users.id }).from(users).where(hasWayIn).limit(1)).length > 0;
}

/** The one account, made now, or made by an earlier start and never opened: then its address may have been a slip. */
async function firstAccount(db: Transaction, email: string, now: Date) {
  const isWaiting = and(eq(users.role, superadmin), isNull(users.createdBy), isNull(users.deactivatedAt));
  const [waiting] = await db.select({ id: users.id }).from(users).where(isWaiting).limit(1);
  const values = { email, firstName: "Administrator", role: superadmin, divisionId: 1, createdAt: now };
  const [account] = waiting
    ? await db.update(users).set({ email }).where(eq(users.id, waiting.id)).returning()
    : await db.insert(users).values(values).returning();
  if (!account) throw new Error("the first account was not stored");
  return account;
}

/**
 * Where nobody can sign in yet: a superadmin who sets the password by a link, or comes through the identity provider.
 * Does nothing as soon as somebody has had a way in, so the setting may stay. @returns the link, for who starts the server
 */
export const createFirstAdmin = write({
  name: "users.create-first-admin",
  access: "scheduler",
  input: createFirstAdminInput,
  output: firstAdminCreated,
  async run({ db, now, locale, audit, unchanged }, { email }) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('nakhoda first admin'))`);
    if (await isInUse(db)) {
      unchanged();
      return { link: null };
    }
    const account = await firstAccount(db, email, now);
    const token = await mailInvitation(db, account, locale, now);
    audit({ subject: account.id, after: auditedUser(account), divisionId: account.divisionId });
    return { link: siteUrl(`/reset-password?${new URLSearchParams({ e: account.email, t: token })}`) };
  },
});
