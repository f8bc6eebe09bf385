import { and, asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import type { Actor } from "@/lib/access/actor";
import { refused } from "@/lib/platform/errors";
import { resendMail } from "@/lib/platform/mail/outbox";
import type { AuditRecord } from "@/lib/platform/operation";
import type { ScheduleMail } from "../emails/schedule";
import { lockSchedule } from "../lock.queries";
import { tellSchedule } from "../mail.queries";
import { isHistory } from "../status.rules";

type Scope = { db: Transaction; actor: Actor; audit(record: AuditRecord): void };

/** Of which state a mail tells; a change only where somebody was told of one. */
const statesOf: Record<ScheduleMail, readonly number[]> = {
  OnboardScheduling: [3],
  OffboardScheduling: [6],
  ScheduleChanged: [2, 3, 5, 6],
};

const sentOf = (db: Transaction, type: ScheduleMail, scheduleId: number) =>
  db
    .select({ id: mails.id, sentAt: mails.sentAt, version: mails.subjectVersion })
    .from(mails)
    .where(and(eq(mails.type, type), eq(mails.subjectType, "schedule"), eq(mails.subjectId, scheduleId)))
    .orderBy(desc(mails.subjectVersion), asc(mails.id));

/** Makes sure a mail of a schedule is on its way. @returns its ids @throws not-found, rule for one that is not due */
export async function ensureScheduleMail(
  { db, actor, audit }: Scope,
  type: ScheduleMail,
  id: number,
): Promise<number[]> {
  const held = await lockSchedule(db, actor, id, "scheduling:write");
  const { schedule, vessel } = held;
  const known = await sentOf(db, type, id);
  const newest = known.filter(({ version }) => version === known[0]?.version);
  const isDue = !isHistory(schedule) && statesOf[type].includes(schedule.statusId);
  if (!isDue || (type === "ScheduleChanged" && newest.length === 0)) throw refused("scheduling.mailNotDue", { type });
  for (const mail of newest) if (mail.sentAt === null) await resendMail(db, mail.id);
  const mailIds = newest.length > 0 ? newest.map((mail) => mail.id) : await tellSchedule({ db, actor }, type, held);
  audit({ subject: schedule.crewId, divisionId: vessel.divisionId, after: { scheduleId: id, type, mailIds } });
  return mailIds;
}
