import { eq } from "drizzle-orm";
import { auditEntries } from "@/db/schema/audit";
import { mails } from "@/db/schema/mail";
import { passwordLinks, users } from "@/db/schema/users";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { createFirstAdmin } from "./create-first-admin";
import { resetPassword } from "../password/reset-password";

afterAll(closeDatabase);

const atStart = as({ kind: "scheduler" });
const email = "chief@office.test";
const partsOf = (link: string | null) => Object.fromEntries(new URL(link ?? "").searchParams);

test(
  "creates a superadmin with a password link while no account can sign in, and nothing afterwards",
  rolledBack(async (db) => {
    await db.update(users).set({ passwordHash: null, identitySubject: null });
    const { link } = await createFirstAdmin.execute(atStart, { email: " Chief@Office.test " });
    expect(await db.select().from(users).where(eq(users.email, email))).toMatchObject([
      { role: "superadmin", passwordHash: null, createdBy: null },
    ]);
    expect(await db.select().from(mails)).toMatchObject([{ type: "UserInvite", recipient: email }]);
    expect(await db.select().from(auditEntries)).toMatchObject([
      { operation: "users.create-first-admin", actorKind: "scheduler" },
    ]);
    const { e, t: token } = partsOf(link);
    expect(e).toBe(email);
    const newPassword = "Samudra7@";
    const { token: t } = await issueGateToken(db, { address: "192.0.2.7", now: atStart.now });
    await resetPassword.execute(as({ kind: "stranger" }), {
      email,
      token,
      newPassword,
      confirmPassword: newPassword,
      t,
    });
    expect(await createFirstAdmin.execute(atStart, { email })).toEqual({ link: null });
    expect(await createFirstAdmin.execute(atStart, { email: "other@office.test" })).toEqual({ link: null });
    expect(await db.select().from(users).where(eq(users.email, "other@office.test"))).toEqual([]);
  }),
);

test(
  "a first account that was never opened gets a new link at the next start, under the address given now; the old link is dead",
  rolledBack(async (db) => {
    await db.update(users).set({ passwordHash: null, identitySubject: null });
    await createFirstAdmin.execute(atStart, { email: "slip@ofice.test" });
    await createFirstAdmin.execute(atStart, { email });
    expect(await db.select().from(users).where(eq(users.email, "slip@ofice.test"))).toEqual([]);
    const links = await db.select().from(passwordLinks);
    expect(links.filter(({ usedAt }) => usedAt === null)).toHaveLength(1);
    expect(links).toHaveLength(2);
  }),
);

test(
  "only the start itself may, and with an address",
  rolledBack(async (db) => {
    await expect(createFirstAdmin.execute(as(await person(db, "superadmin")), { email })).rejects.toMatchObject({
      code: "forbidden",
    });
    await expect(createFirstAdmin.execute(atStart, { email: "chief" })).rejects.toMatchObject({ code: "invalid" });
  }),
);
