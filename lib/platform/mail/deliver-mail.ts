import { and, asc, eq, isNull } from "drizzle-orm";
import nodemailer from "nodemailer";
import { z } from "zod";
import { database, type Transaction } from "@/db/client";
import { mailAttachments, mails } from "@/db/schema/mail";
import { addJob } from "@/db/queue";
import { companySetting } from "./company";
import { log } from "../log";
import { mailSenderAddress } from "./sender-address";

const retryMinutes = [1, 5, 30, 120];
type Mail = typeof mails.$inferSelect;

async function attachmentsOf(db: Transaction, mail: Mail) {
  const rows = await db
    .select()
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mail.id))
    .orderBy(asc(mailAttachments.sequence));
  return rows.map(({ name, contentType, content }) => ({ filename: name, contentType, content }));
}

type Attached = Awaited<ReturnType<typeof attachmentsOf>>[number];

/**
 * A single invitation is also sent as an alternative of the text, because some programs offer to accept it only there.
 */
function calendarOf(attachments: readonly Attached[]) {
  const [invitation, ...others] = attachments.filter(({ contentType }) => contentType.startsWith("text/calendar"));
  if (!invitation || others.length > 0) return null;
  const method = /method=(\w+)/.exec(invitation.contentType)?.[1] ?? "REQUEST";
  return { attachment: invitation, event: { method, filename: invitation.filename, content: invitation.content } };
}

async function send(db: Transaction, mail: Mail) {
  // Without an SMTP server mails are stored and can be read on the mailbox page.
  if (!process.env.SMTP_URL) return;
  const host = new URL(process.env.AUTH_URL ?? "http://localhost").hostname;
  // The address belongs to the options; as a second argument the rest would be message defaults.
  const transport = nodemailer.createTransport({
    url: process.env.SMTP_URL,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    name: host,
  });
  const attachments = await attachmentsOf(db, mail);
  const calendar = calendarOf(attachments);
  const replyTo = companySetting("COMPANY_EMAIL");
  const { name, email } = mailSenderAddress();
  await transport.sendMail({
    from: { name, address: email },
    to: mail.recipient,
    subject: mail.title,
    text: mail.plain,
    html: mail.html,
    attachments: attachments.filter((attached) => attached !== calendar?.attachment),
    ...(calendar ? { icalEvent: calendar.event } : {}),
    ...(replyTo ? { replyTo } : {}),
    messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  });
}

async function recordFailure(db: Transaction, mail: Mail, error: unknown) {
  const retryAfter = retryMinutes[mail.attempts];
  const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
  const failedAt = retryAfter === undefined ? new Date() : null;
  await db
    .update(mails)
    .set({ attempts: mail.attempts + 1, lastError, failedAt })
    .where(eq(mails.id, mail.id));
  log.warn({ mailId: mail.id, type: mail.type, attempts: mail.attempts + 1 }, "mail not sent");
  if (retryAfter !== undefined)
    await addJob(
      db,
      "deliver-mail",
      { mailId: mail.id },
      { key: `mail:${mail.id}:${mail.attempts + 1}`, runAt: new Date(Date.now() + retryAfter * 60_000) },
    );
  else await addJob(db, "tell-failed-mail", { mailId: mail.id }, { key: `failed-mail:${mail.id}` });
}

/**
 * Send one mail of the outbox under a row lock, so that two workers never send it twice. Retry after 1, 5, 30 and 120
 * minutes, then notify administrators. product 5.16
 */
export async function deliverMail(payload: unknown) {
  const { mailId } = z.object({ mailId: z.number().int() }).parse(payload);
  await database().transaction(async (db) => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), isNull(mails.sentAt), isNull(mails.failedAt)))
      .for("update", { skipLocked: true });
    if (!mail) return;
    try {
      await send(db, mail);
      await db
        .update(mails)
        .set({ sentAt: new Date(), attempts: mail.attempts + 1 })
        .where(eq(mails.id, mail.id));
      log.info({ mailId: mail.id, type: mail.type }, "mail sent");
    } catch (error) {
      await recordFailure(db, mail, error);
    }
  });
}
