import type { Transaction } from "@/db/client";
import type { users } from "@/db/schema/users";
import type { Locale } from "@/lib/platform/i18n/locales";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { accountMail } from "./emails/account";
import { issuePasswordLink } from "./queries";

/** Mails a link to set the first password; earlier ones stop working. @returns the secret of the link */
export async function mailInvitation(
  db: Transaction,
  account: typeof users.$inferSelect,
  language: Locale,
  now: Date,
): Promise<string> {
  const { token, linkId } = await issuePasswordLink(db, account.id, "invitation", now);
  await enqueueMail(db, {
    type: "UserInvite",
    subject: { type: "user", id: account.id, version: linkId },
    recipient: account.email,
    language,
    content: accountMail("invitation", account, language, token),
  });
  return token;
}
