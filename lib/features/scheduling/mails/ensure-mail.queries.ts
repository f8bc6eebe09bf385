import { and, asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import type { Actor } from "@/lib/access/actor";
import { resendMail } from "@/lib/platform/mail/outbox";
import type { AuditRecord } from "@/lib/platform/operation";
import type { ScheduleMail } from "../emails/schedule";
import { lockSchedule, type HeldSchedule } from "../lock.queries";
import { recipientsOf, tellSchedule, writeInstructionOf } from "../mail.queries";
import { assertDue } from "./due.rules";

type Scope = { db: Transaction; actor: Actor; audit(record: AuditRecord): void };

const sentOf = (db: Transaction, type: ScheduleMail, scheduleId: number) =>
  db
    .select({ id: mails.id, sentAt: mails.sentAt, version: mails.subjectVersion, recipient: mails.recipient })
    .from(mails)
    .where(and(eq(mails.type, type), eq(mails.subjectType, "schedule"), eq(mails.subjectId, scheduleId)))
    .orderBy(desc(mails.subjectVersion), asc(mails.id));
type Sent = Awaited<ReturnType<typeof sentOf>>[number];

/** Requeue a mail. The seafarer's mail first waits for its joining instruction. */
async function putBack(db: Transaction, mail: Sent, waits: boolean) {
  if (!waits) return resendMail(db, mail.id);
  await db.update(mails).set({ sentAt: null, failedAt: null, attempts: 0 }).where(eq(mails.id, mail.id));
  await writeInstructionOf(db, mail.id);
}

/** Notify all current recipients again with the current schedule. */
async function tellAgain({ db, actor }: Scope, type: ScheduleMail, held: HeldSchedule, newest: readonly Sent[]) {
  const { version } = held.schedule;
  const known = newest.filter((mail) => mail.version === version);
  const mailIds = await tellSchedule({ db, actor }, type, held);
  for (const mail of known) if (mail.sentAt !== null && mailIds.includes(mail.id)) await resendMail(db, mail.id);
  return mailIds;
}

/** Ensure that the mails are queued or sent. */
async function tellOnce({ db, actor }: Scope, type: ScheduleMail, held: HeldSchedule, newest: readonly Sent[]) {
  if (newest.length === 0) return tellSchedule({ db, actor }, type, held);
  const own = (await recipientsOf({ db, actor }, held)).find(({ isSelf }) => isSelf)?.email;
  for (const mail of newest)
    if (mail.sentAt === null) await putBack(db, mail, held.schedule.statusId === 3 && mail.recipient === own);
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
  const held = await lockSchedule(db, actor, id, "scheduling:write");
  const { schedule, vessel } = held;
  const known = await sentOf(db, type, id);
  const newest = known.filter(({ version }) => version === known[0]?.version);
  assertDue(type, schedule, newest.length > 0);
  const mailIds = await (again ? tellAgain : tellOnce)(scope, type, held, newest);
  audit({ subject: schedule.crewId, divisionId: vessel.divisionId, after: { scheduleId: id, type, mailIds, again } });
  return mailIds;
}
