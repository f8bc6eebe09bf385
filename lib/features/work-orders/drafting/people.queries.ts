import { and, asc, eq, gt, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { payTimings } from "@/db/enums/work-orders";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { employmentPay, openingBalances, payrollSettings, personMonths, workOrders } from "@/db/schema/work-orders";
import { daysIn, firstDayOf, yearOf, type Month } from "@/lib/platform/calendar/months";
import { taxMonthOf } from "../tax-month.rules";
import { wasOnBoardIn } from "./pay-facts.queries";

/**
 * Match people whose year may be settled without days on board: in its last month all who were taxed, else those who
 * left; also those who left with saved leave. The rules decide each case.
 */
function settlementCandidates(divisionId: number, month: Month): SQL | undefined {
  const lastDay = `${month}-${daysIn(month)}`;
  const divisionPay = sql`(select ${payrollSettings.payTiming} from ${payrollSettings} where ${payrollSettings.divisionId} = ${divisionId})`;
  const employment = sql`(select ${employmentPay.payTiming} from ${employmentPay}
    where ${employmentPay.crewId} = ${crew.id} and ${employmentPay.year} = ${yearOf(month)})`;
  const byTiming = payTimings.map((timing) => {
    const taxMonth = taxMonthOf(month, timing);
    const year = yearOf(taxMonth);
    const taxed = sql`(${crew.id} in (select ${personMonths.crewId} from ${personMonths} where ${personMonths.divisionId} = ${divisionId}
        and ${personMonths.taxMonth} between ${`${year}-01-01`} and ${firstDayOf(taxMonth)} and ${personMonths.month} < ${firstDayOf(month)})
      or ${crew.id} in (select ${openingBalances.crewId} from ${openingBalances} where ${openingBalances.year} = ${year}))`;
    const saved = sql`exists (select from ${workOrders} where ${workOrders.crewId} = ${crew.id} and ${workOrders.leaveSaved} > 0
      and ${workOrders.month} < ${firstDayOf(month)})`;
    const ended = sql`(${crew.resignedOn} <= ${lastDay} or exists (select from ${employmentPay}
      where ${employmentPay.crewId} = ${crew.id} and ${employmentPay.year} in (${yearOf(month)}, ${year}) and ${employmentPay.endsOn} <= ${lastDay}))`;
    const isLast = taxMonth.endsWith("-12");
    return and(
      sql`coalesce(${employment}, ${divisionPay}) = ${timing}`,
      isLast ? or(taxed, and(ended, saved)) : and(ended, or(taxed, saved)),
    );
  });
  return or(...byTiming);
}

/** Match people to draft: on board in the month, with a possible settlement, or with an existing draft. */
const peopleToDraft = (divisionId: number, month: Month) =>
  and(
    eq(crew.divisionId, divisionId),
    or(
      sql`${crew.id} in (select ${assignments.crewId} from ${assignments} where ${wasOnBoardIn(month)})`,
      sql`${crew.id} in (select ${personMonths.crewId} from ${personMonths}
        where ${personMonths.divisionId} = ${divisionId} and ${personMonths.month} = ${firstDayOf(month)})`,
      settlementCandidates(divisionId, month),
    ),
  );

export const countPeople = (db: Executor, divisionId: number, month: Month) =>
  db.$count(crew, peopleToDraft(divisionId, month));

/** Return the next people by id. */
export async function nextPeople(db: Executor, of: { divisionId: number; month: Month }, after: number, limit: number) {
  const rows = await db
    .select({ id: crew.id })
    .from(crew)
    .where(and(peopleToDraft(of.divisionId, of.month), gt(crew.id, after)))
    .orderBy(asc(crew.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
