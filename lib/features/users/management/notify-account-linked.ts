import { eq } from "drizzle-orm";
import { z } from "zod";
import { users } from "@/db/schema/users";
import { notFound } from "@/lib/platform/errors";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { recordId } from "@/lib/platform/validation";
import { accountMail } from "../emails/account";
import { userChanged } from "../schema";

/**
 * Notify the owner of an account that a user of the identity provider was linked to it. The linking itself is audited.
 */
export const notifyAccountLinked = write({
  name: "users.tell-account-linked",
  access: "scheduler",
  input: z.object({ userId: recordId }),
  output: userChanged,
  async run({ db, audit }, { userId }) {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) throw notFound("users.notFound");
    const language = user.language ?? "en";
    await enqueueMail(db, {
      type: "AccountLinked",
      subject: { type: "user", id: userId },
      recipient: user.email,
      language,
      content: accountMail("linked", user, language),
    });
    audit({ subject: userId, divisionId: user.divisionId });
    return { userId };
  },
});
