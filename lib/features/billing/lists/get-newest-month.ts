import { sql } from "drizzle-orm";
import { z } from "zod";
import { userActorOf } from "@/lib/platform/access";
import { addMonths, dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { firstDayOf, partsOf } from "@/lib/platform/calendar/months";

/**
 * Return the newest month with rows of any kind, at most the current one in Asia/Jakarta, also the default. Billing
 * opens there. One query. product 5.14
 */
export const getNewestMonth = read({
  name: "billing.get-newest-month",
  access: "billing:view",
  input: z.object({}),
  output: z.object({ month: z.number(), year: z.number() }),
  async run({ db, actor, now }) {
    const { divisionId } = userActorOf(actor);
    const currentMonth = firstDayOf(dayOf(now));
    const end = addMonths(currentMonth, 1);
    const travelExpensesOn = (usage: string, day: string) => sql`
      select max(${sql.raw(day)}) as day from schedules
      join schedule_documents document on document.schedule_id = schedules.id and document.usage = ${usage}
      join vessels on vessels.id = schedules.vessel_id and vessels.division_id = ${divisionId}
      where ${sql.raw(day)} < ${end}::date and document.kind = 'accommodation' and document.removed_at is null and document.price is not null`;
    const [newest] = await db.execute<{ day: string | null }>(sql`
      select max(day)::text as day from (
        select max(month) as day from work_orders where division_id = ${divisionId} and state = 'locked' and vessel_id is not null
          and month < ${end}::date
        union all
        select max(ujbm_months.month) from ujbm_months join ujbm_rows on ujbm_rows.month_id = ujbm_months.id
        where ujbm_months.division_id = ${divisionId} and ujbm_months.month < ${end}::date
        union all
        select max(mcu.scheduled_on) from preparation_mcus mcu join preparations on preparations.id = mcu.preparation_id
        join vessels on vessels.id = preparations.vessel_id and vessels.division_id = ${divisionId}
        where mcu.scheduled_on < ${end}::date and (mcu.result is not null or preparations.ended_at is null)
        union all
        select max((details ->> 'date')::date) from assessments
        where type = 'mcu' and status = 'InProgress' and division_id = ${divisionId} and details ->> 'date' < ${end}
        union all ${travelExpensesOn("OnBoard", "schedules.on_board_date")}
        union all ${travelExpensesOn("OffBoard", "schedules.off_board_date")}
      ) newest`);
    const { months: month, year } = partsOf(firstDayOf(newest?.day ?? currentMonth));
    return { month, year };
  },
});
