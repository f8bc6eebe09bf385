import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";

/** Days before sign-off from which an appraisal counts as the sign-off report. product 5.5b */
export const reportDaysBeforeSignOff = 30;

/**
 * Whether an appraisal is the sign-off report of an assignment that ends on a day. @param x the alias of appraisals in
 * the query
 */
export const isSignOffReport = (x: SQL, leavesOn: SQL) =>
  sql`(${x}.reason = 'seafarer signing off vessel' or ${x}.date_of_report >= ${leavesOn} - ${sql.raw(String(reportDaysBeforeSignOff))})`;

/**
 * An Approved appraisal as other topics use it. average: 1 to 5, null where an uploaded report has none. reEmployed:
 * null where it was not decided.
 */
export type ApprovedAppraisal = { dateOfReport: string; average: number | null; reEmployed: boolean | null };

/** Return false if either decision on re-employment is No. @param x the alias of appraisals in the query */
export const reEmployed = (x: SQL) =>
  sql`case when ${x}.to_be_reemployed is false or ${x}.reemploy_in_rank is false then false else coalesce(${x}.to_be_reemployed, ${x}.reemploy_in_rank) end`;

/** Select Approved appraisals, latest first. */
export const latestApproved = (x: SQL) =>
  sql`${x}.review_status = 'Approved' order by ${x}.date_of_report desc, ${x}.id desc`;

/** How many of the last Approved appraisals are shown. */
const maxReports = 2;
/** Select the last two Approved appraisals of a person, newest first, as a column of an outer query. */
export const lastAppraisals = (crewId: SQL) => sql<ApprovedAppraisal[]>`(
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
    select x.date_of_report::text as "dateOfReport", x.average_score as average, ${reEmployed(sql`x`)} as "reEmployed"
    from appraisals x where x.crew_id = ${crewId} and ${latestApproved(sql`x`)} limit ${sql.raw(String(maxReports))}
  ) r
)`;

/**
 * Select the day the last assignment ended if it has no Approved sign-off report, as a column of an outer query; null
 * otherwise.
 */
export const lastSignOffWithoutAppraisal = (crewId: SQL) => sql<string | null>`(
  select l.checked_out_on from (
    select a.id, a.checked_out_on from assignments a join schedules s on s.assignment_id = a.id
    where a.crew_id = ${crewId} and a.checked_out_on is not null and s.status_id = 7 and s.cancelled_at is null
    order by a.checked_out_on desc, a.id desc limit 1
  ) l where not exists (
    select from appraisals x where x.assignment_id = l.id and x.review_status = 'Approved' and ${isSignOffReport(sql`x`, sql`l.checked_out_on`)}
  )
)`;

/**
 * Return the average of the latest Approved appraisal with a score since a day, over these people; null if there is
 * none. @param since yyyy-MM-dd
 */
export async function lastAverageOf(db: Executor, crewIds: readonly number[], since: string): Promise<number | null> {
  const [row] = await db.execute<{ average: number }>(sql`
    select x.average_score as average from appraisals x
    where x.crew_id = any(${`{${crewIds.join(",")}}`}::int[]) and x.average_score is not null and x.date_of_report >= ${since}
      and ${latestApproved(sql`x`)} limit 1`);
  return row?.average ?? null;
}
