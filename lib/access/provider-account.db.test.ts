import { eq, sql } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { users } from "@/db/schema/users";
import { person } from "@/db/testing/people";
import { closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sessionCookie } from "@/db/testing/calls/session-cookie";
import { admitProfile, userOfProfile } from "./provider-account";
import { isOfInactiveAccount } from "./session";

afterAll(closeDatabase);

const deactivate = { deactivatedAt: new Date() };

test(
  "admits the provider's user by subject or, once, by a verified email, and no one else",
  rolledBack(async (db) => {
    const { email, userId } = await person(db, "crewingstaffmarine");
    expect(await admitProfile({ sub: "s-1", email: email.toUpperCase(), email_verified: true })).toBe(true);
    expect(await userOfProfile({ sub: "s-1" })).toMatchObject({ id: userId });
    expect(await admitProfile({ sub: "s-2", email, email_verified: true })).toBe(false);
    expect(await admitProfile({ sub: "s-3", email: "nobody@example.test", email_verified: true })).toBe(false);
    expect(await admitProfile(undefined)).toBe(false);
  }),
);

test(
  "the link is in the audit log once, and a mail to the account is on its way",
  rolledBack(async (db) => {
    const { email, userId } = await person(db, "crewingstaffmarine");
    await admitProfile({ sub: "s-1", email, email_verified: true });
    await admitProfile({ sub: "s-1", email, email_verified: true });
    const entries = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "users.provider-linked"))
      .orderBy(auditEntries.id);
    expect(entries.map(({ subject }) => subject)).toEqual([String(userId)]);
    const jobs = await db.execute(
      sql`select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'tell-account-linked'`,
    );
    expect(jobs.map(({ payload }) => payload)).toEqual([{ userId }]);
  }),
);

test.each([false, undefined])("an unverified address (%s) opens no account", async (verified) => {
  await rolledBack(async (db) => {
    const { email } = await person(db, "crewingstaffmarine");
    const profile = { sub: "s-1", email, ...(verified === undefined ? {} : { email_verified: verified }) };
    expect(await admitProfile(profile)).toBe(false);
  })();
});

test(
  "with OIDC_TRUST_EMAIL a missing claim counts as verified, and a negative one does not",
  rolledBack(async (db) => {
    process.env.OIDC_TRUST_EMAIL = "1";
    try {
      const { email } = await person(db, "crewingstaffmarine");
      expect(await admitProfile({ sub: "s-1", email, email_verified: false })).toBe(false);
      expect(await admitProfile({ sub: "s-1", email })).toBe(true);
    } finally {
      delete process.env.OIDC_TRUST_EMAIL;
    }
  }),
);

test(
  "a deactivated person who comes through the provider is led to the countdown, which is logged, and is tied to nothing",
  rolledBack(async (db) => {
    const { email, userId } = await person(db, "crewingstaffmarine");
    await db.update(users).set(deactivate).where(eq(users.id, userId));
    expect(await admitProfile({ sub: "s-1", email, email_verified: true })).toBe("/oauth/callback?state=inactive");
    expect((await db.select().from(users).where(eq(users.id, userId)))[0]?.identitySubject).toBeNull();
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, "users.sign-in-refused"))
      .orderBy(auditEntries.id);
    expect(entry).toMatchObject({ subject: String(userId), after: { provider: "identity-provider" } });
  }),
);

test(
  "distinguishes a deactivated account from an expired session",
  rolledBack(async (db) => {
    const staff = await person(db, "crewingstaffmarine");
    const headers = new Headers({ cookie: await sessionCookie(staff) });
    expect(await isOfInactiveAccount(headers)).toBe(false);
    await db
      .update(users)
      .set({ ...deactivate, sessionVersion: 2 })
      .where(eq(users.id, staff.userId));
    expect(await isOfInactiveAccount(headers)).toBe(true);
    expect(await isOfInactiveAccount(new Headers())).toBe(false);
  }),
);
