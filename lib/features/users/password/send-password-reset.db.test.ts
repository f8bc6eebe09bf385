import { eq } from "drizzle-orm";
import { encrypt } from "@/db/encryption";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { person } from "@/db/testing/people";
import { as, closeDatabase, rolledBack } from "@/db/testing/rolled-back";
import { sendPasswordReset } from "./send-password-reset";

afterAll(closeDatabase);

const of = (email: string) => ({ address: encrypt(Buffer.from(email)).toString("base64"), locale: "id" as const });

test(
  "the queue alone mails a link, in the account's language or the asker's, and only to an account in use",
  rolledBack(async (db) => {
    const { email, userId, ...actor } = await person(db, "crewingservicetanker");
    await db.update(users).set({ language: null }).where(eq(users.id, userId));
    const queue = as({ kind: "scheduler" });
    await sendPasswordReset.execute(queue, of(email));
    await sendPasswordReset.execute(queue, of("nobody@example.test"));
    await db.update(users).set({ language: "en" }).where(eq(users.id, userId));
    await sendPasswordReset.execute(queue, of(email));
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, userId));
    await sendPasswordReset.execute(queue, of(email));
    const sent = await db.select().from(mails).where(eq(mails.type, "PasswordReset")).orderBy(mails.id);
    expect(sent.map(({ recipient, language }) => [recipient, language])).toEqual([
      [email, "id"],
      [email, "en"],
    ]);
    await expect(sendPasswordReset.execute(as({ ...actor, email, userId }), of(email))).rejects.toMatchObject({
      code: "forbidden",
    });
  }),
);
