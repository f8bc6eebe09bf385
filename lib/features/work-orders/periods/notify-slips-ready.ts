import { and, asc, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { addJob } from "@/db/queue";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { payrollPeriods, personMonths } from "@/db/schema/work-orders";
import { monthText } from "@/lib/features/accounting-periods/queries";
import { languageOf } from "@/lib/features/crew/recipients/person-mail.queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { workOrderReadyMail } from "./emails/work-order-ready";

const batchSize = 500;

const input = z.union([z.object({ periodId: z.int(), after: z.int() }), z.object({ lockId: z.int() })]);
type Lock = z.output<typeof input>;

/** Match the slips a current lock froze: the next ones of a month, or those of a separate lock. */
function slipsOfLock(lock: Lock): SQL | undefined {
  if ("lockId" in lock) return eq(personMonths.lockId, lock.lockId);
  const isLockActive = sql`exists (select from ${payrollPeriods} where ${payrollPeriods.id} = ${lock.periodId} and ${payrollPeriods.unlockedAt} is null
    and ${payrollPeriods.divisionId} = ${personMonths.divisionId} and ${payrollPeriods.month} = ${personMonths.month})`;
  return and(isLockActive, isNull(personMonths.lockId), gt(crew.id, lock.after));
}

const subjectOf = (lock: Lock, crewId: number) =>
  "lockId" in lock
    ? { type: "payroll-slip-lock", id: crewId, version: lock.lockId }
    : { type: "payroll-period", id: crewId, version: lock.periodId };

/**
 * Notify people of a locked month or separate lock that their slip is ready, in parts. An unlocked month notifies no
 * one else. Uses the account's address, else the one on record; stopped records are skipped. Run by the queue only.
 * product 5.16 @throws forbidden for people
 */
export const notifySlipsReady = write({
  name: "work-orders.tell-slips-ready",
  access: "scheduler",
  input,
  output: z.object({ told: z.number() }),
  async run({ db, audit, unchanged }, lock) {
    const rows = await db
      .select({
        crewId: crew.id,
        name: crew.fullName,
        origin: crew.crewOrigin,
        isStopped: sql<boolean>`${crew.processingStoppedAt} is not null or ${crew.erasedAt} is not null`,
        email: sql<string | null>`coalesce(${users.email}, ${crew.email})`,
        language: users.language,
        month: monthText(personMonths.month),
      })
      .from(personMonths)
      .innerJoin(crew, eq(crew.id, personMonths.crewId))
      .leftJoin(users, and(eq(users.crewId, crew.id), isNull(users.deactivatedAt)))
      .where(and(eq(personMonths.state, "locked"), slipsOfLock(lock)))
      .orderBy(asc(crew.id))
      .limit(batchSize);
    let notified = 0;
    for (const { crewId, name, origin, isStopped, email, language: accountLanguage, month } of rows) {
      if (isStopped || !email) continue;
      const language = languageOf(accountLanguage, origin);
      await enqueueMail(db, {
        type: "WorkOrderReady",
        subject: subjectOf(lock, crewId),
        recipient: email,
        language,
        content: workOrderReadyMail({ name, language, month }),
      });
      notified += 1;
    }
    const last = rows.at(-1)?.crewId;
    if ("periodId" in lock && rows.length === batchSize && last !== undefined)
      await addJob(db, "tell-slips-ready", { ...lock, after: last }, { key: `slips-ready:${lock.periodId}:${last}` });
    if (notified === 0) unchanged();
    else audit({ subject: "periodId" in lock ? lock.periodId : lock.lockId, after: { told: notified } });
    return { told: notified };
  },
});
