import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { addJob } from "@/db/queue";
import { crew } from "@/db/schema/crew";
import { users } from "@/db/schema/users";
import { payrollPeriods, personMonths } from "@/db/schema/work-orders";
import { languageOf } from "@/lib/features/crew/person-mail.queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { workOrderReadyMail } from "./emails/work-order-ready";

const mostAtOnce = 500;

/**
 * Tells everybody of a locked month that their slip is there, in parts; a month that was opened again meanwhile tells nobody more. At the account's
 * address, else at the one on record; nobody whose record may not be used. Run by the queue only. product 5.16 @throws forbidden for people
 */
export const tellSlipsReady = write({
  name: "work-orders.tell-slips-ready",
  access: "scheduler",
  input: z.object({ periodId: z.int(), after: z.int() }),
  output: z.object({ told: z.number() }),
  async run({ db, audit, unchanged }, { periodId, after }) {
    const rows = await db
      .select({
        crewId: crew.id,
        name: crew.fullName,
        origin: crew.crewOrigin,
        isStopped: sql<boolean>`${crew.processingStoppedAt} is not null or ${crew.erasedAt} is not null`,
        email: sql<string | null>`coalesce(${users.email}, ${crew.email})`,
        language: users.language,
        month: sql<string>`to_char(${payrollPeriods.month}, 'YYYY-MM')`,
      })
      .from(payrollPeriods)
      .innerJoin(
        personMonths,
        and(eq(personMonths.divisionId, payrollPeriods.divisionId), eq(personMonths.month, payrollPeriods.month)),
      )
      .innerJoin(crew, eq(crew.id, personMonths.crewId))
      .leftJoin(users, and(eq(users.crewId, crew.id), isNull(users.deactivatedAt)))
      .where(and(eq(payrollPeriods.id, periodId), isNull(payrollPeriods.unlockedAt), gt(crew.id, after)))
      .orderBy(asc(crew.id))
      .limit(mostAtOnce);
    let told = 0;
    for (const { crewId, name, origin, isStopped, email, language: spoken, month } of rows) {
      if (isStopped || !email) continue;
      const language = languageOf(spoken, origin);
      await enqueueMail(db, {
        type: "WorkOrderReady",
        subject: { type: "payroll-period", id: crewId, version: periodId },
        recipient: email,
        language,
        content: workOrderReadyMail({ name, language, month }),
      });
      told += 1;
    }
    const last = rows.at(-1)?.crewId;
    if (rows.length === mostAtOnce && last !== undefined)
      await addJob(db, "tell-slips-ready", { periodId, after: last }, { key: `slips-ready:${periodId}:${last}` });
    if (told === 0) unchanged();
    else audit({ subject: periodId, after: { told } });
    return { told };
  },
});
