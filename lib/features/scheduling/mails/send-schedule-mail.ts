import { and, asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import { refused } from "@/lib/platform/errors";
import { resendMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { scheduleMails, type ScheduleMail } from "../emails/schedule";
import { lockSchedule, type HeldSchedule } from "../lock.queries";
import { recipientsOf, tellSchedule, writeInstructionOf } from "../mail.queries";
import { assertDue } from "./due.rules";
import { scheduleMailSent, sendScheduleMailInput } from "./schema";

type Scope = Parameters<typeof tellSchedule>[0];

const sentOf = (db: Transaction, type: ScheduleMail, scheduleId: number) =>
  db
    .select({ id: mails.id, sentAt: mails.sentAt, version: mails.subjectVersion, recipient: mails.recipient })
    .from(mails)
    .where(and(eq(mails.type, type), eq(mails.subjectType, "schedule"), eq(mails.subjectId, scheduleId)))
    .orderBy(desc(mails.subjectVersion), asc(mails.id));
type Sent = Awaited<ReturnType<typeof sentOf>>[number];

/** Puts one back into the queue: the seafarer's own by way of the joining instruction it waits for. */
async function putBack(db: Transaction, mail: Sent, waits: boolean) {
  if (!waits) return resendMail(db, mail.id);
  await db.update(mails).set({ sentAt: null, failedAt: null, attempts: 0 }).where(eq(mails.id, mail.id));
  await writeInstructionOf(db, mail.id);
}

/** Everybody it concerns by now, as the schedule is now, though they were told before. */
async function tellAgain(scope: Scope, type: ScheduleMail, held: HeldSchedule, newest: readonly Sent[]) {
  const { version } = held.schedule;
  const known = newest.filter((mail) => mail.version === version);
  const mailIds = await tellSchedule(scope, type, held);
  for (const mail of known) if (mail.sentAt !== null && mailIds.includes(mail.id)) await resendMail(scope.db, mail.id);
  return mailIds;
}

/** Makes sure that what was to be sent is on its way. */
async function tellOnce(scope: Scope, type: ScheduleMail, held: HeldSchedule, newest: readonly Sent[]) {
  if (newest.length === 0) return tellSchedule(scope, type, held);
  const own = (await recipientsOf(scope, held)).find(({ isSelf }) => isSelf)?.email;
  for (const mail of newest)
    if (mail.sentAt === null) await putBack(scope.db, mail, held.schedule.statusId === 3 && mail.recipient === own);
  return newest.map(({ id }) => id);
}

/**
 * Makes sure a mail of a schedule is on its way; asking twice sends once. With again everybody it concerns gets it once more, as the schedule
 * is now. Document 3 §7, product 5.16, 5.21
 * @throws not-found, forbidden for who may not save schedules, rule for an unknown type and one that is not due
 */
export const sendScheduleMail = write({
  name: "scheduling.send-mail",
  access: "scheduling:write",
  input: sendScheduleMailInput,
  output: scheduleMailSent,
  async run(scope, { sendEmailType, employeeSchedulingId: id, again }) {
    const { db, actor, audit } = scope;
    const type = scheduleMails.find((known) => known === sendEmailType);
    if (!type) throw refused("mail.unknownType", { types: scheduleMails.join(", ") });
    const held = await lockSchedule(db, actor, id, "scheduling:write");
    const { schedule, vessel } = held;
    const known = await sentOf(db, type, id);
    const newest = known.filter(({ version }) => version === known[0]?.version);
    assertDue(type, schedule, newest.length > 0);
    const mailIds = await (again ? tellAgain : tellOnce)(scope, type, held, newest);
    audit({ subject: schedule.crewId, divisionId: vessel.divisionId, after: { scheduleId: id, type, mailIds, again } });
    return { mailIds, message: "Email sent!" };
  },
});
