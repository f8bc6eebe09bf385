import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import type { Locale } from "../i18n/locales";
import { translator } from "../i18n/messages";
import { addJob } from "../jobs/queue";
import { renderHtml, renderPlain, type MailContent } from "./layout";

export const siteUrl = (path: string) => new URL(path, process.env.AUTH_URL ?? "http://localhost:3000").toString();

export type OutgoingMail = {
  type: string;
  subject: { type: string; id: number; version?: number };
  recipient: string;
  language: Locale;
  content: MailContent;
};

/** Stores a mail and its delivery in the caller's transaction; the same mail twice is one. @returns its id */
export async function enqueueMail(db: Transaction, mail: OutgoingMail): Promise<number> {
  const translate = translator(mail.language);
  const [row] = await db
    .insert(mails)
    .values({
      type: mail.type,
      subjectType: mail.subject.type,
      subjectId: mail.subject.id,
      subjectVersion: mail.subject.version ?? 1,
      recipient: mail.recipient,
      language: mail.language,
      title: mail.content.title,
      html: renderHtml(mail.content, translate, mail.language),
      plain: renderPlain(mail.content, translate),
    })
    .onConflictDoUpdate({
      target: [mails.type, mails.subjectType, mails.subjectId, mails.subjectVersion, mails.recipient],
      set: { type: sql`excluded.type` },
    })
    .returning({ id: mails.id, sentAt: mails.sentAt });
  if (!row) throw new Error("mail was not stored");
  if (!row.sentAt) await addJob(db, "deliver-mail", { mailId: row.id }, { key: `mail:${row.id}` });
  return row.id;
}

/** Puts a mail that was already sent into the queue once more. */
export async function resendMail(db: Transaction, mailId: number) {
  await db.update(mails).set({ sentAt: null, failedAt: null, attempts: 0 }).where(eq(mails.id, mailId));
  await addJob(db, "deliver-mail", { mailId }, { key: `mail:${mailId}` });
}
