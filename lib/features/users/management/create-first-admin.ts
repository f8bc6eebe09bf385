import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { auditedUser, mailInvitation } from "../queries";
import { createFirstAdminInput, firstAdminCreated } from "../schema";
import { superadmin } from "@/lib/access/roles";

/** Check whether any account could ever sign in, even if it was deleted later. */
async function isInUse(db: Transaction): Promise<boolean> {
  const hasWayIn = or(isNotNull(users.passwordHash), isNotNull(users.identitySubject));
  return (await db.select({ id: users.id }).from(users).where(hasWayIn).limit(1)).length > 0;
}

/** The only account, new or from an earlier start and never used, in which case its address may have been wrong. */
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
 * Create the first superadmin, who sets the password by a link or uses the identity provider.
 * Does nothing once any account could sign in, so the setting may remain. @returns the link, for the operator of the
 * server
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
