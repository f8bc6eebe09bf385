import { and, asc, gte, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import type { Period } from "@/lib/platform/calendar/period";
import type { OnBoardAssignment } from "./man-days.rules";

/** Match assignments on board on a day of the period; a current one has no end. */
const aboardIn = ({ from, to }: Period): SQL | undefined =>
  and(
    isNotNull(assignments.checkedInOn),
    lte(assignments.checkedInOn, to),
    or(isNull(assignments.checkedOutOn), gte(assignments.checkedOutOn, from)),
  );

/**
 * Match assignments of everyone on board one vessel in the period, on any vessel, because earlier ones decide which
 * days count.
 */
const inScope = (period: Period, vesselId: number | undefined): SQL | undefined =>
  vesselId === undefined
    ? undefined
    : sql`${assignments.crewId} in (select mates.crew_id from ${assignments} as mates
        where mates.vessel_id = ${vesselId} and mates.checked_in_on <= ${period.to}
          and (mates.checked_out_on is null or mates.checked_out_on >= ${period.from}))`;

/** Return complete assignments of people on board in a period, of any vessel or one. */
export async function assignmentsIn(db: Executor, period: Period, vesselId?: number): Promise<OnBoardAssignment[]> {
  const rows = await db
    .select({
      assignmentId: assignments.id,
      crewId: assignments.crewId,
      vesselId: assignments.vesselId,
      seatId: assignments.seatId,
      from: sql<string>`${assignments.checkedInOn}::text`,
      to: assignments.checkedOutOn,
    })
    .from(assignments)
    .where(and(aboardIn(period), inScope(period, vesselId)))
    .orderBy(asc(assignments.crewId));
  return rows;
}

/** Last day of an assignment; a far future day while it lasts. */
const until = sql`coalesce(${assignments.checkedOutOn}, date '9999-12-31')`;

/**
 * The same as countedOnce in SQL, for sums: counted start of each assignment, and rank on a head's seat: 2 master, 1
 * chief engineer.
 */
export const countedAssignments = (period: Period, vesselId?: number): SQL => sql`(
  select ${assignments.vesselId}, ${assignments.seatId}, ${assignments.crewId}, ${until} as until,
    greatest(${assignments.checkedInOn}, max(${until}) over earlier + 1) as counted_from, heads.head_rank
  from ${assignments}
  left join (
    select ${seats.id} as seat_id, case ${positions.nameEn} when 'Master' then 2 else 1 end as head_rank
    from ${seats} join ${positions} on ${positions.id} = ${seats.positionId}
    where ${positions.nameEn} in ('Master', 'Chief Engineer')
  ) as heads on heads.seat_id = ${assignments.seatId}
  where ${and(aboardIn(period), inScope(period, vesselId))}
  window earlier as (partition by ${assignments.crewId} order by ${assignments.checkedInOn}, ${assignments.id}
    rows between unbounded preceding and 1 preceding)
)`;
