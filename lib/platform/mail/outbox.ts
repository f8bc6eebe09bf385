import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { chosenTopicOf, type Way } from "@/db/enums/mail";
import { mailAttachments, mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import type { Locale } from "../i18n/locales";
import { translator } from "../i18n/messages";
import { addJob } from "@/db/queue";
import { renderHtml, renderPlain, type MailContent } from "./layout";

export const siteUrl = (path: string) => new URL(path, process.env.AUTH_URL ?? "http://localhost:3000").toString();

export type Attachment = { name: string; contentType: string; content: Buffer };
export type OutgoingMail = {
  type: string;
  subject: { type: string; id: number; version?: number };
  recipient: string;
  language: Locale;
  content: MailContent;
  attachments?: Attachment[];
  /** How it is told to who has chosen nothing; at once unless said otherwise. */
  usually?: Way;
};

/** The page of the back-office behind a mail's button; a link that is a key opens no page for anybody else. */
function pathOf(href: string | undefined): string | null {
  const { origin } = new URL(siteUrl("/"));
  const to = href ? new URL(href, origin) : null;
  return to?.origin === origin && /^\/dashboard(\/|$)/.test(to.pathname) ? to.pathname + to.search : null;
}

/** What the reader has chosen, where they may choose. What brings an appointment or a letter goes at once: a digest carries none. */
function wayOf({ type, recipient, attachments = [], usually = "at-once" }: OutgoingMail, heldBack: boolean) {
  const topic = chosenTopicOf(type);
  if (topic === null || heldBack || attachments.length > 0) return "at-once";
  return sql<Way>`coalesce((select ${users.noticeWays} ->> ${topic} from ${users}
    where lower(${users.email}) = lower(${recipient}) and ${users.deactivatedAt} is null), ${usually})`;
}

const deliver = (db: Transaction, mailId: number) => addJob(db, "deliver-mail", { mailId }, { key: `mail:${mailId}` });

/**
 * Stores a mail with its attachments and its delivery in the caller's transaction; the same mail twice is one.
 * It goes as its reader has chosen: what waits for the digest of the morning, or stands in the bell alone, has no delivery of its own.
 * Held back, it waits for attachments that are made later (completeMail). @returns its id
 */
export async function enqueueMail(db: Transaction, mail: OutgoingMail, { heldBack = false } = {}): Promise<number> {
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
      path: pathOf(mail.content.button?.href),
      way: wayOf(mail, heldBack),
      html: renderHtml(mail.content, translate, mail.language),
      plain: renderPlain(mail.content, translate),
    })
    .onConflictDoUpdate({
      target: [mails.type, mails.subjectType, mails.subjectId, mails.subjectVersion, mails.recipient],
      set: { type: sql`excluded.type` },
    })
    .returning({ id: mails.id, sentAt: mails.sentAt, way: mails.way });
  if (!row) throw new Error("mail was not stored");
  await attach(db, row.id, mail.attachments ?? []);
  if (!row.sentAt && !heldBack && row.way === "at-once") await deliver(db, row.id);
  return row.id;
}

async function attach(db: Transaction, mailId: number, attachments: Attachment[]) {
  const rows = attachments.map((attachment, index) => ({ ...attachment, mailId, sequence: index + 1 }));
  if (rows.length > 0) await db.insert(mailAttachments).values(rows).onConflictDoNothing();
}

/** Gives a mail that was held back its attachments and sends it on its way; a second time changes nothing. */
export async function completeMail(db: Transaction, mailId: number, attachments: Attachment[]) {
  await attach(db, mailId, attachments);
  await deliver(db, mailId);
}

/** Puts a mail into the queue once more, sent or failed; what its reader wants in the morning, in the bell alone or not at all stays so. */
export async function resendMail(db: Transaction, mailId: number) {
  const [mail] = await db
    .update(mails)
    .set({ sentAt: null, failedAt: null, attempts: 0 })
    .where(and(eq(mails.id, mailId), eq(mails.way, "at-once")))
    .returning({ id: mails.id });
  if (mail) await deliver(db, mail.id);
}
