import { and, asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import { refused } from "@/lib/platform/errors";
import { resendMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { scheduleMails, type ScheduleMail } from "../emails/schedule";
import { lockSchedule } from "../lock.queries";
import { tellSchedule } from "../mail.queries";
import { isHistory } from "../status.rules";
import { scheduleMailSent, sendScheduleMailInput } from "./schema";

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

/**
 * Makes sure a mail of a schedule is on its way; asking twice sends once. Document 3 §7, product 5.16, 5.21
 * @throws not-found, forbidden for who may not save schedules, rule for an unknown type and one that is not due
 */
export const sendScheduleMail = write({
  name: "scheduling.send-mail",
  access: "scheduling:write",
  input: sendScheduleMailInput,
  output: scheduleMailSent,
  async run(scope, { sendEmailType, employeeSchedulingId: id }) {
    const { db, actor, audit } = scope;
    const type = scheduleMails.find((known) => known === sendEmailType);
    if (!type) throw refused("mail.unknownType", { types: scheduleMails.join(", ") });
    const held = await lockSchedule(db, actor, id, "scheduling:write");
    const { schedule, vessel } = held;
    const known = await sentOf(db, type, id);
    const newest = known.filter(({ version }) => version === known[0]?.version);
    const isDue = !isHistory(schedule) && statesOf[type].includes(schedule.statusId);
    if (!isDue || (type === "ScheduleChanged" && newest.length === 0)) throw refused("scheduling.mailNotDue", { type });
    for (const mail of newest) if (mail.sentAt === null) await resendMail(db, mail.id);
    const mailIds = newest.length > 0 ? newest.map((mail) => mail.id) : await tellSchedule(scope, type, held);
    audit({ subject: schedule.crewId, divisionId: vessel.divisionId, after: { scheduleId: id, type, mailIds } });
    return { mailIds, message: "Email sent!" };
  },
});
