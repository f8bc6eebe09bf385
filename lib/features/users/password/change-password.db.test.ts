import { eq } from "drizzle-orm";
import { verify } from "@node-rs/argon2";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { audited } from "@/db/testing/audited";
import { fieldsOf } from "@/db/testing/calls/fields-of";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { actorOfSession } from "@/lib/access/session";
import { changePassword } from "./change-password";
import { createApiToken } from "../profile/create-api-token";
import { hashPassword } from "../queries";

afterAll(closeDatabase);

const [old, fresh] = ["Lama1234@", "Baru1234@"];
const change = { oldPassword: old, newPassword: fresh, confirmPassword: fresh };
const hashOf = async (db: Transaction, userId: number) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0]?.passwordHash ?? "";

async function withPassword(db: Transaction, changes: Partial<typeof users.$inferInsert> = {}) {
  const actor = await person(db, "crewingstaffmarine");
  const passwordHash = await hashPassword(old);
  await db
    .update(users)
    .set({ passwordHash, ...changes })
    .where(eq(users.id, actor.userId));
  return actor;
}

test(
  "replaces the password, ends personal tokens, mails the user in their language, and audits no password",
  rolledBack(async (db) => {
    const actor = await withPassword(db, { language: "id" });
    const { token } = await createApiToken.execute(as({ ...actor, sessionId: "by-hand" }), { name: "Import" });
    const bearer = new Headers({ authorization: `Bearer ${token}` });
    expect(await actorOfSession(bearer)).toMatchObject({ userId: actor.userId });
    expect(await changePassword.execute(as(actor), change)).toEqual({ userId: actor.userId });
    const hash = await hashOf(db, actor.userId);
    expect([await verify(hash, fresh), await verify(hash, old)]).toEqual([true, false]);
    expect(await actorOfSession(bearer)).toBeNull();
    expect(await db.select().from(mails)).toMatchObject([
      { type: "PasswordChanged", recipient: actor.email, language: "id", subjectId: actor.userId },
    ]);
    expect(await audited(db, "users.change-password")).toMatchObject([
      { subject: String(actor.userId), actorId: String(actor.userId), divisionId: 1, before: null, after: null },
    ]);
  }),
);

test(
  "refuses a weak, a differently repeated and a wrong old password on its field, and changes nothing",
  rolledBack(async (db) => {
    const actor = await withPassword(db);
    const before = await hashOf(db, actor.userId);
    const refusal = (changes: object) => fieldsOf(changePassword.execute(as(actor), { ...change, ...changes }));
    expect(await refusal({ newPassword: "password", confirmPassword: "password" })).toEqual([
      { path: "newPassword", message: "users.weakPassword.upper" },
    ]);
    expect(await refusal({ confirmPassword: "Lain1234@" })).toEqual([
      { path: "confirmPassword", message: "users.passwordsDiffer" },
    ]);
    expect(await refusal({ oldPassword: "Salah123@" })).toEqual([
      { path: "oldPassword", message: "users.oldPasswordWrong" },
    ]);
    expect(await hashOf(db, actor.userId)).toBe(before);
    expect(await db.select().from(mails)).toEqual([]);
  }),
);

test(
  "who signs in elsewhere and has no password here cannot set one with it",
  rolledBack(async (db) => {
    const actor = await person(db, "crewingstaffmarine");
    await expect(changePassword.execute(as(actor), change)).rejects.toMatchObject({
      code: "rule",
      messageKey: "users.oldPasswordWrong",
    });
    expect(await hashOf(db, actor.userId)).toBe("");
  }),
);

test(
  "the eleventh try in a quarter of an hour is refused, also with the right password",
  rolledBack(async (db) => {
    const actor = await withPassword(db);
    const caller = as(actor);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await expect(changePassword.execute(caller, { ...change, oldPassword: "Salah123@" })).rejects.toMatchObject({
        code: "rule",
      });
    await expect(changePassword.execute(caller, change)).rejects.toMatchObject({ code: "too-many" });
    const later = { ...caller, now: new Date(caller.now.getTime() + 901_000) };
    expect(await changePassword.execute(later, change)).toEqual({ userId: actor.userId });
  }),
);
