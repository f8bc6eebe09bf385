import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { optionalTopicOf, type DeliveryWay } from "@/db/enums/mail";
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
  /** Delivery way for users who have not chosen one; at once by default. */
  defaultWay?: DeliveryWay;
};

/**
 * Return the back-office page behind a mail's button. A link with a token has no page, because it works for its
 * recipient only.
 */
function pathOf(href: string | undefined): string | null {
  const { origin } = new URL(siteUrl("/"));
  const to = href ? new URL(href, origin) : null;
  return to?.origin === origin && /^\/dashboard(\/|$)/.test(to.pathname) ? to.pathname + to.search : null;
}

/**
 * Choose the delivery way by the recipient's settings. Mails with an appointment or a letter go at once, because the
 * digest has no attachments.
 */
function deliveryWayOf(
  { type, recipient, attachments = [], defaultWay = "at-once" }: OutgoingMail,
  isHeldBack: boolean,
) {
  const topic = optionalTopicOf(type);
  if (topic === null || isHeldBack || attachments.length > 0) return "at-once";
  return sql<DeliveryWay>`coalesce((select ${users.noticeWays} ->> ${topic} from ${users}
    where lower(${users.email}) = lower(${recipient}) and ${users.deactivatedAt} is null), ${defaultWay})`;
}

const queueDelivery = (db: Transaction, mailId: number) =>
  addJob(db, "deliver-mail", { mailId }, { key: `mail:${mailId}` });

/**
 * Store a mail with its attachments and queue its delivery in the caller's transaction. The same mail twice is stored
 * once.
 * The recipient's settings decide the delivery: mails for the digest or the bell alone are not queued.
 * A held back mail waits for attachments that are created later (completeMail). @returns its id
 */
export async function enqueueMail(
  db: Transaction,
  mail: OutgoingMail,
  { heldBack: isHeldBack = false } = {},
): Promise<number> {
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
      way: deliveryWayOf(mail, isHeldBack),
      html: renderHtml(mail.content, translate, mail.language),
      plain: renderPlain(mail.content, translate),
    })
    .onConflictDoUpdate({
      target: [mails.type, mails.subjectType, mails.subjectId, mails.subjectVersion, mails.recipient],
      set: { type: sql`excluded.type` },
    })
    .returning({ id: mails.id, sentAt: mails.sentAt, way: mails.way });
  if (!row) throw new Error("mail was not stored");
  await storeAttachments(db, row.id, mail.attachments ?? []);
  if (!row.sentAt && !isHeldBack && row.way === "at-once") await queueDelivery(db, row.id);
  return row.id;
}

async function storeAttachments(db: Transaction, mailId: number, attachments: Attachment[]) {
  const rows = attachments.map((attachment, index) => ({ ...attachment, mailId, sequence: index + 1 }));
  if (rows.length > 0) await db.insert(mailAttachments).values(rows).onConflictDoNothing();
}

/** Add the attachments of a held back mail and queue it. A second call changes nothing. */
export async function completeMail(db: Transaction, mailId: number, attachments: Attachment[]) {
  await storeAttachments(db, mailId, attachments);
  await queueDelivery(db, mailId);
}

/** Queue a mail again, sent or failed. Mails for the digest, the bell alone or no delivery are left as they are. */
export async function resendMail(db: Transaction, mailId: number) {
  const [mail] = await db
    .update(mails)
    .set({ sentAt: null, failedAt: null, attempts: 0 })
    .where(and(eq(mails.id, mailId), eq(mails.way, "at-once")))
    .returning({ id: mails.id });
  if (mail) await queueDelivery(db, mail.id);
}
