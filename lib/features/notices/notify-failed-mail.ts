import { and, eq, gte, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { divisionIds } from "@/db/enums/divisions";
import type { Role } from "@/db/enums/users";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { activeAccountsOf, type NotificationRecipient } from "@/lib/access/second-person";
import { rolesOf } from "@/lib/access/roles";
import { dayOf } from "@/lib/platform/calendar/dates";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { failedMail, manyFailedMail } from "./emails/failed-mail";
import { failedMailType, maxSingleNotices, recordPathOf } from "./failed-mail.rules";
import { failedMailInput, failedMailNotified } from "./schema";
import { stillVisibleTo } from "./visibility.queries";

type Failed = typeof mails.$inferSelect;
const [administrators, superadmins] = [rolesOf("admins"), rolesOf("superadmins")];

/** Load the accounts with these roles that may see the mail's subject, each once. */
async function recipientsOf(db: Transaction, { id }: Failed, roles: readonly Role[]): Promise<NotificationRecipient[]> {
  const accountsById = new Map<number, NotificationRecipient>();
  for (const divisionId of divisionIds)
    for (const account of await activeAccountsOf(db, divisionId, inArray(users.role, roles))) {
      if (accountsById.has(account.userId)) continue;
      const [visible] = await db
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.id, id), stillVisibleTo(account)));
      if (visible) accountsById.set(account.userId, account);
    }
  return [...accountsById.values()];
}

/** Count unread notices of the last day. */
const countUnreadFailures = (db: Transaction, { email }: NotificationRecipient, now: Date) =>
  db.$count(
    mails,
    and(
      eq(mails.type, failedMailType),
      eq(mails.recipient, email),
      isNull(mails.readAt),
      gte(mails.createdAt, new Date(now.getTime() - 86_400_000)),
    ),
  );

async function notify(db: Transaction, account: NotificationRecipient, mail: Failed, now: Date) {
  const reader = { firstName: account.firstName, language: account.language ?? defaultLocale };
  const isSingle = (await countUnreadFailures(db, account, now)) < maxSingleNotices;
  const id = await enqueueMail(db, {
    type: failedMailType,
    // Use the subject of the failed mail, so that the notice is visible to the same users and is deleted with it. The
    // version is the mail's id.
    subject: isSingle
      ? { type: mail.subjectType, id: mail.subjectId, version: mail.id }
      : { type: "division", id: account.divisionId, version: Number(dayOf(now).replaceAll("-", "")) },
    recipient: account.email,
    language: reader.language,
    content: isSingle ? failedMail(reader, { ...mail, path: recordPathOf(mail) }) : manyFailedMail(reader),
    defaultWay: "bell",
  });
  // A mail that failed again is unread again.
  if (isSingle) await db.update(mails).set({ readAt: null }).where(eq(mails.id, id));
}

/**
 * Notify administrators in the bell that a mail failed for good: those who may see its subject, else superadmins. Never
 * by mail.
 * Run by the queue only. product 5.16 @throws forbidden for people
 */
export const notifyFailedMail = write({
  name: "notices.tell-failed-mail",
  access: "scheduler",
  input: failedMailInput,
  output: failedMailNotified,
  async run({ db, now, audit, unchanged }, { mailId }) {
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
    unchanged();
    if (!mail?.failedAt) return { told: 0 };
    const administratorAccounts = await recipientsOf(db, mail, administrators);
    const accounts =
      administratorAccounts.length > 0 ? administratorAccounts : await recipientsOf(db, mail, superadmins);
    for (const account of accounts) await notify(db, account, mail, now);
    if (accounts.length > 0) audit({ subject: mailId, after: { type: mail.type, told: accounts.length } });
    return { told: accounts.length };
  },
});
