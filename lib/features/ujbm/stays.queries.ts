import { and, asc, gte, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import type { Period } from "@/lib/platform/calendar/period";
import type { Stay } from "./man-days.rules";

/** Assignments somebody was on board by on a day of the period; a stay that lasts has no end. */
const aboardIn = ({ from, to }: Period): SQL | undefined =>
  and(
    isNotNull(assignments.checkedInOn),
    lte(assignments.checkedInOn, to),
    or(isNull(assignments.checkedOutOn), gte(assignments.checkedOutOn, from)),
  );

/** Stays of whoever was on board of one vessel in the period; of no vessel, everybody's. Where else they were decides which day is whose. */
const ofWhom = (period: Period, vesselId: number | undefined): SQL | undefined =>
  vesselId === undefined
    ? undefined
    : sql`${assignments.crewId} in (select mates.crew_id from ${assignments} as mates
        where mates.vessel_id = ${vesselId} and mates.checked_in_on <= ${period.to}
          and (mates.checked_out_on is null or mates.checked_out_on >= ${period.from}))`;

/** The stays of a period, whole, of everybody who was on board of any vessel, or of all who were on board of this one. */
export async function staysIn(db: Executor, period: Period, vesselId?: number): Promise<Stay[]> {
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
    .where(and(aboardIn(period), ofWhom(period, vesselId)))
    .orderBy(asc(assignments.crewId));
  return rows;
}

/** The last day of a stay that lasts: some day beyond all months. */
const until = sql`coalesce(${assignments.checkedOutOn}, date '9999-12-31')`;

/** The same in the database, where only sums are wanted: from which day each stay counts (countedOnce), and on a head's seat which: 2 for the master, 1 for the chief engineer. */
export const countedStays = (period: Period, vesselId?: number): SQL => sql`(
  select ${assignments.vesselId}, ${assignments.seatId}, ${assignments.crewId}, ${until} as until,
    greatest(${assignments.checkedInOn}, max(${until}) over earlier + 1) as counted_from, heads.head_rank
  from ${assignments}
  left join (
    select ${seats.id} as seat_id, case ${positions.nameEn} when 'Master' then 2 else 1 end as head_rank
    from ${seats} join ${positions} on ${positions.id} = ${seats.positionId}
    where ${positions.nameEn} in ('Master', 'Chief Engineer')
  ) as heads on heads.seat_id = ${assignments.seatId}
  where ${and(aboardIn(period), ofWhom(period, vesselId))}
  window earlier as (partition by ${assignments.crewId} order by ${assignments.checkedInOn}, ${assignments.id}
    rows between unbounded preceding and 1 preceding)
)`;
