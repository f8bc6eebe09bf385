import { and, eq, gte, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { divisionIds } from "@/db/enums/divisions";
import type { Role } from "@/db/enums/users";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { accountsOf, type Hearer } from "@/lib/access/colleagues";
import { rolesOf } from "@/lib/access/roles";
import { dayOf } from "@/lib/platform/calendar/dates";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { failedMail, manyFailedMail } from "./emails/failed-mail";
import { failedMailType, mostFailedTold, recordBehind } from "./failed-mail.rules";
import { failedMailInput, failedMailTold } from "./schema";
import { stillSeenBy } from "./scope.queries";

type Failed = typeof mails.$inferSelect;
const [administrators, superadmins] = [rolesOf("admins"), rolesOf("superadmins")];

/** Load the accounts with these roles that may see the mail's subject, each once. */
async function hearersOf(db: Transaction, { id }: Failed, roles: readonly Role[]): Promise<Hearer[]> {
  const found = new Map<number, Hearer>();
  for (const divisionId of divisionIds)
    for (const hearer of await accountsOf(db, divisionId, inArray(users.role, roles))) {
      if (found.has(hearer.userId)) continue;
      const [seen] = await db
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.id, id), stillSeenBy(hearer)));
      if (seen) found.set(hearer.userId, hearer);
    }
  return [...found.values()];
}

/** Count unread notices of the last day. */
const waitingFor = (db: Transaction, { email }: Hearer, now: Date) =>
  db.$count(
    mails,
    and(
      eq(mails.type, failedMailType),
      eq(mails.recipient, email),
      isNull(mails.readAt),
      gte(mails.createdAt, new Date(now.getTime() - 86_400_000)),
    ),
  );

async function tell(db: Transaction, hearer: Hearer, mail: Failed, now: Date) {
  const reader = { firstName: hearer.firstName, language: hearer.language ?? defaultLocale };
  const isOne = (await waitingFor(db, hearer, now)) < mostFailedTold;
  const id = await enqueueMail(db, {
    type: failedMailType,
    // Use the subject of the failed mail, so that the notice is visible to the same users and is deleted with it. The
    // version is the mail's id.
    subject: isOne
      ? { type: mail.subjectType, id: mail.subjectId, version: mail.id }
      : { type: "division", id: hearer.divisionId, version: Number(dayOf(now).replaceAll("-", "")) },
    recipient: hearer.email,
    language: reader.language,
    content: isOne ? failedMail(reader, { ...mail, path: recordBehind(mail) }) : manyFailedMail(reader),
    usually: "bell",
  });
  // A mail that failed again is unread again.
  if (isOne) await db.update(mails).set({ readAt: null }).where(eq(mails.id, id));
}

/**
 * Notify administrators in the bell that a mail failed for good: those who may see its subject, else superadmins. Never
 * by mail.
 * Run by the queue only. product 5.16 @throws forbidden for people
 */
export const tellFailedMail = write({
  name: "notices.tell-failed-mail",
  access: "scheduler",
  input: failedMailInput,
  output: failedMailTold,
  async run({ db, now, audit, unchanged }, { mailId }) {
    const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
    unchanged();
    if (!mail?.failedAt) return { told: 0 };
    const nearest = await hearersOf(db, mail, administrators);
    const hearers = nearest.length > 0 ? nearest : await hearersOf(db, mail, superadmins);
    for (const hearer of hearers) await tell(db, hearer, mail, now);
    if (hearers.length > 0) audit({ subject: mailId, after: { type: mail.type, told: hearers.length } });
    return { told: hearers.length };
  },
});
