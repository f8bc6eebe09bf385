import { and, asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import type { Actor } from "@/lib/access/actor";
import { resendMail } from "@/lib/platform/mail/outbox";
import type { AuditRecord } from "@/lib/platform/operation";
import type { ScheduleMail } from "../emails/schedule";
import { lockSchedule, type LockedSchedule } from "../lock.queries";
import { recipientsOf, notifySchedule, writeInstructionOf } from "../mail.queries";
import { assertDue } from "./due-mail.rules";

type Scope = { db: Transaction; actor: Actor; audit(record: AuditRecord): void };

const sentOf = (db: Transaction, type: ScheduleMail, scheduleId: number) =>
  db
    .select({ id: mails.id, sentAt: mails.sentAt, version: mails.subjectVersion, recipient: mails.recipient })
    .from(mails)
    .where(and(eq(mails.type, type), eq(mails.subjectType, "schedule"), eq(mails.subjectId, scheduleId)))
    .orderBy(desc(mails.subjectVersion), asc(mails.id));
type Sent = Awaited<ReturnType<typeof sentOf>>[number];

/** Requeue a mail. The seafarer's mail first waits for its joining instruction. */
async function requeueMail(db: Transaction, mail: Sent, awaitsAttachment: boolean) {
  if (!awaitsAttachment) return resendMail(db, mail.id);
  await db.update(mails).set({ sentAt: null, failedAt: null, attempts: 0 }).where(eq(mails.id, mail.id));
  await writeInstructionOf(db, mail.id);
}

/** Notify all current recipients again with the current schedule. */
async function notifyAgain({ db, actor }: Scope, type: ScheduleMail, locked: LockedSchedule, newest: readonly Sent[]) {
  const { version } = locked.schedule;
  const currentMails = newest.filter((mail) => mail.version === version);
  const mailIds = await notifySchedule({ db, actor }, type, locked);
  for (const mail of currentMails) if (mail.sentAt !== null && mailIds.includes(mail.id)) await resendMail(db, mail.id);
  return mailIds;
}

/** Ensure that the mails are queued or sent. */
async function notifyOnce({ db, actor }: Scope, type: ScheduleMail, locked: LockedSchedule, newest: readonly Sent[]) {
  if (newest.length === 0) return notifySchedule({ db, actor }, type, locked);
  const ownAddress = (await recipientsOf({ db, actor }, locked)).find(({ isSelf }) => isSelf)?.email;
  for (const mail of newest)
    if (mail.sentAt === null)
      await requeueMail(db, mail, locked.schedule.statusId === 3 && mail.recipient === ownAddress);
  return newest.map(({ id }) => id);
}

/**
 * Ensure that a schedule mail is queued; a repeated call sends once. again sends it to all recipients once more.
 * @returns its ids @throws not-found, rule for a mail that is not due
 */
export async function ensureScheduleMail(
  scope: Scope,
  { type, id, again = false }: { type: ScheduleMail; id: number; again?: boolean | undefined },
): Promise<number[]> {
  const { db, actor, audit } = scope;
  const locked = await lockSchedule(db, actor, id, "scheduling:write");
  const { schedule, vessel } = locked;
  const sentMails = await sentOf(db, type, id);
  const newest = sentMails.filter(({ version }) => version === sentMails[0]?.version);
  assertDue(type, schedule, newest.length > 0);
  const mailIds = await (again ? notifyAgain : notifyOnce)(scope, type, locked, newest);
  audit({ subject: schedule.crewId, divisionId: vessel.divisionId, after: { scheduleId: id, type, mailIds, again } });
  return mailIds;
}
