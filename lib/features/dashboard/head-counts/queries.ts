import { and, count, eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew, crewStatusChanges } from "@/db/schema/crew";
import { headCounts } from "@/db/schema/dashboard";
import { dayWithin } from "@/db/date-ranges";
import type { Actor } from "@/lib/access/actor";
import { retentionRate } from "./retention.rules";

type RetentionQuery = { db: Executor; actor: Actor; year: string };
const divisionOf = (actor: Actor) => (actor.kind === "user" ? actor.divisionId : 0);

/** All employees of a division, which are those who have not resigned. */
const employed = sql<number>`(${headCounts.onBoard} + ${headCounts.offBoard} + ${headCounts.blacklist})`;

/**
 * Count resignations of the year by class; an end of contract without return is voluntary.
 * `offset 0` makes the planner read the division's people once instead of one by one.
 */
const leaversOf = ({ db, actor, year }: RetentionQuery) =>
  db
    .select({ name: crewStatusChanges.resignationClass, total: count() })
    .from(crewStatusChanges)
    .where(
      and(
        // Same expression as in the partial index, so that it is used.
        sql`${crewStatusChanges.event} = 'resigned'`,
        dayWithin(crewStatusChanges.effectiveOn, year),
        sql`${crewStatusChanges.crewId} in (select ${crew.id} from ${crew} where ${crew.divisionId} = ${divisionOf(actor)} offset 0)`,
      ),
    )
    .groupBy(crewStatusChanges.resignationClass);

const headCountRangeOf = ({ db, actor, year }: RetentionQuery) =>
  db
    .select({ highest: sql<number | null>`max(${employed})::int`, lowest: sql<number | null>`min(${employed})::int` })
    .from(headCounts)
    .where(and(eq(headCounts.divisionId, divisionOf(actor)), dayWithin(headCounts.day, year)));

/**
 * Return the year's retention of a division in per cent, so far for the present year. null without head counts. product
 * 5.7
 */
export async function retentionOf(query: RetentionQuery): Promise<number | null> {
  const [leavers, [range]] = await Promise.all([leaversOf(query), headCountRangeOf(query)]);
  const { highest = null, lowest = null } = range ?? {};
  if (highest === null || lowest === null) return null;
  const byClass = leavers.map(({ name, total }) => [name ?? "voluntary", total] as const);
  return retentionRate(Object.fromEntries(byClass), { highest, lowest });
}

/** Days before today in which missing counts are calculated, enough for a chart of two years. */
const lookBackDays = 800;

/**
 * Count the employees of each division today, and calculate missing days from later changes of status.
 * A person counts from their first recorded change, else from the day they joined.
 * @param today yyyy-MM-dd @returns the number of stored counts
 */
export async function storeHeadCounts(db: Executor, today: string, now: Date): Promise<number> {
  const rows = await db.execute<{ day: string }>(sql`
    with days as (
      select d.id as division_id, generated::date as day
      from divisions d cross join generate_series(${today}::date - ${lookBackDays}::int, ${today}::date, interval '1 day') as generated
      where not exists (select from head_counts h where h.division_id = d.id and h.day = generated::date)
    ), steps as (
      select c.division_id, s.effective_on as day, s.to_status as status, 1 as step
      from crew_status_changes s join crew c on c.id = s.crew_id
      union all
      select c.division_id, s.effective_on, s.from_status, -1
      from crew_status_changes s join crew c on c.id = s.crew_id where s.from_status is not null
      union all
      select c.division_id, c.joined_on, c.status, 1
      from crew c where not exists (select from crew_status_changes s where s.crew_id = c.id)
    ), after as (
      select division_id, day, status, sum(step)::int as step from steps group by division_id, day, status
    ), here as (
      select division_id, status, count(*)::int as people from crew group by division_id, status
    ), reckoned as (
      select days.division_id, days.day, wanted.status,
        coalesce((select people from here where here.division_id = days.division_id and here.status = wanted.status), 0)
        - coalesce((select sum(step) from after where after.division_id = days.division_id and after.status = wanted.status and after.day > days.day), 0) as people
      from days cross join (values ('on-board'), ('off-board'), ('blacklist')) as wanted(status)
    )
    insert into head_counts (division_id, day, on_board, off_board, blacklist, is_reckoned, created_at)
    select division_id, day,
      greatest(max(people) filter (where status = 'on-board'), 0), greatest(max(people) filter (where status = 'off-board'), 0),
      greatest(max(people) filter (where status = 'blacklist'), 0), day < ${today}::date, ${now.toISOString()}::timestamptz
    from reckoned group by division_id, day
    on conflict do nothing
    returning day::text`);
  return rows.length;
}
