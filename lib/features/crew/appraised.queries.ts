import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";

/** Days before somebody leaves from which a report is one on the stay's end. product 5.5b */
export const reportDaysBefore = 30;

/** Whether a report is one on the end of a stay that ends on a day. @param x the alias of appraisals in the query */
export const isOnTheEnd = (x: SQL, leavesOn: SQL) =>
  sql`(${x}.reason = 'seafarer signing off vessel' or ${x}.date_of_report >= ${leavesOn} - ${sql.raw(String(reportDaysBefore))})`;

/** An Approved report as it counts elsewhere. average: 1 to 5, null where an uploaded one named none; reEmployed: null where nothing was decided. */
export type Appraised = { dateOfReport: string; average: number | null; reEmployed: boolean | null };

/** No where either decision on employing somebody again is No. @param x the alias of appraisals in the query */
export const reEmployed = (x: SQL) =>
  sql`case when ${x}.to_be_reemployed is false or ${x}.reemploy_in_rank is false then false else coalesce(${x}.to_be_reemployed, ${x}.reemploy_in_rank) end`;

/** The conditions and the order of somebody's last Approved reports, newest first. */
export const isLastApproved = (x: SQL) =>
  sql`${x}.review_status = 'Approved' order by ${x}.date_of_report desc, ${x}.id desc`;

/** Of whom the two last Approved reports are told. */
const told = 2;
/** The last two Approved reports of a person, newest first, as a column of an outer query. */
export const lastAppraisals = (crewId: SQL) => sql<Appraised[]>`(
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
    select x.date_of_report::text as "dateOfReport", x.average_score as average, ${reEmployed(sql`x`)} as "reEmployed"
    from appraisals x where x.crew_id = ${crewId} and ${isLastApproved(sql`x`)} limit ${sql.raw(String(told))}
  ) r
)`;

/** The day somebody's last stay ended, while no report on its end is Approved, as a column of an outer query; null where there is one. */
export const lastUnappraised = (crewId: SQL) => sql<string | null>`(
  select l.checked_out_on from (
    select a.id, a.checked_out_on from assignments a join schedules s on s.assignment_id = a.id
    where a.crew_id = ${crewId} and a.checked_out_on is not null and s.status_id = 7 and s.cancelled_at is null
    order by a.checked_out_on desc, a.id desc limit 1
  ) l where not exists (
    select from appraisals x where x.assignment_id = l.id and x.review_status = 'Approved' and ${isOnTheEnd(sql`x`, sql`l.checked_out_on`)}
  )
)`;

/** The average of the last Approved report since a day that has one, of any of these people; null where there is none. @param since yyyy-MM-dd */
export async function lastAverageOf(db: Executor, crewIds: readonly number[], since: string): Promise<number | null> {
  const [found] = await db.execute<{ average: number }>(sql`
    select x.average_score as average from appraisals x
    where x.crew_id = any(${`{${crewIds.join(",")}}`}::int[]) and x.average_score is not null and x.date_of_report >= ${since}
      and ${isLastApproved(sql`x`)} limit 1`);
  return found?.average ?? null;
}
