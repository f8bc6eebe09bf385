import { eq, sql } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { rateLimits } from "@/db/schema/captcha";
import { users } from "@/db/schema/users";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { resetPassword } from "@/lib/features/users/password/reset-password";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { rescueAdmin } from "./rescue-admin";

afterAll(closeDatabase);

const scheduler = as({ kind: "scheduler" });

test(
  "a deactivated superadmin who was locked out sets a new password by the link, on record",
  rolledBack(async (db) => {
    const { userId, email } = await person(db, "superadmin");
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, userId));
    await db.insert(rateLimits).values({ key: "sign-in-account-3600:x", windowStart: scheduler.now, hits: 99 });
    const { link } = await rescueAdmin.execute(scheduler, { email: email.toUpperCase() });
    const { e, t: token = "" } = Object.fromEntries(new URL(link).searchParams);
    expect(e).toBe(email);
    const { token: t } = await issueGateToken(db, { address: "192.0.2.7", now: scheduler.now });
    const newPassword = "Samudra7@";
    await resetPassword.execute(as({ kind: "stranger" }), {
      email,
      token,
      newPassword,
      confirmPassword: newPassword,
      t,
    });
    const [account] = await db.select().from(users).where(eq(users.id, userId));
    expect([account?.deactivatedAt, account?.passwordHash === null]).toEqual([null, false]);
    expect(
      await db
        .select()
        .from(rateLimits)
        .where(sql`key like 'sign-in-%'`),
    ).toEqual([]);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.requestId, scheduler.requestId));
    expect(entries).toMatchObject([{ operation: "users.rescue-admin", subject: String(userId) }]);
  }),
);

test(
  "admits no other account, and only the server's command line may run it",
  rolledBack(async (db) => {
    const admin = await person(db, "crewingadminmarine");
    await expect(rescueAdmin.execute(scheduler, { email: admin.email })).rejects.toMatchObject({ code: "not-found" });
    const asker = as(await person(db, "superadmin"));
    await expect(rescueAdmin.execute(asker, { email: admin.email })).rejects.toMatchObject({ code: "forbidden" });
  }),
);
