import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { decrypt } from "@/db/encryption";
import { users } from "@/db/schema/users";
import { locales } from "@/lib/platform/i18n/locales";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { accountMail } from "../emails/account";
import { issuePasswordLink } from "../queries";
import { accepted } from "../schema";

/**
 * Mail a link to set a new password within an hour, if the address has an account. Nothing happens otherwise.
 * address: encrypted, in base64. Run by the queue only.
 */
export const sendPasswordReset = write({
  name: "users.send-password-reset",
  access: "scheduler",
  input: z.object({ address: z.string(), locale: z.enum(locales) }),
  output: accepted,
  async run({ db, now, audit, unchanged }, { address, locale }) {
    const email = decrypt(Buffer.from(address, "base64")).toString();
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email), isNull(users.deactivatedAt)));
    if (!user) {
      unchanged();
      return { accepted: true as const };
    }
    const { token, linkId } = await issuePasswordLink(db, user.id, "reset", now);
    const language = user.language ?? locale;
    await enqueueMail(db, {
      type: "PasswordReset",
      subject: { type: "user", id: user.id, version: linkId },
      recipient: user.email,
      language,
      content: accountMail("reset", user, language, token),
    });
    audit({ subject: user.id, divisionId: user.divisionId });
    return { accepted: true as const };
  },
});
