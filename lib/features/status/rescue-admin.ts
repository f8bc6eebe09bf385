import { and, eq, sql } from "drizzle-orm";
import { rateLimits } from "@/db/schema/captcha";
import { users } from "@/db/schema/users";
import { superadmin } from "@/lib/access/roles";
import { notFound } from "@/lib/platform/errors";
import { siteUrl } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { auditedUser, issuePasswordLink } from "@/lib/features/users/queries";
import { createFirstAdminInput } from "@/lib/features/users/schema";
import { adminRescued } from "./schema";

/**
 * Let a superadmin in who forgot the password or was deactivated: create a link for an hour, from the server's command
 * line.
 * Sign-in limits are reset for all accounts. @throws not-found where no superadmin has the address
 */
export const rescueAdmin = write({
  name: "users.rescue-admin",
  access: "scheduler",
  input: createFirstAdminInput,
  output: adminRescued,
  async run({ db, now, audit }, { email }) {
    const [account] = await db
      .select()
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.role, superadmin)))
      .for("update");
    if (!account) throw notFound();
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, account.id));
    await db.delete(rateLimits).where(sql`${rateLimits.key} like 'sign-in-%'`);
    const { token } = await issuePasswordLink(db, account.id, "reset", now);
    audit({
      subject: account.id,
      before: auditedUser(account),
      after: auditedUser({ ...account, deactivatedAt: null }),
      divisionId: account.divisionId,
    });
    return { link: siteUrl(`/reset-password?${new URLSearchParams({ e: account.email, t: token })}`) };
  },
});
