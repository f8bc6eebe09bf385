import { eq } from "drizzle-orm";
import { verify } from "@node-rs/argon2";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import { passwordLinks, users } from "@/db/schema/users";
import { audited } from "@/db/testing/audited";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { issueGateToken } from "@/lib/platform/captcha/gate";
import { issuePasswordLink } from "../queries";
import { resetPassword } from "./reset-password";

afterAll(closeDatabase);

const stranger = as({ kind: "stranger" });

async function linked(db: Transaction) {
  const actor = await person(db, "crewingmanagermarine");
  const { token, linkId } = await issuePasswordLink(db, actor.userId, "reset", stranger.now);
  const { token: t } = await issueGateToken(db, { address: "192.0.2.7", now: stranger.now });
  const form = { email: actor.email, token, newPassword: "Samudra7@", confirmPassword: "Samudra7@", t };
  return { actor, linkId, form };
}
const stored = async (db: Transaction, userId: number) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0];

test(
  "stores the password as a hash, ends the link, mails the user and audits no secret",
  rolledBack(async (db) => {
    const { actor, linkId, form } = await linked(db);
    expect(await resetPassword.execute(stranger, { ...form, email: actor.email.toUpperCase() })).toEqual({
      accepted: true,
    });
    const user = await stored(db, actor.userId);
    expect(await verify(user?.passwordHash ?? "", "Samudra7@")).toBe(true);
    expect(user).toMatchObject({ sessionVersion: 2 });
    expect(await db.select().from(passwordLinks)).toMatchObject([{ id: linkId, usedAt: stranger.now }]);
    expect(await db.select().from(mails)).toMatchObject([{ type: "PasswordChanged", recipient: actor.email }]);
    const entries = await audited(db, "users.reset-password");
    expect(entries).toMatchObject([{ subject: String(actor.userId), actorKind: "stranger", divisionId: 1 }]);
    expect(JSON.stringify(entries)).not.toMatch(/Samudra7/);
  }),
);

test(
  "refuses an account deactivated meanwhile, and an unsolved captcha",
  rolledBack(async (db) => {
    const { actor, form } = await linked(db);
    expect(await fieldsOf(resetPassword.execute(stranger, { ...form, t: "nonsense" }))).toEqual([
      { path: "t", message: "captcha.invalid" },
    ]);
    expect(
      await fieldsOf(resetPassword.execute(stranger, { ...form, newPassword: "weak", confirmPassword: "weak" })),
    ).toEqual([{ path: "newPassword", message: "users.weakPassword.length" }]);
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, actor.userId));
    await expect(resetPassword.execute(stranger, form)).rejects.toMatchObject({
      code: "rule",
      messageKey: "users.linkExpired",
    });
    expect(await stored(db, actor.userId)).toMatchObject({ passwordHash: null });
    expect(await db.select().from(passwordLinks)).toMatchObject([{ usedAt: null }]);
  }),
);

test(
  "from one address twenty tries an hour and no more",
  rolledBack(async (db) => {
    const { form } = await linked(db);
    const guess = () => resetPassword.execute(stranger, { ...form, token: "guessed" });
    for (let attempt = 0; attempt < 20; attempt += 1) await expect(guess()).rejects.toMatchObject({ code: "rule" });
    await expect(resetPassword.execute(stranger, form)).rejects.toMatchObject({ code: "too-many" });
    const elsewhere = as({ kind: "stranger" }, { address: "198.51.100.9" });
    expect(await resetPassword.execute(elsewhere, form)).toEqual({ accepted: true });
  }),
);
