import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
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

/** The stays of a period, whole, of everybody who was on board of any vessel, or of all who were on board of this one: where else they were decides which day is whose. */
export async function staysIn(db: Executor, period: Period, vesselId?: number): Promise<Stay[]> {
  const ofVessel = db
    .select({ crewId: assignments.crewId })
    .from(assignments)
    .where(and(eq(assignments.vesselId, vesselId ?? 0), aboardIn(period)));
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
    .where(and(aboardIn(period), vesselId ? sql`${assignments.crewId} in ${ofVessel}` : undefined))
    .orderBy(asc(assignments.crewId));
  return rows;
}

/** The same in the database, where only sums are wanted: from which day each stay counts (countedOnce), beside the rank of its seat. */
export const countedStays = ({ from, to }: Period): SQL => sql`(
  select ${assignments.vesselId}, ${assignments.seatId}, ${assignments.crewId}, ${positions.nameEn} as rank,
    greatest(${assignments.checkedInOn}, max(coalesce(${assignments.checkedOutOn}, 'infinity'::date)) over earlier + 1) as counted_from,
    coalesce(${assignments.checkedOutOn}, 'infinity'::date) as until
  from ${assignments}
  join ${seats} on ${seats.id} = ${assignments.seatId}
  join ${positions} on ${positions.id} = ${seats.positionId}
  where ${aboardIn({ from, to })}
  window earlier as (partition by ${assignments.crewId} order by ${assignments.checkedInOn}, ${assignments.id}
    rows between unbounded preceding and 1 preceding)
)`;
